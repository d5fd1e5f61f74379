import type { ConnectionFound } from '#contract/connection.ts';
import { folderSource } from './folderSource.ts';
import { httpsSource } from './httpsSource.ts';
import { mysqlSource } from './mysqlSource.ts';
import { postgresSource } from './postgresSource.ts';
import type { OpenConnection, SourceAnswer, SourceQuestion } from './source.ts';

const SOURCES = { https: httpsSource, postgresql: postgresSource, mysql: mysqlSource, folder: folderSource };

/** Asks a source. Throws SourceFailure or OutFailure. */
export function fetchSource(connection: OpenConnection, question: SourceQuestion): Promise<SourceAnswer> {
  return byKind(connection, {
    https: (each) => SOURCES.https.fetch(each, question),
    postgresql: (each) => SOURCES.postgresql.fetch(each, question),
    mysql: (each) => SOURCES.mysql.fetch(each, question),
    folder: (each) => SOURCES.folder.fetch(each, question),
  });
}

/** What a source says when it is tried. Throws as `fetchSource`. */
export function testSource(connection: OpenConnection): Promise<ConnectionFound> {
  return byKind(connection, {
    https: (each) => SOURCES.https.test(each),
    postgresql: (each) => SOURCES.postgresql.test(each),
    mysql: (each) => SOURCES.mysql.test(each),
    folder: (each) => SOURCES.folder.test(each),
  });
}

type Kind = OpenConnection['settings']['kind'];

function byKind<T>(
  { settings, ...rest }: OpenConnection,
  on: { readonly [Each in Kind]: (connection: OpenConnection<Each>) => T },
): T {
  switch (settings.kind) {
    case 'https':
      return on.https({ ...rest, settings });
    case 'postgresql':
      return on.postgresql({ ...rest, settings });
    case 'mysql':
      return on.mysql({ ...rest, settings });
    case 'folder':
      return on.folder({ ...rest, settings });
  }
}
