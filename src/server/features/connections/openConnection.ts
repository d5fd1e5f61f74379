import type { ConnectionSettings } from '#contract/connection.ts';
import type { Sealing } from '#server/base/sealing.ts';
import type { StoredConnection } from './connectionRepository.ts';
import type { FeedPlaces } from './sources/feedOrigins.ts';
import type { OpenConnection } from './sources/source.ts';
import { SourceFailure } from './sources/sourceFailure.ts';

/** Where the secret of a connection is sent: sealed for it, it cannot be made to be sent elsewhere. */
export function placeOf(id: string, settings: ConnectionSettings): string {
  switch (settings.kind) {
    case 'https': {
      const { url, auth, user, header } = settings;
      return `${id} ${URL.canParse(url) ? new URL(url).origin : ''} ${auth} ${user ?? ''} ${header ?? ''}`;
    }
    case 'postgresql':
    case 'mysql': {
      const { kind, host, port, user } = settings;
      return `${id} ${kind} ${host.toLowerCase()}:${port} ${user}`;
    }
    case 'folder':
      return `${id} folder`;
  }
}

/** Throws SourceFailure (`secret_lost`) where its secret was sealed with another key. */
export function openConnection(
  { id, settings, sealed }: Pick<StoredConnection, 'id' | 'settings' | 'sealed'>,
  { sealing, places }: { readonly sealing: Sealing; readonly places: FeedPlaces },
): OpenConnection {
  const secret = sealed === null ? null : sealing.open(sealed, placeOf(id, settings));
  if (sealed !== null && secret === null) throw new SourceFailure('secret_lost');
  return { settings, secret, places };
}

/** In a line, as people name it; it never holds a secret. */
const USUAL_PORT = { postgresql: 5432, mysql: 3306 } as const;

export function addressLine(settings: ConnectionSettings): string {
  switch (settings.kind) {
    case 'https': {
      if (!URL.canParse(settings.url)) return settings.url;
      const { host, pathname } = new URL(settings.url);
      return `${host}${pathname === '/' ? '' : pathname}`;
    }
    case 'postgresql':
    case 'mysql':
      // Two servers of one machine differ in their ports alone.
      return `${settings.host}${settings.port === USUAL_PORT[settings.kind] ? '' : `:${settings.port}`}/${settings.database}`;
    case 'folder':
      return settings.folder;
  }
}
