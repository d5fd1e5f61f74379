import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addresses, goalCommentsPath, planPath, sharePath } from '#contract/addresses.ts';
import type { NewShare } from '#contract/share.ts';
import { callFilters } from '#testing/server/everythingShared.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { rounds } from '#testing/server/fullRun.ts';

const ROUNDS = rounds({ full: 100, short: 20 });
const VIEWERS = 10;
const TIMEOUT_MS = 300_000;
const OWN = 'http://plan.example.org';

let folder: string;
let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-revoking-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>');
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store),
    parts: { pageFolder: folder, publicUrl: OWN },
  });
  ada = await server.signIn();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'the next request after a share is revoked is refused, every time, for all it opened, while others keep asking',
  async () => {
    const load = { isOver: false };
    onTestFinished(() => {
      load.isOver = true;
    });
    const viewers = Array.from({ length: VIEWERS }, () => keepAsking(load));
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await newShare();
      const open = await opened(made);
      expect(await statuses(open)).toEqual(open.map(({ what }) => [what, what === 'short link' ? 302 : 200]));
      const reply = await ada({ method: 'DELETE', url: sharePath(EXAMPLE_PLAN.id, made.id) });
      expect(reply.statusCode).toBe(200);
      expect([round, await statuses(open)]).toEqual([round, open.map(({ what }) => [what, 404])]);
      const pdf = await server.ask({ url: `${addresses.print}?encv=${made.encv}&pdf=1` });
      expect([round, pdf.statusCode]).toEqual([round, 404]);
    }
    load.isOver = true;
    for (const failed of await Promise.all(viewers)) expect(failed).toBe(0);
  },
  TIMEOUT_MS,
);

async function newShare(): Promise<NewShare> {
  await server.store.db.deleteFrom('rateLimit').execute();
  return exampleShare(ada, { style: 'dynamic' });
}

async function keepAsking(load: { readonly isOver: boolean }): Promise<number> {
  const { encv } = await exampleShare(ada);
  let refused = 0;
  while (!load.isOver) {
    const { statusCode } = await server.ask({ url: `${addresses.goals}?encv=${encv}` });
    if (statusCode !== 200) refused += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return refused;
}

type Opened = { readonly what: string; ask(): Promise<{ readonly statusCode: number }> };

async function opened({ encv, long_url: longUrl, health_meter_url: picture }: NewShare): Promise<Opened[]> {
  const shortened = await ada({ method: 'POST', url: addresses.shortUrl, payload: { long_url: longUrl } });
  const short = new URL(shortened.json().link).pathname;
  const second = short.slice('/s/'.length);
  const pictureToken = new URL(picture).searchParams.get('encv');
  const get = (what: string, url: string): Opened => ({ what, ask: () => server.ask({ url }) });
  return [
    get('page', longUrl.slice(OWN.length)),
    get('page by the short link’s token', `/plans/plan1/dashboard?encv=${second}`),
    get('goals', `${addresses.goals}?encv=${encv}`),
    get('goals by the short link’s token', `${addresses.goals}?encv=${second}`),
    get('plan', `${planPath(EXAMPLE_PLAN.id)}?encv=${encv}`),
    get('comments', `${goalCommentsPath(EXAMPLE_PLAN.id, 'g2')}?encv=${encv}`),
    get('picture', `${addresses.healthMeterSvg}?encv=${pictureToken}`),
    get('picture as PNG', `${addresses.healthMeterPng}?encv=${pictureToken}&width=80`),
    get('printed report', `${addresses.print}?encv=${encv}&plan_id=plan1`),
    get('printed report by the short link’s token', `${addresses.print}?encv=${second}&plan_id=plan1`),
    get('short link', short),
    { what: 'saved filters', ask: () => callFilters({ _method: 'getAllFilters', remote: 'true', encv }, server.ask) },
  ];
}

function statuses(all: readonly Opened[]): Promise<[string, number][]> {
  return Promise.all(all.map(async ({ what, ask }) => [what, (await ask()).statusCode]));
}
