import * as z from 'zod/mini';
import { QUESTION_RULES } from '#core/access.ts';
import { feedReasonSchema } from './feedReason.ts';
import './wire/noEval.ts';

export const CONNECTION_KINDS = ['https', 'postgresql', 'mysql', 'folder'] as const;

/** How the secret of an https connection is sent. */
export const CONNECTION_AUTHS = ['none', 'bearer', 'basic', 'header'] as const;

const line = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(most, `must have at most ${most} characters`));

const host = z
  .string()
  .check(
    z.trim(),
    z.maxLength(253, 'must have at most 253 characters'),
    z.regex(/^(?:\[[0-9A-Fa-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?)$/u, 'must be the name of a host'),
  );

/** PEM of certificates trusted besides the usual ones; not a secret. */
const certificate = z.nullable(
  z
    .string()
    .check(
      z.maxLength(100_000, 'must have at most 100,000 characters'),
      z.regex(/^\s*-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\s*$/, 'must be a certificate as PEM'),
    ),
);

const httpsSettings = z.strictObject({
  kind: z.literal('https'),
  /** The address, or the beginning of the addresses that its feeds ask. */
  url: z.string().check(z.trim(), z.maxLength(2000, 'must have at most 2000 characters')),
  auth: z._default(z.enum(CONNECTION_AUTHS), 'none'),
  /** The user name, where `auth` is basic. */
  user: z._default(z.nullable(line(200)), null),
  /** The name of the header, where `auth` is header. */
  header: z._default(
    z.nullable(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,79}$/, 'must be the name of a header'))),
    null,
  ),
  /** Hosts that its answers may redirect to; `*.example.org` is every host below. */
  redirect_hosts: z._default(
    z
      .array(
        z.string().check(z.trim(), z.regex(/^(\*\.)?[a-z0-9][a-z0-9.-]{0,250}$/, 'must be a host, in small letters')),
      )
      .check(z.maxLength(20, 'must be at most 20 hosts')),
    [],
  ),
  certificate: z._default(certificate, null),
});

const databaseSettings = {
  host,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  database: line(100),
  user: line(100),
  /** Off only where the origin was named by whoever runs the installation. */
  is_encrypted: z._default(z.boolean(), true),
  certificate: z._default(certificate, null),
};

const folderSettings = z.strictObject({
  kind: z.literal('folder'),
  /** One of those that the environment names. */
  folder: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be the name of a folder')),
});

export const connectionSettingsSchema = z.discriminatedUnion('kind', [
  httpsSettings,
  z.strictObject({ kind: z.literal('postgresql'), ...databaseSettings }),
  z.strictObject({ kind: z.literal('mysql'), ...databaseSettings }),
  folderSettings,
]);
export type ConnectionSettings = z.infer<typeof connectionSettingsSchema>;

/** Written, and never read again. */
const secret = z
  .string()
  .check(z.minLength(1, 'must not be empty'), z.maxLength(5000, 'must have at most 5000 characters'));

/** The plans whose feeds may use it; empty or null: none. */
const planIds = z.nullable(z.array(z.string()).check(z.maxLength(1000, 'must be at most 1000 plans')));

/** One SELECT, a file of a folder, or what follows an address: as a feed asks it, letter by letter. */
const ask = z.string().check(z.maxLength(20_000, 'must have at most 20,000 characters'));

/** `any`: its feeds ask what leads write; `listed`: only what an administrator has allowed. */
const questionRule = z.enum(QUESTION_RULES);

export const MOST_QUESTIONS = 200;

const questions = z
  .array(
    z.strictObject({
      ask,
      /** The plan that may ask it; null: every plan that may use the connection. */
      plan_id: z._default(z.nullable(z.string()), null),
    }),
  )
  .check(z.maxLength(MOST_QUESTIONS, `must be at most ${MOST_QUESTIONS} questions`));

export const newConnectionSchema = z.strictObject({
  name: line(100),
  settings: connectionSettingsSchema,
  secret: z.optional(z.nullable(secret)),
  plan_ids: z._default(planIds, []),
  question_rule: z._default(questionRule, 'any'),
  questions: z._default(questions, []),
});

/** What is left out stays. A secret stays only while it is sent to the same place. */
export const connectionPatchSchema = z.strictObject({
  name: z.optional(line(100)),
  settings: z.optional(connectionSettingsSchema),
  secret: z.optional(z.nullable(secret)),
  plan_ids: z.optional(planIds),
  question_rule: z.optional(questionRule),
  questions: z.optional(questions),
});

/** A question that a plan's feed waits to ask. */
export const allowedQuestionSchema = z.strictObject({ ask, plan_id: z.string() });

/** What a source said when it was tried. */
export const connectionFoundSchema = z.object({
  milliseconds: z.number(),
  /** Of a database: how many tables and views can be read. */
  tables: z.nullable(z.number()),
  /** Of a database: whether its user could write, too. */
  may_write: z.nullable(z.boolean()),
  /** Of a file: csv, xlsx or json. */
  format: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  /** Of a folder. */
  files: z.nullable(z.number()),
  newest_at: z.nullable(z.string()),
});
export type ConnectionFound = z.infer<typeof connectionFoundSchema>;

export const connectionTestedSchema = z.object({
  is_ok: z.boolean(),
  found: z.nullable(connectionFoundSchema),
  reason: z.nullable(feedReasonSchema),
});
export type ConnectionTested = z.infer<typeof connectionTestedSchema>;

export const connectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  settings: connectionSettingsSchema,
  /** In a line: ledger.example.org/finance. */
  address: z.string(),
  has_secret: z.boolean(),
  /** The plans whose feeds may use it; empty: none. */
  plan_ids: z.array(z.string()),
  /** Before version 1.0 it was open to every plan; it then got the plans whose feeds used it. Until somebody has looked. */
  was_open: z.boolean(),
  question_rule: questionRule,
  questions: z.array(z.object({ ask: z.string(), plan_id: z.nullable(z.string()) })),
  by: z.string(),
  created_at: z.string(),
  /** When it was asked last, and what came of it. */
  asked_at: z.nullable(z.string()),
  failing_since: z.nullable(z.string()),
  reason: z.nullable(feedReasonSchema),
  feeds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      plan_id: z.string(),
      plan_name: z.string(),
      ask: z.string(),
      /** Whether it may ask that now: the plan may use the connection, and the question is allowed. */
      is_allowed: z.boolean(),
    }),
  ),
});
export type Connection = z.infer<typeof connectionSchema>;

export const connectionsSchema = z.object({
  connections: z.array(connectionSchema),
  /** Every plan of the installation, to choose from. */
  plans: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The folders that the environment names. */
  folders: z.array(z.string()),
  /** The origins in the own network that the environment names. */
  origins: z.array(z.string()),
});
export type Connections = z.infer<typeof connectionsSchema>;
