import type { VariableName } from '#server/config.ts';

export type VariableNote = {
  readonly about: string;
  readonly shown: string;
  readonly isDefault?: true;
};

export type VariableGroup = {
  readonly title: string;
  readonly notes: Partial<Readonly<Record<VariableName, VariableNote>>>;
};

/**
 * Every variable as an operator reads of it. `.env.example`, the list in `compose.yaml` and the guide's tables are
 * generated from this by `node scripts/settings.ts`.
 */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
  {
    title: 'Where it listens',
    notes: {
      PORT: { about: 'The port. In front of it stands a proxy that ends TLS.', shown: '4600', isDefault: true },
      HOST: { about: 'The address to listen on; 0.0.0.0 is every one.', shown: '127.0.0.1', isDefault: true },
      MILEPOST_URL: {
        about:
          'The public address, for links, cookies and mail: set it wherever people come by another address than the one above.',
        shown: 'https://milepost.example.org',
      },
      MILEPOST_PROXY: {
        about: 'Addresses or ranges of proxies whose X-Forwarded headers count, with commas between.',
        shown: '127.0.0.1',
      },
    },
  },
  {
    title: 'Where it keeps things',
    notes: {
      MILEPOST_DATA: {
        about:
          'The folder of the embedded store, the secret and the security log; with PostgreSQL of the latter two alone. Without: ./data; the service sets /var/lib/milepost, the image /data.',
        shown: '/var/lib/milepost',
      },
      DATABASE_URL: {
        about: 'PostgreSQL in place of the embedded store.',
        shown: 'postgres://milepost:password@localhost/milepost',
      },
      DATABASE_REPLICA_URLS: {
        about: 'Copies of that database that follow it, for reading plans, with commas between.',
        shown: 'postgres://milepost:password@replica/milepost',
      },
      DATABASE_POOL: {
        about: 'How many connections to each of them, 2 to 500.',
        shown: '10',
        isDefault: true,
      },
      DATABASE_LISTEN_URL: {
        about: 'Where DATABASE_URL leads through a pooler: the database itself, for being told of changes by LISTEN.',
        shown: 'postgres://milepost:password@localhost:5432/milepost',
      },
    },
  },
  {
    title: 'The first start',
    notes: {
      MILEPOST_ADMIN_EMAIL: {
        about:
          'The first administrator, made on an empty store; without, the start prints an address to take it over once.',
        shown: 'ada@example.org',
      },
      MILEPOST_ADMIN_PASSWORD: { about: 'Their password; change it after the first sign-in.', shown: '' },
      MILEPOST_PLAN_CREATION: {
        about:
          'Who makes plans: administrators, leads (who leads a plan already, and administrators) or anyone with an account. Set here, it decides over the page.',
        shown: 'leads',
      },
      MILEPOST_DEMO: { about: '0: no demo plan in an empty store.', shown: '1', isDefault: true },
      MILEPOST_GUIDE: {
        about:
          '0: new people are not offered the guide to the dashboard; it can still be called from the account menu.',
        shown: '1',
        isDefault: true,
      },
    },
  },
  {
    title: 'Backups the server makes by itself',
    notes: {
      MILEPOST_BACKUP_FOLDER: {
        about: 'Where to; without a folder it makes none. The service may write to the one shown.',
        shown: '/var/backups/milepost',
      },
      MILEPOST_BACKUP_EVERY_HOURS: { about: 'How often, 1 to 744.', shown: '24', isDefault: true },
      MILEPOST_BACKUP_KEEP: {
        about: 'How many of the newest stay; other files in the folder are never removed.',
        shown: '14',
        isDefault: true,
      },
    },
  },
  {
    title: 'Mail: invitations, resets, reminders, reports',
    notes: {
      MILEPOST_SMTP_URL: {
        about:
          'The mail server. Without it links are handed over by hand. What is no letter or digit in its user and password is percent-encoded.',
        shown: 'smtps://user:password@mail.example.org',
      },
      MILEPOST_SMTP_FROM: {
        about: 'From whom: an address, or a name and an address.',
        shown: 'Milepost <milepost@example.org>',
      },
    },
  },
  {
    title: 'Sign-on by OpenID Connect',
    notes: {
      MILEPOST_OIDC_ISSUER: { about: 'The address of the provider.', shown: 'https://login.example.org' },
      MILEPOST_OIDC_CLIENT_ID: { about: 'What the provider calls this installation.', shown: 'milepost' },
      MILEPOST_OIDC_CLIENT_SECRET: { about: 'Its secret.', shown: '' },
      MILEPOST_OIDC_NAME: {
        about: 'What the button is called; without, the host of the provider.',
        shown: 'Example sign-on',
      },
    },
  },
  {
    title: 'What it tells others',
    notes: {
      MILEPOST_METRICS_TOKEN: {
        about:
          'Opens /metrics for Prometheus to whoever sends it as a bearer token, of 16 signs or more; without, there is no /metrics.',
        shown: '',
      },
      MILEPOST_WEBHOOK_HOSTS: {
        about:
          'Where webhooks may go, with commas between: hosts, then by https, or whole origins. Without, webhooks are off.',
        shown: 'hooks.example.org',
      },
    },
  },
  {
    title: 'Where it fetches figures',
    notes: {
      MILEPOST_FEED_ORIGINS: {
        about:
          'Sources in your own network that connections may lead to, by their whole origins, with commas between. Sources on the internet need no line here.',
        shown: 'postgresql://10.0.0.5:5432',
      },
      MILEPOST_FEED_FOLDERS: {
        about: 'Folders of this machine that connections may read, each with a name, with commas between.',
        shown: 'permits=/srv/exports/permits',
      },
      MILEPOST_SEALING_KEY: {
        about:
          'The key that seals the passwords of connections, of 16 random signs or more; without, a file in the data folder. Several servers on one database share it.',
        shown: '',
      },
    },
  },
  {
    title: 'For demonstrations, and for those who work on Milepost',
    notes: {
      MILEPOST_TODAY: { about: 'Fixes today’s date.', shown: '2026-11-20' },
      MILEPOST_GALLERY: {
        about: '1: /dev/gallery shows every part of the page in its states.',
        shown: '0',
        isDefault: true,
      },
      MILEPOST_CHROMIUM: {
        about: 'A Chromium of the machine to print reports with, in place of the packed one.',
        shown: '/usr/bin/chromium',
      },
    },
  },
];

export type NamedNote = VariableNote & { readonly name: string };

export function notesOf(group: VariableGroup): readonly NamedNote[] {
  return Object.entries(group.notes).map(([name, note]) => ({ name, ...note }));
}
