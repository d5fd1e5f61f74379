import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, goalPath, planUndoPath } from '#contract/addresses.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

const SPAN = { start: exampleDay('2026-07-01'), end: exampleDay('2027-06-30') };
const MONTHS = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'].map(exampleDay);

const entriesOf = (goalId: string, actuals: readonly number[]): Edit => ({
  entity: 'entries',
  goalId,
  cells: MONTHS.map((date, index): Cell => ({ date, actual: actuals[index] ?? null })),
});

const GOALS: readonly Edit[] = [
  exampleGoalEdit({ id: 'police', number: '2', title: 'Police overtime', span: SPAN }),
  exampleGoalEdit({ id: 'all', number: '3', title: 'All overtime', span: SPAN }),
  exampleGoalEdit({
    id: 'share',
    number: '4',
    title: 'Share of police',
    span: SPAN,
    valueType: 'percent',
    aggregation: 'average',
  }),
  exampleGoalEdit({ id: 'other', number: '5', title: 'Other', span: SPAN }),
  entriesOf('police', [325, 277, 255, 201]),
  entriesOf('all', [500, 437, 431, 374]),
];

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store, {}, GOALS) });
  ada = await server.signIn();
});

afterEach(() => server.close());

const patch = (id: string, payload: object) => ada({ method: 'PATCH', url: goalPath('plan1', id), payload });
const enter = (id: string, cell: object) =>
  ada({ method: 'PUT', url: `/api/plans/plan1/goals/${id}/entries`, payload: [{ date: '2026-07-01', ...cell }] });
const goalOf = async (id: string, more = '') => {
  const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=2026&ids=${id}${more}` })).json();
  return goal;
};

const SHARE = '[2] / [3] * 100';

describe('a formula', () => {
  it('is sent with numbers, kept with ids, and computes the goal', async () => {
    expect((await patch('share', { actual_formula: SHARE })).statusCode).toBe(200);
    const goal = await goalOf('share');
    expect(goal).toMatchObject({ actual_formula: '[#police] / [#all] * 100', formula_by_period: 0 });
    expect(goal.ytd_actual).toBeCloseTo((1058 / 1742) * 100, 8);
    expect(goal.ytd_perf_data[1].actual).toBeCloseTo((602 / 937) * 100, 8);
    expect(goal.all_perf_data[3].actual).toBeCloseTo(53.7433, 4);
  });

  it('is sent with what it comes to over quarters, the year and to date, for its charts', async () => {
    await patch('share', { actual_formula: SHARE });
    const goal = await goalOf('share');
    const { actuals, targets } = goal.computed_totals;
    expect(actuals['2026-07-01/2026-09-30']).toBeCloseTo((857 / 1368) * 100, 8);
    expect(actuals['2026-07-01/2026-08-31']).toBeCloseTo((602 / 937) * 100, 8);
    expect(actuals['2026-07-01/2026-10-31']).toBe(goal.ytd_actual);
    expect(targets).toBeNull();
    const without = await goalOf('share', '&fields=id,ytd_actual');
    expect(Object.keys(without)).toEqual(['id', 'ytd_actual']);
    await patch('share', { formula_by_period: 1 });
    expect((await goalOf('share')).computed_totals?.actuals ?? null).toBeNull();
    expect(await goalOf('police')).not.toHaveProperty('computed_totals');
  });

  it('follows its goals when they are moved and renumbered', async () => {
    await patch('share', { actual_formula: SHARE });
    expect((await patch('police', { number: '9', parent_id: 'g1' })).statusCode).toBe(200);
    expect((await goalOf('share')).ytd_actual).toBeCloseTo(60.7348, 4);
    expect((await enter('share', { actual: 1 })).json().error.message).toContain('[9] / [3] * 100');
  });

  it('is worked out anew with each figure of its goals', async () => {
    await patch('share', { actual_formula: SHARE });
    const before = await goalOf('share');
    await enter('police', { actual: 1325 });
    const after = await goalOf('share');
    expect(after.ytd_actual).toBeCloseTo((2058 / 1742) * 100, 8);
    expect(after.when_updated > before.when_updated).toBe(true);
  });

  it('may name goals that are made with it, or be copied', async () => {
    const made = await ada({
      method: 'POST',
      url: '/api/plans/plan1/goals',
      payload: { item: 'Twice', actual_formula: '[2] * 2', start: '2026-07-01', end: '2027-06-30' },
    });
    expect((await goalOf(made.json().id)).ytd_actual).toBe(2116);
    const copy = await ada({ method: 'POST', url: '/api/plans/plan1/goals', payload: { copy_of: made.json().id } });
    expect((await goalOf(copy.json().id)).ytd_actual).toBe(2116);
  });

  it('is taken away by null or an empty text, and what was typed counts again', async () => {
    await enter('share', { actual: 7 });
    await patch('share', { actual_formula: SHARE });
    expect((await goalOf('share')).ytd_actual).toBeCloseTo(60.73, 1);
    await patch('share', { actual_formula: ' ' });
    expect(await goalOf('share')).toMatchObject({ actual_formula: null, ytd_actual: 7 });
  });

  it('is undone, and looked back before', async () => {
    const { version } = (await patch('share', { actual_formula: SHARE })).json();
    expect((await goalOf('share', '&as_of=2026-03-01')).actual_formula).toBeNull();
    await ada({ method: 'POST', url: planUndoPath('plan1', version) });
    expect(await goalOf('share')).toMatchObject({ actual_formula: null, ytd_actual: null });
  });

  it.each([
    ['[2] / ', 400, 'formula_unreadable', 'ends too early'],
    ['[77] * 2', 400, 'formula_unreadable', 'There is no goal 77 in this plan (at character 1).'],
    ['[#gone] * 2', 400, 'formula_unreadable', 'There is no goal with the id gone'],
    ['[4] + 1', 409, 'formula_circle', '4 cannot be computed from itself. It goes in a circle: 4 › 4.'],
    ['[5] + 1', 409, 'formula_circle', '4 cannot be computed from 5 “Other”. It goes in a circle: 4 › 5 › 4.'],
  ])('%s is refused with %i %s, and the last good one stays', async (formula, status, code, message) => {
    await patch('share', { actual_formula: SHARE });
    await patch('other', { actual_formula: '[4] * 2' });
    const reply = await patch('share', { actual_formula: formula });
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(reply.json().error.message).toContain(message);
    expect((await goalOf('share')).actual_formula).toBe('[#police] / [#all] * 100');
  });

  it('is not closed into a circle by a move or a roll-up either', async () => {
    await patch('all', { rollup_type: 2 });
    await patch('share', { actual_formula: '[3] * 2', valuetype: 2 });
    const moved = await patch('share', { parent_id: 'all' });
    expect([moved.statusCode, moved.json().error.code]).toEqual([409, 'formula_circle']);
    await patch('all', { rollup_type: 0 });
    expect((await patch('share', { parent_id: 'all' })).statusCode).toBe(200);
    expect((await patch('all', { rollup_type: 3 })).json().error.code).toBe('formula_circle');
  });

  it('keeps its goals from being archived, unless it goes with them', async () => {
    await patch('share', { actual_formula: SHARE });
    const archive = (id: string) => ada({ method: 'DELETE', url: goalPath('plan1', id) });
    const refused = await archive('police');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'goal_in_formulas']);
    expect(refused.json().error.message).toContain('4 “Share of police” is computed from 2 “Police overtime”.');
    await patch('share', { parent_id: 'police' });
    expect((await archive('police')).statusCode).toBe(200);
  });

  it('is put by number with other fields of a goal', async () => {
    const reply = await ada({
      method: 'PUT',
      url: '/api/plans/plan1/goals',
      payload: [{ number: '4', actual_formula: SHARE, formula_by_period: 1 }],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await goalOf('share')).ytd_actual).toBeCloseTo((65 + 63.3867 + 59.1647 + 53.7433) / 4, 3);
  });
});

describe('a figure that a formula gives', () => {
  beforeEach(() => patch('share', { actual_formula: SHARE }));

  it('is refused where it is entered, with the formula, and a target beside it is not', async () => {
    const reply = await enter('share', { actual: 5, target: 60 });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'computed_figures']);
    expect(reply.json().error.message).toContain('The actuals of this goal are computed: [2] / [3] * 100.');
    expect((await enter('share', { target: 60 })).statusCode).toBe(200);
  });

  it('is refused in figures and check-ins', async () => {
    const put = (figure: object) =>
      ada({ method: 'PUT', url: '/api/plans/plan1/figures', payload: [{ goal: '4', period: '2026-07', ...figure }] });
    const reply = await put({ actual: 5 });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('The actuals of this goal are computed: [2] / [3] * 100.');
    expect((await put({ target: 5 })).statusCode).toBe(200);
    const checkIn = await ada({
      method: 'POST',
      url: '/api/plans/plan1/goals/share/check-in',
      payload: { cells: [{ date: '2026-07-01', actual: 4 }] },
    });
    expect(checkIn.json().error.code).toBe('computed_figures');
  });

  it('is refused of targets too, also where a year is spread', async () => {
    await patch('other', { target_formula: '[2] / 2' });
    expect((await enter('other', { target: 1 })).json().error.message).toContain('The targets of this goal');
    expect((await enter('other', { actual: 1 })).statusCode).toBe(200);
    const spread = await patch('other', { year_target: { fiscal_year: 2026, target: 12, spread: 'even' } });
    expect(spread.json().error.code).toBe('computed_figures');
  });
});

describe('through a share', () => {
  it('the computed figure is seen, and nothing of the goals outside the ceiling', async () => {
    await patch('share', { actual_formula: SHARE });
    const filters = JSON.stringify({ name: 'Share of police' });
    const { encv } = await exampleShare(ada, { style: 'static', filters });
    const reply = await server.ask({ url: `${addresses.goals}?fiscal_year=2026&encv=${encv}` });
    expect(reply.json()).toHaveLength(1);
    expect(reply.json()[0].ytd_actual).toBeCloseTo(60.7348, 4);
    expect(reply.json()[0].computed_totals.actuals['2026-07-01/2026-09-30']).toBeCloseTo((857 / 1368) * 100, 8);
    for (const marker of ['formula', '#police', '#all', 'Police overtime', 'All overtime']) {
      expect(reply.body).not.toContain(marker);
    }
    const why = await server.ask({ url: `${addresses.goals}?fiscal_year=2026&encv=${encv}&ids=share&fields=explain` });
    for (const marker of ['[2]', '#police', 'Police overtime', 'All overtime', '1058']) {
      expect(why.body).not.toContain(marker);
    }
  });
});

describe('a formula with its numbers', () => {
  const explained = async () =>
    (await ada({ url: `${addresses.goals}?fiscal_year=2026&ids=share&fields=explain` })).json()[0].explain.computed;

  it('is told by why: of the last month, of the year, and the mean of the months', async () => {
    await patch('share', { actual_formula: SHARE });
    const [worked] = await explained();
    expect(worked).toMatchObject({
      column: 'actual',
      formula: '[2] / [3] * 100',
      kept: '[#police] / [#all] * 100',
      goals: [{ id: 'police', number: '2' }, { id: 'all' }],
      rows: [
        { from: '2026-10-01', is_period: 1, figures: [201, 374], text: 'Oct 2026: 201 / 374 * 100 = 53.74%' },
        { from: '2026-07-01', is_period: 0, figures: [1058, 1742], none: null },
      ],
    });
    expect(worked.rows[1].text).toContain('to date: 1,058 / 1,742 * 100 = 60.73');
    expect(worked.mean).toBeCloseTo(60.32, 2);
  });

  it('is told while it is typed, and nothing is written', async () => {
    await patch('share', { actual_formula: SHARE });
    const preview = (payload: object) =>
      ada({ method: 'POST', url: `${goalPath('plan1', 'share')}/formula-preview`, payload });
    const reply = (await preview({ actual_formula: '[3] / [2]' })).json();
    expect(reply.formulas[0].rows[1]).toMatchObject({ figures: [1742, 1058] });
    expect(reply.ytd_actual).toBeCloseTo(1742 / 1058, 8);
    expect((await preview({ actual_formula: '[2] / ([3] - [3])' })).json().formulas[0].rows[0]).toMatchObject({
      value: null,
      none: 'zero',
    });
    expect((await preview({ actual_formula: '[4]' })).json().error.code).toBe('formula_circle');
    expect((await preview({ actual_formula: '[2' })).json().error).toMatchObject({
      code: 'formula_unreadable',
      details: { field: 'actual_formula', kind: 'unexpected', at: 2 },
    });
    expect((await goalOf('share')).actual_formula).toBe('[#police] / [#all] * 100');
  });

  it('is told of a goal that is not made yet, by who may make one', async () => {
    const url = '/api/plans/plan1/formula-preview';
    const payload = { actual_formula: SHARE, valuetype: 3, function: 2, start: '2026-07-01', end: '2027-06-30' };
    const reply = await ada({ method: 'POST', url, payload });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().formulas[0].rows[1]).toMatchObject({ figures: [1058, 1742] });
    expect(reply.json().ytd_actual).toBeCloseTo(60.7348, 4);
    const ofParent = await ada({ method: 'POST', url, payload: { ...payload, parent_id: 'gone' } });
    expect(ofParent.statusCode).toBe(404);
    const circle = { actual_formula: '[3] * 2', parent_id: 'all' };
    await patch('all', { rollup_type: 2 });
    const refused = await ada({ method: 'POST', url, payload: circle });
    expect(refused.json().error).toMatchObject({ code: 'formula_circle', details: { way: ['', '3', ''] } });
  });
});
