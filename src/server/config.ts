import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import '#contract/plainIssue.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import { PLAN_CREATIONS, type PlanCreation } from '#core/access.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { hasProtocol } from '#server/base/hasProtocol.ts';
import { unknownVariables } from '#server/base/unknownVariables.ts';
import {
  missingForOidc,
  type OidcSettings,
  oidcSettingsOf,
  oidcVariables,
} from '#server/features/accounts/oidcSettings.ts';
import { type BackupSchedule, backupScheduleOf, backupVariables } from '#server/features/backup/backupSchedule.ts';
import { type FeedPlaces, feedVariables } from '#server/features/connections/sources/feedOrigins.ts';
import { webhookVariables } from '#server/features/webhooks/webhookHosts.ts';
import { type MailSettings, mailSettingsOf, mailVariables } from '#server/platform/mail/mailSettings.ts';
import type { AllowedHosts } from '#server/platform/outgoing/allowedHosts.ts';
import { databaseVariables, missingForDatabase } from './databaseVariables.ts';

/** The settings from the environment (rule 6.4); the server reads nothing else of it. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrls: readonly string[];
  readonly databaseListenUrl: string | null;
  readonly databasePool: number;
  /** Without a trailing slash; null: links follow the requested address. */
  readonly publicUrl: string | null;
  readonly hasDemo: boolean;
  readonly hasGuide: boolean;
  readonly hasGallery: boolean;
  readonly administrator: { readonly email: string; readonly password: string } | null;
  readonly today: Day | null;
  readonly trustedProxies: readonly string[];
  readonly mail: MailSettings | null;
  readonly oidc: OidcSettings | null;
  readonly metricsToken: string | null;
  readonly backups: BackupSchedule | null;
  readonly webhookHosts: AllowedHosts;
  readonly feedPlaces: FeedPlaces;
  /** Null: the one in the data folder. */
  readonly sealingKey: string | null;
  /** Null: as administrators say on the page. */
  readonly planCreation: PlanCreation | null;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Reads and checks the environment. An empty value counts as not set. Throws ConfigError naming every wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = unknownVariables(Object.keys(set), ENVIRONMENT);
  const parsed = environmentSchema.safeParse(set);
  const wrong = parsed.success ? [] : parsed.error.issues.map(lineOf);
  const misspelt = unknown.map(({ name, nearest }) => `${name} does not exist; ${nearest} does.`);
  if (!parsed.success || misspelt.length > 0) throw new ConfigError([...misspelt, ...wrong]);
  const { data } = parsed;
  const email = data.MILEPOST_ADMIN_EMAIL;
  const password = data.MILEPOST_ADMIN_PASSWORD;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: resolve(data.MILEPOST_DATA),
    databaseUrl: data.DATABASE_URL ?? null,
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS,
    databaseListenUrl: data.DATABASE_LISTEN_URL ?? null,
    databasePool: data.DATABASE_POOL,
    publicUrl: data.MILEPOST_URL ?? null,
    hasDemo: data.MILEPOST_DEMO === '1',
    hasGuide: data.MILEPOST_GUIDE === '1',
    hasGallery: data.MILEPOST_GALLERY === '1',
    administrator: email !== undefined && password !== undefined ? { email, password } : null,
    today: data.MILEPOST_TODAY ?? null,
    trustedProxies: data.MILEPOST_PROXY,
    mail: mailSettingsOf(data, data.MILEPOST_URL ?? null),
    oidc: oidcSettingsOf(data),
    metricsToken: data.MILEPOST_METRICS_TOKEN ?? null,
    backups: backupScheduleOf(data),
    webhookHosts: data.MILEPOST_WEBHOOK_HOSTS,
    feedPlaces: { origins: data.MILEPOST_FEED_ORIGINS, folders: data.MILEPOST_FEED_FOLDERS },
    sealingKey: data.MILEPOST_SEALING_KEY ?? null,
    planCreation: data.MILEPOST_PLAN_CREATION ?? null,
  };
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const environmentSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
      .default(4600),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, 'must be the name or address to listen on, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
    MILEPOST_DATA: z.string().default('./data'),
    ...databaseVariables,
    MILEPOST_URL: z
      .string()
      .transform((text) => text.replace(/\/+$/, ''))
      .refine(isPublicUrl, 'must be the public address, http:// or https:// and a host, without a path')
      .optional(),
    MILEPOST_DEMO: z.enum(['0', '1'], 'must be 0 (no demo plan) or 1').default('1'),
    MILEPOST_GUIDE: z.enum(['0', '1'], 'must be 0 (nobody is offered the guide) or 1').default('1'),
    MILEPOST_PLAN_CREATION: z.enum(PLAN_CREATIONS, `must be one of ${PLAN_CREATIONS.join(', ')}`).optional(),
    MILEPOST_GALLERY: z.enum(['0', '1'], 'must be 0 or 1 (shows /dev/gallery)').default('0'),
    MILEPOST_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).optional(),
    MILEPOST_ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
      .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`)
      .optional(),
    MILEPOST_TODAY: z
      .string()
      .transform((text, context) => {
        const day = readIsoDate(text);
        if (day === null) context.addIssue('must be a date that exists, as YYYY-MM-DD');
        return day ?? undefined;
      })
      .optional(),
    MILEPOST_METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without a space')
      .optional(),
    MILEPOST_PROXY: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine(
        (parts) => parts.every(isProxy),
        `must be addresses or ranges such as 10.0.0.0/8, separated by commas, or ${PROXY_NAMES.join(', ')}`,
      )
      .default([]),
    ...mailVariables,
    ...oidcVariables,
    ...backupVariables,
    ...webhookVariables,
    ...feedVariables,
    /** Read where reports are printed (`packedBrowser.ts`). */
    MILEPOST_CHROMIUM: z.string().optional(),
  })
  .superRefine((data, context) => {
    for (const path of missingForDatabase(data)) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: `must be set when ${path} is set` });
    }
    for (const name of missingForOidc(data)) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set when another MILEPOST_OIDC_ variable is',
      });
    }
    if (data.MILEPOST_SMTP_FROM !== undefined && data.MILEPOST_SMTP_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['MILEPOST_SMTP_URL'],
        message: 'must be set when MILEPOST_SMTP_FROM is set',
      });
    }
  })
  .superRefine((data, context) => {
    const hasEmail = data.MILEPOST_ADMIN_EMAIL !== undefined;
    const hasPassword = data.MILEPOST_ADMIN_PASSWORD !== undefined;
    if (hasEmail === hasPassword) return;
    const [missing, given] = hasEmail
      ? ['MILEPOST_ADMIN_PASSWORD', 'MILEPOST_ADMIN_EMAIL']
      : ['MILEPOST_ADMIN_EMAIL', 'MILEPOST_ADMIN_PASSWORD'];
    context.addIssue({ code: 'custom', path: [missing], message: `must be set when ${given} is set` });
  });

export type VariableName = keyof typeof environmentSchema.shape;

export const ENVIRONMENT: readonly string[] = Object.keys(environmentSchema.shape);

/** Never the value itself, which may be a secret. */
function lineOf(issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  return `${issue.path.map(String).join('.')} ${issue.message}.`;
}

function isPublicUrl(text: string): boolean {
  return hasProtocol(text, ['http:', 'https:']) && new URL(text).origin === text.toLowerCase();
}

function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
