import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { exampleRouteRequest } from '#testing/server/exampleRouteRequest.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

// Every route, sent values of the wrong type: the answers are read by people.

const IDS = { planId: 'plan1', goalId: 'g2', memberId: '8', departmentId: '4' };
const WRONG = [undefined, null, -1.5, 'x'.repeat(30_000), true, [], {}, [[]], { deeper: { still: [null] } }];
const DEVELOPER_WORDS =
  /\b(expected|received|invalid input|too (big|small)|NaN|undefined|regex|pattern|schema|zod|unexpected token|TypeError)\b/i;

let server: ExampleServer;
let lead: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  lead = await server.signIn();
}, 60_000);

afterAll(() => server.close());

const routes = Object.entries(EXAMPLE_ROUTES).filter(([route]) => !route.startsWith('GET '));

it.each(routes)('%s says what is wrong with a body in plain words', async (route, { right: _, ...example }) => {
  for (const payload of bodiesLike(example.body)) {
    const asked: InjectOptions = exampleRouteRequest(route, {}, IDS);
    const json = { 'content-type': 'application/json' };
    const reply = await lead({ ...asked, headers: { ...asked.headers, ...json }, payload });
    if (reply.statusCode < 400 || !reply.headers['content-type']?.toString().includes('json')) continue;
    const { error, message } = reply.json();
    const said = [error?.message ?? message ?? '', ...(error?.details?.issues ?? []).map(messageOf)];
    for (const each of said) {
      expect([payload.slice(0, 80), each]).toEqual([payload.slice(0, 80), notMatching()]);
      expect(each, 'ends twice').not.toMatch(/\.\./);
    }
  }
});

/** Nothing at all, every type of value, and the example with each of its fields wrong in turn. */
function bodiesLike(body: unknown): string[] {
  const whole = [...WRONG.slice(1), 'not JSON'];
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const each = fields.flatMap((field) => WRONG.map((value) => ({ ...Object(body), [field]: value })));
  return ['', '{', ...[...whole, ...each].map((value) => JSON.stringify(value))];
}

function messageOf(issue: { readonly message: string }): string {
  return issue.message;
}

function notMatching() {
  return expect.not.stringMatching(DEVELOPER_WORDS);
}
