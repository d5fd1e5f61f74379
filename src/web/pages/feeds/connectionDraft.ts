import type { CONNECTION_AUTHS, ConnectionSettings } from '#contract/connection.ts';

export type ConnectionDraft = {
  readonly kind: ConnectionSettings['kind'];
  readonly url: string;
  readonly auth: (typeof CONNECTION_AUTHS)[number];
  readonly user: string;
  readonly header: string;
  readonly redirects: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly isEncrypted: boolean;
  readonly folder: string;
};

export const EMPTY: ConnectionDraft = {
  kind: 'https',
  url: '',
  auth: 'none',
  user: '',
  header: '',
  redirects: '',
  host: '',
  port: '',
  database: '',
  isEncrypted: true,
  folder: '',
};

export function draftOf(settings: ConnectionSettings): ConnectionDraft {
  switch (settings.kind) {
    case 'https':
      return {
        ...EMPTY,
        url: settings.url,
        auth: settings.auth,
        user: settings.user ?? '',
        header: settings.header ?? '',
        redirects: settings.redirect_hosts.join(', '),
      };
    case 'folder':
      return { ...EMPTY, kind: 'folder', folder: settings.folder };
    default:
      return {
        ...EMPTY,
        kind: settings.kind,
        host: settings.host,
        port: String(settings.port),
        database: settings.database,
        user: settings.user,
        isEncrypted: settings.is_encrypted,
      };
  }
}

export function settingsOf(
  draft: ConnectionDraft,
  before: ConnectionSettings | null,
  folders: readonly string[],
): object {
  // A certificate is set by the calls alone, and kept.
  const certificate = before !== null && before.kind !== 'folder' ? before.certificate : null;
  const { kind, url, auth, user, header, redirects, host, port, database, isEncrypted, folder } = draft;
  if (kind === 'folder') return { kind, folder: folder || (folders[0] ?? '') };
  if (kind === 'https') {
    return {
      kind,
      url: url.trim(),
      auth,
      user: auth === 'basic' ? user : null,
      header: auth === 'header' ? header : null,
      redirect_hosts: redirects.split(',').flatMap((each) => each.trim().toLowerCase() || []),
      certificate,
    };
  }
  return { kind, host: host.trim(), port: Number(port), database, user, is_encrypted: isEncrypted, certificate };
}
