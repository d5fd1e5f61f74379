import { expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { planGoalsByNumber } from './goalsByNumber.ts';

const MEMBER = {
  id: 'm',
  firstName: '',
  lastName: '',
  role: 'lead',
  departmentId: null,
  leadsDepartment: false,
} as const;

it('a number that several goals have is refused, naming them, of the goal itself and of the one above', async () => {
  const goals = [
    { ...exampleGoal({ id: 'g1', number: '7.1', title: 'Trees' }), archivedAt: null },
    { ...exampleGoal({ id: 'g2', number: '7x1', title: 'Trams' }), archivedAt: null },
  ];
  const owners = { departments: [], members: [MEMBER] };
  const booked = new BookedPlan({
    version: 1,
    plan: EXAMPLE_PLAN,
    owners,
    goals,
    series: new Map(),
    milestones: new Map(),
  });
  const editing = {
    membership: {
      plan: EXAMPLE_PLAN,
      member: MEMBER,
      viewer: { ...MEMBER, kind: 'member', memberId: 'm' },
      reason: null,
      tokenId: null,
    },
    booked,
    today: 20_454 as Day,
    at: '2026-01-15T10:00:00.000Z',
  } as const;
  const rows = [
    { index: 0, row: { number: '7.1', item: 'Which' } },
    { index: 1, row: { number: '9', item: 'Below', parent_number: '7.1' } },
  ];
  const refused = rows.map(({ index }) =>
    expect.objectContaining({ index, message: '2 goals have the number “7.1”: “Trees” (g1), “Trams” (g2).' }),
  );
  await expect(planGoalsByNumber({ rows, refused: [] }, editing)).rejects.toThrow(
    expect.objectContaining({ status: 409, code: 'goal_ambiguous', details: { refused } }),
  );
});
