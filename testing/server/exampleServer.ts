import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from 'better-auth/crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { dayOf } from '#core/calendar/date.ts';
import { createApp } from '#server/app.ts';
import type { AppParts } from '#server/appParts.ts';
import { type Clock, createClock } from '#server/base/clock.ts';
import { createSealing } from '#server/base/sealing.ts';
import { readSecrets } from '#server/base/secrets.ts';
import { createAccount } from '#server/features/accounts/accountRepository.ts';
import { createFirstAdministrator, leadEveryPlan } from '#server/features/accounts/administration.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { createOperations, type Operations } from '#server/platform/operations/operations.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { exampleMemberEdit } from './examplePlan.ts';
import { exampleSession } from './exampleSession.ts';
import { storesUnderTest, writeMigratedFile } from './storesUnderTest.ts';

export type Ask = (request: InjectOptions) => Promise<LightMyRequestResponse>;

export type ExampleServer = {
  readonly app: MilepostApp;
  readonly store: Store;
  readonly clock: Clock;
  readonly operations: Operations;
  readonly secret: string;
  readonly folder: string;
  readonly ask: Ask;
  /** The administrator has a session already; others sign in by password. */
  signIn(who?: { readonly email: string; readonly password: string }): Promise<Ask>;
  join(planId: string, member: Partial<StoredMember> & { readonly id: string }): Promise<Ask>;
  close(): Promise<void>;
};

export const EXAMPLE_URL = 'http://goals.example.org';
export const EXAMPLE_TODAY = dayOf(2026, 11, 20);
export const EXAMPLE_ADMINISTRATOR = { email: 'ada@example.org', password: 'correct horse battery staple' };

export async function startExampleServer(
  options: {
    readonly fill?: (store: Store) => Promise<unknown>;
    readonly parts?: Partial<AppParts>;
    readonly open?: () => Promise<Store>;
    readonly clock?: Clock;
    readonly has?: { readonly backups: boolean };
  } = {},
): Promise<ExampleServer> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-example-'));
  const openEmbedded = async () => {
    await writeMigratedFile(folder);
    return openStore({ dataFolder: folder, databaseUrl: null, serverAddress: 'an example' });
  };
  const openUsual = process.env.MILEPOST_TEST_STORE === 'postgres' ? storesUnderTest()[1].open : openEmbedded;
  const store = await (options.open ?? openUsual)();
  const clock = options.clock ?? createClock({ today: EXAMPLE_TODAY });
  const secrets = readSecrets(folder);
  await options.fill?.(store);
  const passwordHash = await hashOnce();
  await createFirstAdministrator(store, { email: EXAMPLE_ADMINISTRATOR.email, passwordHash, at: clock.now() });
  await leadEveryPlan(store, clock);
  const operations = createOperations({
    store,
    dataFolder: folder,
    has: {
      backups: options.has?.backups ?? false,
      mail: (options.parts?.mail ?? null) !== null,
      webhooks: (options.parts?.webhookHosts ?? []).length > 0,
    },
    warn: () => {},
  });
  const app = await createApp({
    operations,
    store,
    clock,
    isTodayFixed: true,
    secrets,
    publicUrl: null,
    trustedProxies: [],
    metricsToken: null,
    webhookHosts: [],
    feedPlaces: { origins: [], folders: new Map() },
    sealing: createSealing('5e'.repeat(32)),
    mail: null,
    oidc: null,
    hasGuide: true,
    hasGallery: false,
    fixedPolicy: { planCreation: null },
    ownUrl: () => EXAMPLE_URL,
    pageFolder: join(folder, 'web'),
    securityLogFolder: join(folder, 'security'),
    ...options.parts,
  });
  const isOverHttps = options.parts?.publicUrl?.startsWith('https:') ?? false;
  const enter = async (email: string) =>
    isOverHttps
      ? signInTo(app, { ...EXAMPLE_ADMINISTRATOR, email })
      : askAs(app, await exampleSession(store, { email, secret: secrets.session }));
  return {
    app,
    store,
    clock,
    operations,
    secret: secrets.session,
    folder,
    ask: askAs(app, {}),
    signIn: (who) => (who === undefined ? enter(EXAMPLE_ADMINISTRATOR.email) : signInTo(app, who)),
    join: async (planId, member) => {
      const email = member.email ?? `${member.id}@example.org`;
      await joinPlan({ store, clock, passwordHash }, planId, { ...member, email });
      return enter(email);
    },
    close: async () => {
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let hash: Promise<string> | null = null;

/** Hashing takes a tenth of a second on purpose, so all servers of a test share one hash. */
function hashOnce(): Promise<string> {
  hash ??= hashPassword(EXAMPLE_ADMINISTRATOR.password);
  return hash;
}

export function cookiesOf(reply: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}

async function signInTo(app: MilepostApp, who: { readonly email: string; readonly password: string }): Promise<Ask> {
  const reply = await app.inject({ method: 'POST', url: addresses.signIn, payload: who });
  if (reply.statusCode !== 200) throw new Error(`Signing in failed: ${reply.body}`);
  return askAs(app, cookiesOf(reply));
}

function askAs(app: MilepostApp, cookies: Record<string, string>): Ask {
  return (request) => app.inject({ ...request, cookies: { ...cookies, ...request.cookies } });
}

type Joining = { readonly store: Store; readonly clock: Clock; readonly passwordHash: string };

async function joinPlan(
  { store, clock, passwordHash }: Joining,
  planId: string,
  member: Partial<StoredMember> & { readonly id: string; readonly email: string },
): Promise<void> {
  const at = clock.now();
  const person = { name: member.id, email: member.email, passwordHash, at };
  const account = await inTransaction(store, (trx) => createAccount(trx, person));
  const edits = [exampleMemberEdit({ ...member, accountId: account.id })];
  await applyChange(store, { planId, at, memberId: null, by: 'An example', what: 'Joined', edits });
}
