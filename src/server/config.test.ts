import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { ConfigError, readConfig } from './config.ts';

function linesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      webhookHosts: [],
      feedPlaces: { origins: [], folders: new Map() },
      sealingKey: null,
      planCreation: null,
      port: 4600,
      host: '127.0.0.1',
      dataFolder: resolve('data'),
      databaseUrl: null,
      databaseReplicaUrls: [],
      databaseListenUrl: null,
      databasePool: 10,
      publicUrl: null,
      hasDemo: true,
      hasGuide: true,
      hasGallery: false,
      administrator: null,
      today: null,
      trustedProxies: [],
      mail: null,
      oidc: null,
      metricsToken: null,
      backups: null,
    });
  });

  it('counts an empty value as not set', () => {
    expect(readConfig({ PORT: '', MILEPOST_TODAY: '' })).toEqual(readConfig({}));
  });

  it('is read with every variable set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      MILEPOST_DATA: '/srv/milepost',
      DATABASE_URL: 'postgres://ada:secret@db.example.org/milepost',
      DATABASE_REPLICA_URLS:
        'postgres://ada:secret@r1.example.org/milepost, postgres://ada:secret@r2.example.org/milepost',
      DATABASE_LISTEN_URL: 'postgres://ada:secret@db.example.org:5433/milepost',
      DATABASE_POOL: '40',
      MILEPOST_URL: 'https://goals.example.org/',
      MILEPOST_DEMO: '0',
      MILEPOST_GUIDE: '0',
      MILEPOST_PLAN_CREATION: 'administrators',
      MILEPOST_GALLERY: '1',
      MILEPOST_ADMIN_EMAIL: 'Ada@Example.org',
      MILEPOST_ADMIN_PASSWORD: 'eight is',
      MILEPOST_TODAY: '2024-02-29',
      MILEPOST_PROXY: '10.0.0.0/8, ::1, loopback',
      MILEPOST_SMTP_URL: 'smtps://post%40example.org:s%2Fecret@mail.example.org',
      MILEPOST_SMTP_FROM: 'City goals <plans@example.org>',
      MILEPOST_OIDC_ISSUER: 'https://id.example.org/realm',
      MILEPOST_OIDC_CLIENT_ID: 'milepost',
      MILEPOST_OIDC_CLIENT_SECRET: 'secret',
      MILEPOST_OIDC_NAME: 'Riverton ID',
      MILEPOST_METRICS_TOKEN: 'a-token-of-16-or-more',
      MILEPOST_BACKUP_FOLDER: '/srv/backups',
      MILEPOST_BACKUP_EVERY_HOURS: '1',
      MILEPOST_BACKUP_KEEP: '48',
      MILEPOST_WEBHOOK_HOSTS: 'hooks.example.org, http://127.0.0.1:9000',
      MILEPOST_CHROMIUM: '/usr/bin/chromium',
      MILEPOST_FEED_ORIGINS: 'https://intranet.example.org, POSTGRESQL://10.0.0.5:5432,mysql://db:3306',
      MILEPOST_FEED_FOLDERS: 'permits=/srv/permits, fire=/srv/fire=x',
      MILEPOST_SEALING_KEY: 'ab'.repeat(32),
    });
    expect(config).toEqual({
      webhookHosts: ['hooks.example.org', 'http://127.0.0.1:9000'],
      feedPlaces: {
        origins: ['https://intranet.example.org', 'postgresql://10.0.0.5:5432', 'mysql://db:3306'],
        folders: new Map([
          ['permits', '/srv/permits'],
          ['fire', '/srv/fire=x'],
        ]),
      },
      sealingKey: 'ab'.repeat(32),
      port: 0,
      host: '0.0.0.0',
      dataFolder: resolve('/srv/milepost'),
      databaseUrl: 'postgres://ada:secret@db.example.org/milepost',
      databaseReplicaUrls: [
        'postgres://ada:secret@r1.example.org/milepost',
        'postgres://ada:secret@r2.example.org/milepost',
      ],
      databaseListenUrl: 'postgres://ada:secret@db.example.org:5433/milepost',
      databasePool: 40,
      publicUrl: 'https://goals.example.org',
      hasDemo: false,
      hasGuide: false,
      planCreation: 'administrators',
      hasGallery: true,
      administrator: { email: 'ada@example.org', password: 'eight is' },
      today: readIsoDate('2024-02-29'),
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
      mail: {
        host: 'mail.example.org',
        port: 465,
        isSecure: true,
        login: { user: 'post@example.org', password: 's/ecret' },
        from: 'plans@example.org',
        fromName: 'City goals',
      },
      oidc: {
        issuer: 'https://id.example.org/realm',
        clientId: 'milepost',
        clientSecret: 'secret',
        name: 'Riverton ID',
      },
      metricsToken: 'a-token-of-16-or-more',
      backups: { folder: resolve('/srv/backups'), everyHours: 1, keep: 48 },
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '4600.5'],
    ['HOST', 'no spaces'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '501'],
    ['DATABASE_POOL', 'many'],
    ['MILEPOST_URL', 'goals.example.org'],
    ['MILEPOST_URL', 'ftp://goals.example.org'],
    ['MILEPOST_URL', 'https://goals.example.org/path'],
    ['MILEPOST_URL', 'https://ada@goals.example.org'],
    ['MILEPOST_DEMO', 'no'],
    ['MILEPOST_BACKUP_EVERY_HOURS', '0'],
    ['MILEPOST_BACKUP_EVERY_HOURS', '745'],
    ['MILEPOST_BACKUP_KEEP', '0'],
    ['MILEPOST_BACKUP_KEEP', '1.5'],
    ['MILEPOST_TODAY', '2025-02-29'],
    ['MILEPOST_TODAY', 'tomorrow'],
    ['MILEPOST_TODAY', '0000-00-00'],
    ['MILEPOST_METRICS_TOKEN', 'short'],
    ['MILEPOST_METRICS_TOKEN', 'with spaces in between'],
    ['MILEPOST_PROXY', 'proxy.example.org'],
    ['MILEPOST_PROXY', '10.0.0.0/33'],
    ['MILEPOST_PROXY', '10.0.0.0/8/8'],
    ['MILEPOST_PROXY', '10.0.0.0/'],
    ['MILEPOST_SMTP_URL', 'mail.example.org'],
    ['MILEPOST_SMTP_URL', 'https://mail.example.org'],
    ['MILEPOST_SMTP_URL', 'smtp://'],
    ['MILEPOST_SMTP_URL', 'smtp://:password@mail.example.org'],
    ['MILEPOST_SMTP_URL', 'smtp://ada:%zz@mail.example.org'],
    ['MILEPOST_SMTP_URL', 'smtp://mail.example.org:0'],
    ['MILEPOST_SMTP_URL', 'smtp://mail.example.org/?pool=true'],
  ])('with %s=%s is refused in one line that names it', (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`));
  });

  it.each([
    [{ MILEPOST_ADMIN_EMAIL: 'ada@example.org' }, 'MILEPOST_ADMIN_PASSWORD must be set'],
    [{ MILEPOST_ADMIN_PASSWORD: 'long enough' }, 'MILEPOST_ADMIN_EMAIL must be set'],
    [{ MILEPOST_ADMIN_EMAIL: 'ada', MILEPOST_ADMIN_PASSWORD: 'long enough' }, 'MILEPOST_ADMIN_EMAIL must be an e-mail'],
    [
      { MILEPOST_ADMIN_EMAIL: 'a@b.org', MILEPOST_ADMIN_PASSWORD: 'seven77' },
      'MILEPOST_ADMIN_PASSWORD must have at least 8',
    ],
    [{ DATABASE_REPLICA_URLS: 'postgres://db/a' }, 'DATABASE_URL must be set when DATABASE_REPLICA_URLS is set'],
    [{ DATABASE_LISTEN_URL: 'postgres://db/a' }, 'DATABASE_URL must be set when DATABASE_LISTEN_URL is set'],
    [
      { DATABASE_URL: 'postgres://db/a', DATABASE_REPLICA_URLS: 'postgres://db/b,db/c' },
      'DATABASE_REPLICA_URLS must be up to',
    ],
    [{ MILEPOST_SMTP_FROM: 'a@b.org' }, 'MILEPOST_SMTP_URL must be set'],
    [{ MILEPOST_SMTP_URL: 'smtp://mail', MILEPOST_SMTP_FROM: 'ada' }, 'MILEPOST_SMTP_FROM must be an e-mail address'],
  ])('%o is refused: %s', (environment, line) => {
    expect(linesOf(environment)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    ['smtp://mail.example.org', undefined, { port: 587, isSecure: false, login: null, from: 'milepost@localhost' }],
    ['smtp://mail.example.org:2525', 'https://goals.example.org', { port: 2525, from: 'milepost@goals.example.org' }],
    ['smtps://[::1]', undefined, { host: '::1', port: 465, isSecure: true }],
    ['smtp://ada%40example.org:x@mail.example.org', undefined, { from: 'ada@example.org' }],
    ['smtp://ada:x@mail.example.org', undefined, { from: 'milepost@localhost' }],
  ])('reads the mail server %s', (MILEPOST_SMTP_URL, MILEPOST_URL, expected) => {
    expect(readConfig({ MILEPOST_SMTP_URL, MILEPOST_URL }).mail).toMatchObject(expected);
  });

  it.each([
    ['plans@example.org', { from: 'plans@example.org', fromName: 'Milepost' }],
    ['<plans@example.org>', { from: 'plans@example.org', fromName: 'Milepost' }],
    ['Milepost <plans@example.org>', { from: 'plans@example.org', fromName: 'Milepost' }],
    ['"Riverton: goals" <plans@example.org>', { from: 'plans@example.org', fromName: 'Riverton: goals' }],
  ])('sends mail from %s', (MILEPOST_SMTP_FROM, expected) => {
    expect(readConfig({ MILEPOST_SMTP_URL: 'smtp://mail', MILEPOST_SMTP_FROM }).mail).toMatchObject(expected);
  });

  it.each(['Milepost', 'Milepost <plans>', 'a@b.org, c@d.org', 'A <a@b.org> <c@d.org>', 'A\nB <a@b.org>'])(
    'does not send mail from %j',
    (MILEPOST_SMTP_FROM) => {
      expect(linesOf({ MILEPOST_SMTP_URL: 'smtp://mail', MILEPOST_SMTP_FROM })).toEqual([
        expect.stringMatching(/^MILEPOST_SMTP_FROM must be an e-mail address, or /),
      ]);
    },
  );

  it.each([
    ['MILEPOST_DEMMO', 'MILEPOST_DEMO'],
    ['MILEPOST_DOME', 'MILEPOST_DEMO'],
    ['MILEPOST_BACKUPS_FOLDER', 'MILEPOST_BACKUP_FOLDER'],
    ['MILEPOST_PORT', 'PORT'],
    ['MILEPOST_DATABASE_URL', 'DATABASE_URL'],
    ['milepost_demo', 'MILEPOST_DEMO'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
  ])('with %s, which does not exist, is refused and told %s', (name, nearest) => {
    expect(linesOf({ [name]: 'secret' })).toEqual([`${name} does not exist; ${nearest} does.`]);
  });

  it('may hold names that only look alike, of which nothing is set, and of the tests', () => {
    const others = {
      DATABASE_PASSWORD: 'x',
      DATABASE_HOST: 'db',
      HOSTNAME: 'here',
      MILEPOST_OLD: '',
      MILEPOST_TEST_A: '1',
    };
    expect(readConfig(others)).toEqual(readConfig({}));
  });

  it.each(['http://id.example.org', 'id.example.org', 'https://ada@id.example.org', 'https://id.example.org/?a=1'])(
    'does not take %s for a provider of sign-on',
    (MILEPOST_OIDC_ISSUER) => {
      const rest = { MILEPOST_OIDC_CLIENT_ID: 'a', MILEPOST_OIDC_CLIENT_SECRET: 'b' };
      expect(linesOf({ MILEPOST_OIDC_ISSUER, ...rest })).toEqual([
        expect.stringMatching(/^MILEPOST_OIDC_ISSUER must be /),
      ]);
    },
  );

  it('calls a provider by its host where nothing else is said', () => {
    const { oidc } = readConfig({
      MILEPOST_OIDC_ISSUER: 'http://localhost:9000',
      MILEPOST_OIDC_CLIENT_ID: 'a',
      MILEPOST_OIDC_CLIENT_SECRET: 'b',
    });
    expect(oidc?.name).toBe('localhost');
  });

  it.each([
    [{ MILEPOST_OIDC_NAME: 'Riverton ID' }, ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET']],
    [{ MILEPOST_OIDC_ISSUER: 'https://id.example.org' }, ['CLIENT_ID', 'CLIENT_SECRET']],
    [{ MILEPOST_OIDC_CLIENT_ID: 'a', MILEPOST_OIDC_CLIENT_SECRET: 'b' }, ['ISSUER']],
  ])('%o is refused, what is missing for sign-on named', (environment, missing) => {
    expect(linesOf(environment)).toEqual(
      missing.map((name) => expect.stringContaining(`MILEPOST_OIDC_${name} must be set`)),
    );
  });

  it('names every wrong variable at once and no value', () => {
    const lines = linesOf({ PORT: 'secret1', DATABASE_URL: 'secret2' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('secret');
  });
});
