import { expect, it } from 'vitest';
import { PLAN_PAGES, planPagePath, readPlanPage, SETTINGS_SECTIONS } from './pages.ts';

it.each(PLAN_PAGES)('the path of %s is read back, whatever the id of the plan', (page) => {
  expect(readPlanPage(planPagePath('a/b %', page))).toEqual({ planId: 'a/b %', page, section: null });
});

it.each(SETTINGS_SECTIONS)('settings has the section %s', (section) => {
  const path = planPagePath('p1', 'settings', section);
  expect(readPlanPage(path)).toEqual({ planId: 'p1', page: 'settings', section });
});

it('a slash at the end changes nothing', () => {
  expect(readPlanPage('/plans/p1/dashboard/')).toEqual({ planId: 'p1', page: 'dashboard', section: null });
});

it.each([
  '/dashboard',
  '/plans//dashboard',
  '/plans/a/b/dashboard',
  '/plans/%E0%A4/dashboard',
  '/plans/p1/kitchen',
  '/plans/p1/settings/kitchen',
  '/plans/p1/entry/general',
  '/plans/p1',
])('%s is no page of a plan', (path) => {
  expect(readPlanPage(path)).toBeNull();
});
