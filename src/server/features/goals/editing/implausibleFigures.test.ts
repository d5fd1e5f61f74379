import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  goalCheckInPath,
  goalEntriesPath,
  goalPath,
  planEntriesPath,
  planFiguresPath,
  planGoalsPath,
  planPath,
  planUndoPath,
  waitingFiguresPath,
} from '#contract/addresses.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const OPEN = exampleGoalEdit({ id: 'open', number: '2', title: 'Open', span: { start: null, end: null } });
/** Its only figures lie before its start, as they may since its dates were changed. */
const MOVED = exampleGoalEdit({
  id: 'moved',
  number: '3',
  title: 'Moved',
  span: { start: exampleDay('2026-07-01'), end: null },
});
const BEFORE = {
  entity: 'entries',
  goalId: 'moved',
  cells: [{ date: exampleDay('2025-01-01'), actual: 1, target: 2 }],
} as const;

describe.each(storesUnderTest())('a figure that is likely not meant, on $name,', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store, {}, [OPEN, MOVED, BEFORE]) });
    ada = await server.signIn();
  });
  afterEach(() => server.close());

  type Doors = 'entries' | 'plan' | 'checkIn' | 'figures';
  type Figure = {
    goal: string;
    number: string;
    date: string;
    actual?: number | null;
    target?: number | null;
    allow?: readonly string[];
  };

  function send(door: Doors, { goal, number, date, ...cell }: Figure) {
    const one = { date, ...cell };
    if (door === 'figures')
      return ada({ method: 'PUT', url: planFiguresPath('plan1'), payload: [{ goal: number, period: date, ...cell }] });
    if (door === 'plan')
      return ada({ method: 'PUT', url: planEntriesPath('plan1'), payload: [{ goal_id: goal, ...one }] });
    if (door === 'checkIn')
      return ada({
        method: 'POST',
        url: goalCheckInPath('plan1', goal),
        payload: { cells: [one], comment: 'Counted' },
      });
    return ada({ method: 'PUT', url: goalEntriesPath('plan1', goal), payload: [one] });
  }
  const versionNow = async (): Promise<number> => (await ada({ url: planPath('plan1') })).json().version;

  const DOORS: readonly Doors[] = ['entries', 'plan', 'checkIn', 'figures'];
  const CASES = [
    {
      what: 'a period before the goal starts',
      goal: 'g3',
      number: '1.2',
      date: '2020-10-01',
      code: 'implausible_period',
    },
    { what: 'a period after it ends', goal: 'g3', number: '1.2', date: '2027-07-01', code: 'implausible_period' },
    { what: 'a period before 1900', goal: 'open', number: '2', date: '1899-12-01', code: 'implausible_period' },
    {
      what: 'a period in more than fifty years',
      goal: 'open',
      number: '2',
      date: '2099-01-01',
      code: 'implausible_period',
    },
    { what: 'a group', goal: 'g1', number: '1', date: '2026-10-01', code: 'group' },
  ];
  const ASKED = CASES.flatMap((each) => DOORS.map((door) => ({ ...each, door })));

  it.each(ASKED)(
    '$what by $door is refused and nothing written, unless it is allowed',
    async ({ code, door, ...each }) => {
      const figure = { goal: each.goal, number: each.number, date: each.date, actual: 5 };
      const before = await versionNow();
      const other = code === 'group' ? 'any_period' : 'group';
      for (const allow of [undefined, [other]]) {
        const refused = await send(door, { ...figure, ...(allow && { allow }) });
        expect([refused.statusCode, refused.json().error.code], refused.body).toEqual([409, code]);
        expect(refused.json().error.message).toContain('allow: ["');
      }
      expect(await versionNow()).toBe(before);
      const done = await send(door, { ...figure, allow: code === 'group' ? ['group'] : ['any_period'] });
      expect(done.statusCode, done.body).toBe(200);
      expect(done.json().version).toBe(before + 1);
    },
  );

  it.each(DOORS)('by %s is let through where it clears or is stored already', async (door) => {
    const moved = { goal: 'moved', number: '3', date: '2025-01-01' };
    expect((await send(door, { ...moved, actual: 1, target: 2 })).statusCode).toBe(200);
    expect((await send(door, { ...moved, actual: null })).statusCode).toBe(200);
    expect((await send(door, { ...moved, actual: 1 })).json().error.code).toBe('implausible_period');
    expect((await send(door, { goal: 'g1', number: '1', date: '2026-10-01', actual: null })).statusCode).toBe(200);
  });

  it('comes back by undo unasked', async () => {
    const { version } = (
      await send('entries', { goal: 'moved', number: '3', date: '2025-01-01', actual: null })
    ).json();
    const undone = await ada({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(undone.statusCode, undone.body).toBe(200);
  });

  it('is named with all others of the call, each of which says why', async () => {
    const payload = [
      { goal_id: 'g3', date: '2020-10-01', actual: 1 },
      { goal_id: 'g3', date: '2026-10-01', actual: 1 },
      { goal_id: 'g1', date: '2026-10-01', target: 1 },
    ];
    const refused = await ada({ method: 'PUT', url: planEntriesPath('plan1'), payload });
    expect(refused.json().error.details.figures).toMatchObject([
      {
        code: 'implausible_period',
        goal_id: 'g3',
        date: '2020-10-01',
        message: expect.stringContaining('Oct 2020 is before'),
      },
      { code: 'group', goal_id: 'g1', number: '1' },
    ]);
  });

  it('may be the target of a year', async () => {
    const put = (period: string, part: object = {}) =>
      ada({ method: 'PUT', url: planFiguresPath('plan1'), payload: [{ goal: '1.2', period, target: 5, ...part }] });
    expect((await put('2019')).json().error.code).toBe('implausible_period');
    expect((await put('2026')).statusCode).toBe(200);
    expect((await put('2019', { allow: ['any_period'] })).statusCode).toBe(200);
    expect((await put('2019')).statusCode).toBe(200);
  });

  const TARGETS = [
    {
      door: 'PUT year-target',
      send: (goal: string, year: number, part: object = {}) =>
        ada({
          method: 'PUT',
          url: `${planPath('plan1')}/goals/${goal}/year-target`,
          payload: { fiscal_year: year, target: 5, spread: 'none', ...part },
        }),
    },
    {
      door: 'PATCH targets',
      send: (goal: string, year: number, part: object = {}) =>
        ada({ method: 'PATCH', url: goalPath('plan1', goal), payload: { targets: { [year]: 5 }, ...part } }),
    },
    {
      door: 'PATCH year_target',
      send: (goal: string, year: number, part: object = {}) =>
        ada({
          method: 'PATCH',
          url: goalPath('plan1', goal),
          payload: { year_target: { fiscal_year: year, target: 5, spread: 'none' }, ...part },
        }),
    },
    {
      door: 'PUT goals',
      send: (goal: string, year: number, part: object = {}) =>
        ada({
          method: 'PUT',
          url: planGoalsPath('plan1'),
          payload: [{ number: { open: '2', g1: '1', g3: '1.2' }[goal], targets: { [year]: 5 }, ...part }],
        }),
    },
  ];
  const YEARS = [
    { what: 'a year decades ago', goal: 'open', year: 1850, code: 'implausible_period', allow: 'any_period' },
    { what: 'a year decades ahead', goal: 'open', year: 2099, code: 'implausible_period', allow: 'any_period' },
    { what: 'a year before the goal', goal: 'g3', year: 2019, code: 'implausible_period', allow: 'any_period' },
    { what: 'a group', goal: 'g1', year: 2026, code: 'group', allow: 'group' },
  ];

  it.each(TARGETS.flatMap((door) => YEARS.map((each) => ({ ...door, ...each }))))(
    'may be the target of $what by $door: refused, unless it is allowed or stored already',
    async ({ send: put, goal, year, code, allow }) => {
      const before = await versionNow();
      const refused = await put(goal, year);
      expect(refused.statusCode, refused.body).toBe(409);
      expect(refused.body).toContain(code);
      expect(await versionNow()).toBe(before);
      expect((await put(goal, year, { allow: [allow] })).statusCode).toBe(200);
      expect((await put(goal, year)).statusCode).toBe(200);
      expect((await put(goal, 2026, { allow: ['group'] })).statusCode).toBe(200);
    },
  );

  it('may be the target of a new goal, held against the dates that it is made with', async () => {
    const make = (part: object) =>
      ada({ method: 'POST', url: planGoalsPath('plan1'), payload: { item: 'New', start: '2026-07-01', ...part } });
    const refused = await make({ targets: { 2020: 5 } });
    expect([refused.statusCode, refused.json().error.code], refused.body).toEqual([409, 'implausible_period']);
    expect((await make({ targets: { 2026: 5 } })).statusCode).toBe(201);
    expect((await make({ targets: { 2020: 5 }, allow: ['any_period'] })).statusCode).toBe(201);
  });

  it('is asked about when it is entered, and not again when somebody says yes to it', async () => {
    await ada({ method: 'PATCH', url: planPath('plan1'), payload: { figures_wait: 1 } });
    const dorothy = await server.join('plan1', { id: '8', firstName: 'Dorothy', departmentId: '4' });
    const url = goalEntriesPath('plan1', 'g3');
    const cell = { date: '2020-10-01', actual: 5 };
    expect((await dorothy({ method: 'PUT', url, payload: [cell] })).json().error.code).toBe('implausible_period');
    const sent = await dorothy({ method: 'PUT', url, payload: [{ ...cell, allow: ['any_period'] }] });
    expect(sent.json()).toMatchObject({ waiting: 1 });
    const payload = { answer: 'yes', seen: [{ id: 'g3~2020-10-01', actual: 5 }] };
    expect((await ada({ method: 'POST', url: waitingFiguresPath('plan1'), payload })).statusCode).toBe(200);
  });
});
