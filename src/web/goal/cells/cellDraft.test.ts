import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { dayOf } from '#core/calendar/date.ts';
import { OWN_KINDS } from '#core/own/ownField.ts';
import { exampleOwnField, exampleOwnValue } from '#testing/core/exampleOwn.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import type { CellAction } from './cellAction.ts';
import { cellDraftOf, cellPatch, cellProblem, cellText, copiedCell, isSameDraft, isSamePatch } from './cellDraft.ts';
import { pastedCell, pastedPatch } from './typedCell.ts';

const shown = { ...galleryPlan, plan: { ...galleryPlan.plan, dateFormat: 'M/D/Y' as const } };
const end = dayOf(2027, 3, 31);

function goal(part: Partial<DashboardGoal>, figures: Partial<DashboardGoal['figures']> = {}): DashboardGoal {
  const example = exampleDashboardGoal(part);
  return { ...example, figures: { ...example.figures, ...figures } };
}

describe('what a cell has is what it asks for unchanged', () => {
  it.each<[CellAction, DashboardGoal, object]>([
    [{ kind: 'owner' }, goal({ memberId: 'm9' }), { plan_mem_id: 'm9' }],
    [{ kind: 'owner' }, goal({ memberId: null }), { plan_mem_id: null }],
    [{ kind: 'department' }, goal({ departmentId: null }), { plan_dep_id: null }],
    [{ kind: 'due' }, goal({ span: { start: null, end } }), { end: '2027-03-31' }],
    [{ kind: 'due' }, goal({ span: { start: null, end: null } }), { end: '0000-00-00' }],
    [{ kind: 'status' }, goal({}, { status: 'critical', statusRule: 'attainmentToDate' }), { status_set: null }],
    [
      { kind: 'status' },
      goal({}, { status: 'critical', statusRule: 'setByHand', statusText: 'No crew' }),
      { status_note: 'No crew' },
    ],
    [
      { kind: 'nextStep' },
      goal({ nextStep: 'Call', nextStepDue: end }),
      { next_step: 'Call', next_step_due: '2027-03-31' },
    ],
  ])('%j', (action, of, patch) => {
    expect(cellPatch(action, cellDraftOf(action, of, shown), shown)).toMatchObject(patch);
  });

  it.each(OWN_KINDS)('an own field of kind %s', (kind) => {
    const field = exampleOwnField({ kind });
    const value = exampleOwnValue(kind);
    const action: CellAction = { kind: 'own', field };
    const of = goal({ ownFields: { [field.id]: value } });
    const plan = { ...shown, plan: { ...shown.plan, fields: [field] } };
    const draft = cellDraftOf(action, of, plan);
    expect(cellPatch(action, draft, plan)).toEqual({ own_fields: { [field.id]: value } });
    expect(cellProblem(action, draft, plan)).toBeNull();
  });
});

it.each<[string, CellAction, string, string, boolean]>([
  ['a day', { kind: 'due' }, '3/31/2027', '', true],
  ['no day at all', { kind: 'due' }, '', '', true],
  ['a word where a day stands', { kind: 'due' }, 'soon', '', false],
  ['a status without a reason', { kind: 'status' }, 'critical', ' ', false],
  ['a status with a reason', { kind: 'status' }, 'critical', 'No crew', true],
  ['the automatic status', { kind: 'status' }, '', '', true],
  ['a step by a word', { kind: 'nextStep' }, 'Call', 'soon', false],
  ['a number', { kind: 'own', field: exampleOwnField({ kind: 'number' }) }, '12.5', '', true],
  ['no number', { kind: 'own', field: exampleOwnField({ kind: 'number' }) }, 'x', '', false],
])('%s can be saved, or is said to be wrong', (_, action, value, beside, isFine) => {
  expect(cellProblem(action, { value, beside }, shown) === null).toBe(isFine);
});

it('blanks around what is typed, and the order of choices, are no change', () => {
  expect(isSameDraft({ value: ' Call ', beside: '' }, { value: 'Call', beside: ' ' })).toBe(true);
  expect(isSameDraft({ value: ['a', 'b'], beside: '' }, { value: ['b', 'a'], beside: '' })).toBe(true);
  expect(isSameDraft({ value: 'Call', beside: '' }, { value: 'Write', beside: '' })).toBe(false);
});

it.each<[string, CellAction, string, string, boolean]>([
  ['a day typed otherwise', { kind: 'due' }, '3/31/2027', '03/31/2027', true],
  ['a number typed otherwise', { kind: 'own', field: exampleOwnField({ kind: 'number' }) }, '12.5', '12.50', true],
  ['another day', { kind: 'due' }, '3/31/2027', '3/30/2027', false],
])('%s asks for the same or not', (_, action, one, other, isSame) => {
  const [first, second] = [one, other].map((value) => cellPatch(action, { value, beside: '' }, shown));
  expect(isSamePatch(first ?? {}, second ?? {})).toBe(isSame);
});

it.each([
  ['Call', { next_step: 'Call' }],
  ['', { next_step: '', next_step_due: '0000-00-00' }],
])('a pasted next step “%s” leaves its day, unless it is cleared', (value, patch) => {
  expect(pastedPatch({ kind: 'nextStep' }, { value, beside: '' }, shown)).toEqual(patch);
});

it.each<[CellAction, string, string]>([
  [{ kind: 'due' }, '3/31/2027', 'Mar 31, 2027'],
  [{ kind: 'due' }, '', '–'],
  [{ kind: 'status' }, 'off_target', 'Off Target'],
  [{ kind: 'status' }, '', 'Automatic'],
  [{ kind: 'owner' }, '', 'Nobody'],
])('%j reads as it is said in the undo bar: %s', (action, value, text) => {
  expect(cellText(action, { value, beside: '' }, shown)).toBe(text);
});

describe('what is copied from a cell can be pasted into another', () => {
  it.each(OWN_KINDS.filter((kind) => kind !== 'person'))('%s', (kind) => {
    const field = exampleOwnField({ kind });
    const action: CellAction = { kind: 'own', field };
    const plan = { ...shown, plan: { ...shown.plan, fields: [field] } };
    const draft = cellDraftOf(action, goal({ ownFields: { [field.id]: exampleOwnValue(kind) } }), plan);
    const choices =
      kind === 'choice'
        ? field.options.map(({ id, name }) => ({ value: id, label: name }))
        : kind === 'yes_no'
          ? [
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]
          : null;
    const pasted = pastedCell(action, copiedCell(action, draft, plan), { plan: plan.plan, choices });
    expect(pasted && isSameDraft(pasted, draft)).toBe(true);
  });

  it.each<[string, CellAction, string]>([
    ['a name of nobody', { kind: 'owner' }, 'Nobody Known'],
    ['a day that is none', { kind: 'due' }, 'soon'],
    ['a status, which has no reason', { kind: 'status' }, 'Critical'],
    ['a name of two people', { kind: 'owner' }, 'John Smith'],
  ])('%s is refused', (_, action, text) => {
    const people = [
      { value: 'm1', label: 'Mary Jackson' },
      { value: 'm2', label: 'John Smith' },
      { value: 'm3', label: 'John Smith' },
    ];
    const choices = action.kind === 'owner' ? people : null;
    expect(pastedCell(action, text, { plan: shown.plan, choices })).toBeNull();
  });
});
