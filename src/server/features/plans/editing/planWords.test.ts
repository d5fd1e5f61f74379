import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, NO_PLAN_WORDS) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const PLAN = planPath('plan1');
const LEVELS = [
  { name: 'Priority', plural: 'Priorities' },
  { name: 'هدف', plural: 'أهداف' },
  { name: 'Action 🎯', plural: 'Actions 🎯' },
];
const STATUSES = [{ code: 'off_target', name: 'Watch' }];
const patch = (payload: object, { ask = ada, headers = {} } = {}) =>
  ask({ method: 'PATCH', url: PLAN, payload, headers });
const planNow = async () => (await ada({ url: PLAN })).json();
const goalsNow = async () => (await ada({ url: `${addresses.goals}?fiscal_year=0&plan_id=plan1` })).body;

describe('a plan’s own words', () => {
  it('are kept as sent, without blanks around, and taken away by empty lists', async () => {
    expect((await planNow()).levels).toBeUndefined();
    const padded = LEVELS.map(({ name, plural }) => ({ name: `  ${name} `, plural: ` ${plural.replace(' ', '  ')}` }));
    const reply = await patch({ levels: padded, statuses: STATUSES, palette: 'blue_brown' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await planNow()).toMatchObject({ levels: LEVELS, statuses: STATUSES, palette: 'blue_brown' });

    await patch({ levels: [], statuses: [], palette: 'milepost' });
    const { levels, statuses, palette } = await planNow();
    expect([levels, statuses, palette]).toEqual([undefined, undefined, undefined]);
  });

  it('change nothing of any goal', async () => {
    const before = await goalsNow();
    await patch({ levels: LEVELS, statuses: STATUSES, palette: 'grey_red' });
    expect(await goalsNow()).toBe(before);
  });

  const eight = Array.from({ length: 8 }, (_, at) => ({ name: `L${at}`, plural: `Ls${at}` }));
  it.each([
    ['eight levels', { levels: eight }],
    ['one letter and 80', { levels: [{ name: 'A', plural: 'b'.repeat(80) }, ...eight.slice(0, 1)] }],
    [
      'all six statuses',
      {
        statuses: ['achieved', 'on_target', 'off_target', 'critical', 'not_started', 'deferred'].map((code) => ({
          code,
          name: `My ${code}`,
        })),
      },
    ],
    ['its usual word for a status', { statuses: [{ code: 'achieved', name: 'Achieved' }] }],
  ])('may be %s', async (_, payload) => {
    expect((await patch(payload)).statusCode).toBe(200);
  });

  it.each([
    ['one level', { levels: eight.slice(0, 1) }, 'levels', '2 to 8 levels'],
    ['nine levels', { levels: [...eight, { name: 'More', plural: 'Most' }] }, 'levels', '2 to 8 levels'],
    ['a name of blanks', { levels: [{ name: ' ', plural: 'b' }, ...eight] }, 'levels', 'levels'],
    [
      'an empty name',
      { levels: [...eight.slice(0, 2), { name: '', plural: 'b' }] },
      'levels.2.name',
      'at least one letter',
    ],
    [
      '81 letters',
      { levels: [...eight.slice(0, 2), { name: 'x', plural: 'b'.repeat(81) }] },
      'levels.2.plural',
      'at most 80',
    ],
    [
      'a control character',
      { statuses: [{ code: 'critical', name: 'a\u0007b' }] },
      'statuses.0.name',
      'control character',
    ],
    ['an override of direction', { statuses: [{ code: 'critical', name: '\u202eab' }] }, 'statuses.0.name', 'control'],
    [
      'a slash between blanks',
      { levels: [...eight.slice(0, 2), { name: 'a / b', plural: 'c' }] },
      'levels.2.name',
      'files',
    ],
    [
      'twins',
      {
        levels: [
          { name: 'Aim', plural: 'Aims' },
          { name: 'AIM', plural: 'More' },
        ],
      },
      'levels.1.name',
      '“Aim”',
    ],
    [
      'one status twice',
      { statuses: [...STATUSES, { code: 'off_target', name: 'Other' }] },
      'statuses.1.code',
      'twice',
    ],
    [
      'one name for two statuses',
      { statuses: [...STATUSES, { code: 'critical', name: 'watch' }] },
      'statuses.1.name',
      '“Watch”',
    ],
    [
      'the usual word of another',
      {
        statuses: [
          { code: 'critical', name: 'Kritisch' },
          { code: 'achieved', name: 'Kritisch ' },
        ],
      },
      'statuses.1.name',
      'usually called',
    ],
    ['no such status', { statuses: [{ code: 'yellow', name: 'x' }] }, 'statuses/0/code', ''],
    ['no such palette', { palette: 'pink' }, 'palette', ''],
  ])('refuse %s, saying where and why', async (_, payload, at, why) => {
    const reply = await patch(payload);
    expect(reply.statusCode).toBe(400);
    expect(JSON.stringify(reply.json().error)).toContain(at);
    expect(reply.body).toContain(why);
    expect((await planNow()).levels).toBeUndefined();
  });

  it.each(['member', 'viewer'] as const)('are not for a %s', async (role) => {
    const other = await server.join('plan1', { id: 'other', role });
    expect((await patch({ statuses: STATUSES }, { ask: other })).statusCode).toBe(403);
  });

  it('are told in the history and taken back', async () => {
    await patch({ levels: LEVELS, statuses: STATUSES, palette: 'blue_brown' });
    const { changes } = (await ada({ url: `${PLAN}/changes` })).json();
    expect(changes[0].what).toBe('Words changed');
    const told = (await ada({ url: `${PLAN}/changes?limit=1` })).body;
    for (const word of ['levels', 'Watch', 'blue_brown']) expect(told).toContain(word);
    const undone = await ada({ method: 'POST', url: `${PLAN}/changes/${changes[0].version}/undo`, payload: {} });
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await planNow()).levels).toBeUndefined();
  });

  it('are not overwritten by who saw others', async () => {
    const { version } = await planNow();
    await patch({ statuses: STATUSES });
    const late = { headers: { 'if-match': `"${version}"` } };
    const refused = await patch({ statuses: [{ code: 'off_target', name: 'Help' }] }, late);
    expect(refused.statusCode).toBe(409);
    expect((await patch({ palette: 'grey_red' }, late)).statusCode).toBe(200);
    expect(await planNow()).toMatchObject({ statuses: STATUSES, palette: 'grey_red' });
  });
});
