import { expect, it } from 'vitest';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { planOf, planRowOf } from './planRow.ts';

it('a plan keeps what it calls its levels and statuses', () => {
  const plan = {
    ...EXAMPLE_PLAN,
    levels: [{ name: 'Priorität 🎯', plural: 'أولويات' }],
    statuses: [{ code: 'off_target', name: 'Watch' }],
  };
  expect(planOf({ id: plan.id, row: planRowOf(plan) })).toEqual(plan);
});

it('a row of before plans had words of their own names none', () => {
  const { levels: _levels, statuses: _statuses, ...row } = planRowOf(EXAMPLE_PLAN);
  expect(planOf({ id: EXAMPLE_PLAN.id, row })).toMatchObject({ levels: [], statuses: [] });
});
