import type { ConnectionFound } from '#contract/connection.ts';
import type { OpenConnection, Source, SourceAnswer, SourceQuestion } from './source.ts';

/** A source with its connection. */
export type LoadedSource = {
  /** Throws SourceFailure or OutFailure. */
  readonly fetch: (question: SourceQuestion) => Promise<SourceAnswer>;
  /** What it says when it is tried. Throws as `fetch`. */
  readonly test: () => Promise<ConnectionFound>;
};

/** Each kind is loaded on use: a process asks one of them. */
export async function loadSource({ settings, ...rest }: OpenConnection): Promise<LoadedSource> {
  switch (settings.kind) {
    case 'https':
      return withConnection((await import('./httpsSource.ts')).httpsSource, { ...rest, settings });
    case 'postgresql':
      return withConnection((await import('./postgresSource.ts')).postgresSource, { ...rest, settings });
    case 'mysql':
      return withConnection((await import('./mysqlSource.ts')).mysqlSource, { ...rest, settings });
    case 'folder':
      return withConnection((await import('./folderSource.ts')).folderSource, { ...rest, settings });
  }
}

type Kind = OpenConnection['settings']['kind'];

function withConnection<Each extends Kind>(source: Source<Each>, connection: OpenConnection<Each>): LoadedSource {
  return { fetch: (question) => source.fetch(connection, question), test: () => source.test(connection) };
}
