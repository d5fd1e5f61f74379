import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GoalOfMany } from '#contract/goalsAtOnce.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { planGoalPatches } from './manyGoals.ts';

const MEMBER = {
  id: 'm',
  firstName: '',
  lastName: '',
  role: 'lead',
  departmentId: null,
  leadsDepartment: false,
} as const;
const OWNERS = { departments: [], members: [MEMBER] };
const TODAY = readIsoDate('2026-11-20') ?? expect.fail('no such day');

const goals: readonly GoalRecord[] = Object.entries({
  '1': null,
  '1.1': '1',
  '1.1.1': '1.1',
  '1.1.2': '1.1',
  '1x2': '1',
  '2': null,
  '2.1': '2',
  '3': null,
}).map(([id, parentId]) => ({
  ...exampleGoal({
    id,
    number: id,
    parentId,
    depth: id.split(/[.x]/).length - 1,
    rollup: id === '2' ? 'sum' : null,
    actualFormula: { '1.1.1': '[#2]', '3': '[#1.1.2] + 1' }[id] ?? null,
  }),
  archivedAt: null,
}));
const ids = goals.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);

const anyPatch: fc.Arbitrary<GoalOfMany> = fc.oneof(
  fc.record({ id: anyId, parent_id: fc.option(anyId) }),
  fc.record({ id: anyId, number: fc.constantFrom('1', '1.1', '2.5', '4', '1x1', '7.1.1') }),
  fc.record({ id: anyId, parent_id: fc.option(anyId), number: fc.constantFrom('1.9', '8', '2.1') }),
  fc.record({ id: anyId, actual_formula: fc.constantFrom('', '[#1]', '[#3] * 2', '[#2.1]') }),
  fc.record({ id: anyId, item: fc.constantFrom('One', 'Another') }),
);

const bookedOf = (rows: readonly GoalRecord[]) =>
  new BookedPlan({
    version: 1,
    plan: EXAMPLE_PLAN,
    owners: OWNERS,
    goals: rows,
    series: new Map(),
    milestones: new Map(),
  });

const planned = (booked: BookedPlan, sent: readonly GoalOfMany[]) => {
  const membership = {
    plan: EXAMPLE_PLAN,
    member: MEMBER,
    viewer: { ...MEMBER, kind: 'member', memberId: 'm' },
    reason: null,
    tokenId: null,
  } as const;
  return planGoalPatches(sent, { editing: { membership, booked, today: TODAY, at: '' }, seen: null });
};

const after = (rows: readonly GoalRecord[], edits: readonly Edit[]): readonly GoalRecord[] => {
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const edit of edits) {
    const before = edit.entity === 'goal' ? stored.get(edit.id) : undefined;
    if (before && edit.entity === 'goal' && edit.after) stored.set(edit.id, { ...before, ...edit.after });
  }
  return [...stored.values()];
};

type Outcome = { readonly goals: readonly GoalRecord[]; readonly refused: readonly unknown[] };

/** Each upon a plan that is made anew from the goals as those before it left them; what is refused changes nothing. */
async function oneByOne(sent: readonly GoalOfMany[]): Promise<Outcome> {
  let rows = goals;
  const refused: unknown[] = [];
  for (const [index, patch] of sent.entries()) {
    try {
      const { edits, follows = [] } = await planned(bookedOf(rows), [patch]);
      rows = after(rows, [...edits, ...follows]);
    } catch (error) {
      refused.push({ ...refusedOf(error)[0], index });
    }
  }
  return { goals: rows, refused };
}

async function allAtOnce(sent: readonly GoalOfMany[]): Promise<Outcome> {
  try {
    const { edits, follows = [] } = await planned(bookedOf(goals), sent);
    return { goals: after(goals, [...edits, ...follows]), refused: [] };
  } catch (error) {
    return { goals, refused: refusedOf(error) };
  }
}

function refusedOf(error: unknown): readonly object[] {
  if (error instanceof Error && 'details' in error) return (error.details as { refused: object[] }).refused;
  throw error;
}

it('many edits at once are what the same edits one by one are, also in what they refuse', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPatch, { minLength: 1, maxLength: 8 }), async (sent) => {
      const [one, all] = [await oneByOne(sent), await allAtOnce(sent)];
      expect(all.refused).toEqual(one.refused);
      if (one.refused.length === 0) expect(all.goals).toEqual(one.goals);
    }),
    { numRuns: 500 },
  );
});
