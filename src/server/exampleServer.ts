import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { type Day, dayOf } from '#core/calendar/date.ts';
import { createFirstAdministrator, leadEveryPlan } from './accounts/administration.ts';
import { createSignOn } from './accounts/signOn.ts';
import { type AppParts, createApp } from './app.ts';
import { createClock } from './clock.ts';
import type { MilepostApp } from './http/milepostApp.ts';
import { readSecrets } from './secrets.ts';
import { openStore } from './store/database.ts';
import type { Store } from './store/store.ts';

/** A real server on a store of its own in a temporary folder, asked without a socket: for tests. */
export type ExampleServer = {
  readonly app: MilepostApp;
  readonly store: Store;
  /** Sends a request as whoever signed in last. */
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  signIn(who?: { readonly email: string; readonly password: string }): Promise<void>;
  /** Asks as nobody from here on. */
  forgetSession(): void;
  close(): Promise<void>;
};

export const EXAMPLE_TODAY: Day | null = dayOf(2026, 11, 20);
export const EXAMPLE_ADMINISTRATOR = { email: 'ada@example.org', password: 'correct horse battery staple' };

/** With an administrator, who leads the plans that `fill` makes. */
export async function startExampleServer(
  options: { readonly fill?: (store: Store) => Promise<void>; readonly parts?: Partial<AppParts> } = {},
): Promise<ExampleServer> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-example-'));
  const store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: 'an example' });
  const clock = createClock({ today: EXAMPLE_TODAY });
  const secrets = readSecrets(folder);
  await options.fill?.(store);
  const { hashPassword } = createSignOn({ store, secret: secrets.session, publicUrl: null, warn: () => {} });
  const { email, password } = EXAMPLE_ADMINISTRATOR;
  await createFirstAdministrator(store, { email, passwordHash: await hashPassword(password), at: clock.now() });
  await leadEveryPlan(store, clock);
  const app = await createApp({
    store,
    clock,
    isTodayFixed: true,
    secrets,
    publicUrl: null,
    trustedProxies: [],
    pageFolder: join(folder, 'web'),
    ...options.parts,
  });
  return exampleServer({ app, store, folder });
}

function exampleServer({ app, store, folder }: { app: MilepostApp; store: Store; folder: string }): ExampleServer {
  let cookies: Record<string, string> = {};
  const ask = (request: InjectOptions) => app.inject({ ...request, cookies: { ...cookies, ...request.cookies } });
  return {
    app,
    store,
    ask,
    signIn: async (who = EXAMPLE_ADMINISTRATOR) => {
      const reply = await app.inject({ method: 'POST', url: addresses.signIn, payload: who });
      if (reply.statusCode !== 200) throw new Error(`Signing in failed: ${reply.body}`);
      cookies = cookiesOf(reply);
    },
    forgetSession: () => {
      cookies = {};
    },
    close: async () => {
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function cookiesOf(reply: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}
