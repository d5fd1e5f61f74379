import { expect, it } from 'vitest';
import { planDashboardPath } from '#contract/addresses.ts';
import { planIdOf } from './planIdOf.ts';

it.each([
  ['/plans/p1/dashboard', 'p1'],
  ['/plans/p1/dashboard/', 'p1'],
  [planDashboardPath('a/b %'), 'a/b %'],
  ['/dashboard', null],
  ['/plans//dashboard', null],
  ['/plans/a/b/dashboard', null],
  ['/plans/%E0%A4/dashboard', null],
])('%s names plan %s', (path, planId) => {
  expect(planIdOf(path)).toBe(planId);
});
