import { DefaultQueryCompiler } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses, sharePath } from '#contract/addresses.ts';
import { CHANGE_REASON_HEADER } from '#contract/changeReason.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#server/examplePlan.ts';
import { type Ask, EXAMPLE_ADMINISTRATOR, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';
import { exampleSession } from '#server/exampleSession.ts';
import { exampleShare } from '#server/sharing/exampleShare.ts';
import { type Answered, type Asked, askAgain, askCounting, askOnSocket } from './exampleRepeats.ts';

const METRICS_TOKEN = 'a token of sixteen letters';
const GOALS = `${addresses.goals}?plan_id=${EXAMPLE_PLAN.id}&fiscal_year=2026`;

let server: ExampleServer;
let address: string;
let ada: Ask;
let member: Asked & { readonly headers: Record<string, string> };

beforeAll(async () => {
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store),
    parts: { metricsToken: METRICS_TOKEN },
  });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  ada = await server.signIn();
  member = { url: GOALS, headers: { cookie: await cookieOf(EXAMPLE_ADMINISTRATOR.email), 'accept-encoding': 'br' } };
});

afterAll(() => server.close());

async function cookieOf(email: string): Promise<string> {
  const cookies = await exampleSession(server.store, { email, secret: server.secret });
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

async function shared(): Promise<Asked> {
  const { encv } = await exampleShare(ada, { style: 'dynamic' });
  return { url: `${addresses.goals}?encv=${encv}`, headers: { 'accept-encoding': 'gzip' } };
}

const statementsOf = async (asked: Asked) => (await askCounting(address, asked)).statements;

/** What is the same each time. */
function told({ status, headers: { date: _date, ...headers }, body }: Answered) {
  return { status, headers, body };
}

describe('an answer that is given again', () => {
  it('is the same to the byte, all its headers too, whole or not modified, to a member and through a share', async () => {
    for (const asked of [member, await shared()]) {
      const first = await askOnSocket(address, asked);
      expect(first.status).toBe(200);
      expect(told(await askAgain(address, asked))).toEqual(told(first));
      const known = { ...asked, headers: { ...asked.headers, 'if-none-match': String(first.headers.etag) } };
      const unchanged = await askOnSocket(address, known);
      expect(unchanged.status).toBe(304);
      expect(told(await askAgain(address, known))).toEqual(told(unchanged));
    }
  });

  it('is counted like any other, and so is its viewer', async () => {
    const asked = await shared();
    await askAgain(address, asked);
    const scrape = async () => {
      const reply = await server.ask({
        url: addresses.metrics,
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      return Number(
        /requests_total\{method="GET",route="\/napi\/json\/getgoals",status="200"\} (\d+)/.exec(reply.body)?.[1],
      );
    };
    const before = await scrape();
    await askAgain(address, asked);
    expect(await scrape()).toBeGreaterThan(before);
  });

  it('was asked in the same words: another cookie, encoding, version, year or token is asked anew', async () => {
    await askAgain(address, member);
    const others: Asked[] = [
      { ...member, url: `${GOALS}&ids=g2` },
      { ...member, headers: { ...member.headers, 'accept-encoding': 'gzip' } },
      { ...member, headers: { ...member.headers, 'if-none-match': '"another"' } },
      { ...member, headers: { ...member.headers, cookie: await cookieOf(EXAMPLE_ADMINISTRATOR.email) } },
      { ...member, headers: { ...member.headers, 'x-share-pass': 'a pass' } },
    ];
    for (const other of others) expect(await statementsOf(other)).toBeGreaterThan(0);
    const [bare] = await Promise.all([askOnSocket(address, { url: GOALS })]);
    expect(bare.status).toBe(401);
  });

  it.each([
    { who: 'by an API token', part: { headers: { authorization: 'Bearer nothing' } }, status: 401 },
    { who: 'with a reason for a change', part: { headers: { [CHANGE_REASON_HEADER]: '%' } }, status: 400 },
    { who: 'for its head alone', part: { method: 'HEAD' }, status: 200 },
  ])('is none that is asked $who', async ({ part, status }) => {
    await askAgain(address, member);
    const other = { ...member, ...part, headers: { ...member.headers, ...part.headers } };
    for (let times = 0; times < 3; times += 1) {
      const answered = await askCounting(address, other);
      expect(answered.status).toBe(status);
      if (status === 200) expect(answered.statements).toBeGreaterThan(0);
    }
  });

  it('is one of the goals, not of a plan as it was or of another call', async () => {
    const { cookie } = member.headers;
    const urls = [`${GOALS}&as_of=2026-11-01`, addresses.plans, `${addresses.plans}/${EXAMPLE_PLAN.id}`];
    for (const url of urls) {
      for (let times = 0; times < 4; times += 1) {
        const { status, statements } = await askCounting(address, { url, headers: { cookie: cookie ?? '' } });
        expect([url, status, statements > 0]).toEqual([url, 200, true]);
      }
    }
  });

  it('hangs on no header but those by which it is known', async () => {
    const read = new Set<string>();
    const watch = (request: { headers: NodeJS.Dict<string | string[]> }) => {
      const headers = new Proxy(request.headers, {
        get: (all, name) => {
          if (typeof name === 'string') read.add(name);
          return Reflect.get(all, name);
        },
      });
      Object.defineProperty(request, 'headers', { value: headers });
    };
    server.app.server.prependListener('request', watch);
    const { cookie = '' } = member.headers;
    for (const asked of [member, await shared(), { ...member, headers: { cookie, 'if-none-match': '"x"' } }]) {
      expect((await askOnSocket(address, asked)).status).toBe(200);
    }
    server.app.server.off('request', watch);
    // The framework's: whether the connection stays, what kind of a body there is, and which of one host it is.
    const harmless = ['host', 'connection', 'content-type', 'content-length', 'transfer-encoding', 'accept-version'];
    const words = ['cookie', 'accept-encoding', 'if-none-match', 'x-share-pass'];
    const never = ['authorization', CHANGE_REASON_HEADER];
    expect([...read].filter((name) => ![...harmless, ...words, ...never].includes(name))).toEqual([]);
    expect([...read]).toEqual(expect.arrayContaining([...words, ...never]));
  });
});

describe('of many who ask the same at once', () => {
  const MANY = 20;
  const allAtOnce = (asked: Asked) => Promise.all(Array.from({ length: MANY }, () => askOnSocket(address, asked)));

  it('one is answered by the store, and the others by its answer', async () => {
    const asked = await shared();
    const alone = await statementsOf(asked);
    const compiling = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
    await server.store.db.deleteFrom('rateLimit').execute();
    const answers = await allAtOnce(asked);
    const together = compiling.mock.calls.length;
    compiling.mockRestore();
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // When it was last seen may be written between.
    expect(together).toBeLessThan(3 * alone);
  });

  it('each is refused where the first is', async () => {
    const url = `${addresses.goals}?encv=${'x'.repeat(24)}${EXAMPLE_PLAN.id}`;
    const answers = await allAtOnce({ url });
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 404));
  });

  it('each is refused once it is over, also where it waits while that is written', async () => {
    const { encv, id } = await exampleShare(ada);
    const asked = { url: `${addresses.goals}?encv=${encv}` };
    const [, revoked] = await Promise.all([
      allAtOnce(asked),
      ada({ method: 'DELETE', url: sharePath(EXAMPLE_PLAN.id, id) }),
    ]);
    expect(revoked.statusCode).toBe(200);
    expect((await allAtOnce(asked)).map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 404));
  });
});

it('nothing is given again once the server closes', async () => {
  const own = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  const at = await own.app.listen({ host: '127.0.0.1', port: 0 });
  const { encv } = await exampleShare(await own.signIn());
  const asked = { url: `${addresses.goals}?encv=${encv}` };
  await askAgain(at, asked);
  const connection = await askOnSocket(at, asked);
  expect(connection.status).toBe(200);
  await own.close();
  await expect(askOnSocket(at, asked)).rejects.toThrow('ECONNREFUSED');
});
