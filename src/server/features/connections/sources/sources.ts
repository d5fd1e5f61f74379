import type { ConnectionFound } from '#contract/connection.ts';
import type { OpenConnection, Source, SourceAnswer, SourceQuestion } from './source.ts';

/** Asks a source. Throws SourceFailure or OutFailure. */
export function fetchSource(connection: OpenConnection, question: SourceQuestion): Promise<SourceAnswer> {
  return withSource(connection, async (source, opened) => source.fetch(opened, question));
}

/** What a source says when it is tried. Throws as `fetchSource`. */
export function testSource(connection: OpenConnection): Promise<ConnectionFound> {
  return withSource(connection, async (source, opened) => source.test(opened));
}

type Kind = OpenConnection['settings']['kind'];

/** Each is loaded on use: a process asks one of them. */
async function withSource<T>(
  { settings, ...rest }: OpenConnection,
  ask: <Each extends Kind>(source: Source<Each>, connection: OpenConnection<Each>) => Promise<T>,
): Promise<T> {
  switch (settings.kind) {
    case 'https':
      return ask((await import('./httpsSource.ts')).httpsSource, { ...rest, settings });
    case 'postgresql':
      return ask((await import('./postgresSource.ts')).postgresSource, { ...rest, settings });
    case 'mysql':
      return ask((await import('./mysqlSource.ts')).mysqlSource, { ...rest, settings });
    case 'folder':
      return ask((await import('./folderSource.ts')).folderSource, { ...rest, settings });
  }
}
