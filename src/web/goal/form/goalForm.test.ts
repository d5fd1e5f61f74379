import { describe, expect, it } from 'vitest';
import { encodeStated } from '#contract/goal/encodeStated.ts';
import type { StatedGoal } from '#contract/goalCalls.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { exampleNumberedGoal, examplePlanGoals } from '#testing/web/examplePlanGoals.ts';
import { draftOf, newDraft } from './goalDraft.ts';
import { goalPatchOf } from './goalPatch.ts';
import { problemsOf } from './goalProblems.ts';
import { parentChoices } from './parentChoices.ts';
import { yearPeriods } from './yearPeriods.ts';

const STATED: StatedGoal = {
  ...encodeStated(NOTHING_STATED),
  id: 'g',
  version: 3,
  parent_id: 'p',
  number: '1x2',
  item: 'Repair roads',
  measure: 'Miles',
  depth: 1,
  unit: 'miles',
  start: '2025-07-01',
  targets: { '2026': 240 },
  plan_dep_id: '3',
  who_label: 'Works',
  contributors: ['7'],
  status_set: null,
  status_note: null,
  status_by: null,
  status_at: null,
  status_is_automatic: 1,
  has_entries: 0,
  is_computed: 0,
};
const OPTIONS = { year: 2026, format: 'M/D/Y', fields: [exampleOwnField()], depth: 1 } as const;
const before = draftOf(STATED, OPTIONS);

describe('what the form sends', () => {
  it('is nothing where nothing was changed', () => {
    expect(before).toMatchObject({ number: '1.2', start: '07/01/2025', end: '', yearTarget: '240', spread: 'none' });
    expect(goalPatchOf(before, before, OPTIONS)).toEqual({});
  });

  it.each([
    [{ title: 'Other' }, { item: 'Other' }],
    [{ parentId: null }, { parent_id: null }],
    [{ number: '1.7' }, { number: '1.7' }],
    [{ unit: 'km' }, { unit: 'km' }],
    [{ unit: '' }, { unit: '' }],
    [{ unit: 'km', valueType: 'percent' as const }, { valuetype: 3 }],
    [{ number: ' ' }, {}],
    [{ end: '12/31/2026' }, { end: '2026-12-31' }],
    [{ start: '' }, { start: '0000-00-00' }],
    [{ tracking: 'weekly' }, { tracking_frequency: 0 }],
    [{ aggregation: 'current' }, { function: 5 }],
    [{ direction: 'down' }, { target_direction: 0 }],
    [{ allTarget: '1,500' }, { own_all_target: 1500 }],
    [{ baseline: '12', baselineDate: '01/02/2026' }, { own_baseline: { value: 12, date: '2026-01-02' } }],
    [{ ownFields: { ward: 'Harbor' } }, { own_fields: { ward: 'Harbor' } }],
    [{ contributorIds: ['7', '8'] }, { contributors: ['7', '8'] }],
    [{ rollup: 'sum' }, { rollup_type: 2 }],
    [
      { isKpi: true, priority: 'high' },
      { iskey: 1, priority: 1 },
    ],
    [{ yearTarget: '300' }, { year_target: { fiscal_year: 2026, target: 300, spread: 'none' } }],
    [{ spread: 'even' }, { year_target: { fiscal_year: 2026, target: 240, spread: 'even' } }],
    [{ yearTarget: '' }, { targets: { 2026: null } }],
    [
      { spread: 'by_hand', periods: { '2026-07-01': '5', '2026-08-01': '' } },
      {
        year_target: {
          fiscal_year: 2026,
          target: null,
          spread: 'by_hand',
          periods: [
            { date: '2026-07-01', target: 5 },
            { date: '2026-08-01', target: null },
          ],
        },
      },
    ],
  ] as const)('is only what was changed: %j', (change, patch) => {
    expect(goalPatchOf(before, { ...before, ...change }, OPTIONS)).toEqual(patch);
  });
});

describe('what the form refuses before it is sent', () => {
  const own = { fields: [exampleOwnField({ kind: 'number' })], depth: 1 };
  const context = { format: 'M/D/Y', rolledUpInto: null, isNew: true, own, ownBefore: {} } as const;
  const filled = { ...newDraft(null), title: 'A' };
  const window = { start: exampleDay('2026-01-01'), end: exampleDay('2026-12-31') };

  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: { kind: 'titleMissing' } }],
    [{ yearTarget: 'many' }, { yearTarget: { kind: 'notANumber', text: 'many' } }],
    [{ spread: 'last_year' }, { yearTarget: { kind: 'targetMissing' } }],
    [
      { spread: 'by_hand', yearTarget: 'many', periods: { a: '1', b: 'x' } },
      { periods: { kind: 'notANumber', text: 'x' } },
    ],
    [{ start: '13/01/2026' }, { start: { kind: 'notADate' } }],
    [{ start: '06/01/2026', end: '05/31/2026' }, { end: { kind: 'endBeforeStart' } }],
    [{ start: '06/01/2026', end: '06/01/2026' }, {}],
    [{ ownFields: { ward: 'x' } }, { ownFields: { kind: 'own', byField: new Map([['ward', 'number']]) } }],
    [{ baselineDate: 'soon' }, { baselineDate: { kind: 'notADate' } }],
  ] as const)('%j: %j', (change, problems) => {
    expect(problemsOf({ ...filled, ...change }, context)).toEqual(problems);
  });

  it.each([
    ['01/01/2026', '12/31/2026', true, {}],
    ['12/31/2025', '12/31/2026', true, { start: { kind: 'outsideParent' } }],
    ['01/01/2026', '01/01/2027', true, { end: { kind: 'outsideParent' } }],
    ['', '', true, {}],
    ['', '12/31/2026', false, { start: { kind: 'outsideParent' } }],
  ] as const)('a window from %s to %s under a roll-up, new: %s', (start, end, isNew, problems) => {
    const rolledUp = { ...context, rolledUpInto: window, isNew };
    expect(problemsOf({ ...filled, start, end }, rolledUp)).toEqual(problems);
    expect(problemsOf({ ...filled, start, end, rollup: 'none' }, rolledUp)).toEqual({});
  });
});

describe('the goals another can be put under', () => {
  const plan = examplePlanGoals(['1', '1.1', '1.1.1', '2'].map((number) => exampleNumberedGoal(number)));
  const found = (goalId: string | null, search = '') =>
    parentChoices(plan, { goalId, search, top: 'Top' }).map(({ id }) => id);

  it('are the top and every goal for a new one', () => {
    expect(found(null)).toEqual([null, '1', '1.1', '1.1.1', '2']);
  });

  it('are not itself, nor what lies beneath it', () => {
    expect(found('1.1')).toEqual([null, '1', '2']);
  });

  it('are found by number and title', () => {
    expect(found(null, ' goal 2')).toEqual(['2']);
    expect(found(null, '1.1.1')).toEqual(['1.1.1']);
  });
});

describe('the periods of a year', () => {
  const calendar = { fiscalStartMonth: 7, weekStart: 1 };

  it('are twelve months from the start of the fiscal year', () => {
    const months = yearPeriods({ span: { start: null, end: null }, tracking: 'monthly' }, 2026, calendar);
    expect(months).toHaveLength(12);
    expect(months[0]).toBe(exampleDay('2026-07-01'));
  });

  it('are those in which the goal runs, none where it does not', () => {
    const span = { start: exampleDay('2026-10-15'), end: exampleDay('2026-12-31') };
    expect(yearPeriods({ span, tracking: 'monthly' }, 2026, calendar)).toHaveLength(3);
    expect(yearPeriods({ span, tracking: 'monthly' }, 2030, calendar)).toEqual([]);
  });
});
