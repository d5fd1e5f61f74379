import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expectNoAxeViolations, expectNoAxeViolationsInThemes } from './axe.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';
import { openPalette, runInPalette, search } from './palette.ts';
import { openDashboard } from './savedFilters.ts';

test.describe('the palette', () => {
  test('opens from the header and by Ctrl K anywhere, also inside a field; Esc gives the focus back', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.getByRole('banner').getByRole('button', { name: 'Search goals' }).click();
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search goals' })).toBeFocused();
    await page.keyboard.press('/');
    const keyword = page.getByRole('searchbox', { name: 'Keyword' });
    await expect(keyword).toBeFocused();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(keyword).toBeFocused();
    await expect(search(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(search(page), 'the second time closes it').toHaveCount(0);
  });

  test('finds goals by words of the title and by number; Enter opens the goal', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await openPalette(page);
    await page.keyboard.type('PERMIT');
    const options = page.getByRole('group', { name: 'Goals' }).getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(async () => {
      const matches = await options.locator('b').allTextContents();
      expect(matches.map((match) => match.toLowerCase())).toEqual(matches.map(() => 'permit'));
      expect(matches).toHaveLength(await options.count());
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last(), 'up from the first goes round').toHaveAttribute(
      'aria-selected',
      'true',
    );
    await search(page).fill('4.1');
    await expect(options.first()).toContainText('4.1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/goal=/);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('what is chosen stays chosen when the server finds more above it', async ({ signedIn: page, milepost }) => {
    const mayCome = Promise.withResolvers<void>();
    await page.route('**/api/plans/demo/search?**', async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    await openDashboard(page, milepost);
    await openPalette(page);
    await page.keyboard.type('permit');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toContainText('Filter by keyword “permit”');
    const before = await options.count();
    mayCome.resolve();
    await expect.poll(() => options.count()).toBeGreaterThan(before);
    await expect(chosen).toContainText('Filter by keyword “permit”');
  });

  test('keeps what is typed while it is still loading', async ({ signedIn: page, milepost }) => {
    const isLate = Promise.withResolvers<void>();
    await page.route('**/assets/LatePalette-*.js', async (route) => {
      await isLate.promise;
      await route.continue();
    });
    await openDashboard(page, milepost);
    await page.getByRole('banner').getByRole('button', { name: 'Search goals' }).click();
    await page.keyboard.type('permit');
    isLate.resolve();
    await expect(search(page)).toHaveValue('permit');
  });

  test('keeps what is typed before anything that answers keys is there: none of it runs as a shortcut', async ({
    signedIn: page,
    milepost,
  }) => {
    const isLate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      if (!/\/page-|\/rolldown-|\/index-/.test(route.request().url())) await isLate.promise;
      await route.continue();
    });
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search goals' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('f/[?permitx');
    await page.keyboard.press('Backspace');
    isLate.resolve();
    await expect(search(page)).toHaveValue('f/[?permit');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-expanded', 'false');
  });

  test('is on every page, forgives typing errors, and opens the goal on the dashboard', async ({
    signedIn: page,
    milepost,
  }) => {
    const plan = ['my-work', 'entry', 'history', 'import', 'settings'].map((each) => `/plans/demo/${each}`);
    for (const path of [...plan, '/account', '/reports/print-dash?plan_id=demo&fiscal_year=2026']) {
      await page.goto(`${milepost.address}${path}`);
      await openPalette(page);
      await page.keyboard.type('polise overtime');
      const first = page.getByRole('group', { name: 'Goals' }).getByRole('option').first();
      await expect(first, path).toContainText('Police overtime');
      await expect(first.locator('b'), path).toHaveText(['Police', 'overtime']);
      if (path.endsWith('settings')) await expectNoAxeViolations(page);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/plans\/demo\/dashboard\?.*goal=/);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toContainText('Police overtime');
  });

  test('finds goals by owner, measure, description and comments, and says where; those opened last come first', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const goals = page.getByRole('group', { name: 'Goals' }).getByRole('option');
    await openPalette(page);
    await search(page).fill('luis herrera');
    await expect(goals.first()).toContainText('Owner: Luis Herrera-Campos');
    await search(page).fill('overtime cost');
    await expect(goals.filter({ hasText: 'Measure: Overtime cost' }).first()).toBeVisible();
    await search(page).fill('shade on the streets');
    await expect(goals.filter({ hasText: 'Description: ' }).first()).toBeVisible();
    const comment = await page.request.post(`${milepost.address}/api/plans/demo/goals/${await goalId(page)}/comments`, {
      data: { comment: 'The breakwater is half done.' },
      headers: { origin: milepost.address },
    });
    expect(comment.ok(), await comment.text()).toBe(true);
    await search(page).fill('braekwater');
    await expect(goals.filter({ hasText: /Comment by .*: The breakwater is half done/ })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(`${milepost.address}/plans/demo/entry`);
    await openPalette(page);
    const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
    await expect(recent).toHaveCount(1);
    await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/goal=/);
  });

  test('opened before the goals are there, it has them and what can be done with them as soon as they are', async ({
    signedIn: page,
    milepost,
  }) => {
    let letGoalsCome = () => {};
    const goalsMayCome = new Promise<void>((resolve) => {
      letGoalsCome = resolve;
    });
    await page.route('**/napi/json/getgoals**', async (route) => {
      await goalsMayCome;
      await route.continue();
    });
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await page.getByRole('banner').getByRole('button', { name: 'Search goals' }).click();
    await search(page).fill('filters');
    await expect(page.getByRole('option')).toHaveCount(1);
    letGoalsCome();
    await expect(page.getByRole('option', { name: 'Open or close the filters' })).toBeVisible();
    await search(page).fill('permit');
    await expect(page.getByRole('group', { name: 'Goals' })).toBeVisible();
  });

  test('picks saved dashboards, loads years, filters by the text as a keyword', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.request.post(`${milepost.address}/api/dash_filters.php`, {
      form: { _method: 'setFilter', remote: 'false', plan_id: 'demo', name: 'Zoning', filter_params: '{"depth":[2]}' },
      headers: { origin: milepost.address },
    });
    await openDashboard(page, milepost);
    await runInPalette(page, 'zoning', 'Zoning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoning');
    await expect(page).toHaveURL(/customFilter=Zoning/);
    await runInPalette(page, 'permit', 'Filter by keyword “permit”');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Dashboard');
    await expect(page).toHaveURL(/filters=.*permit/);
    await runInPalette(page, 'plan-to', 'Plan-to-Date');
    await expect(page.getByRole('button', { name: 'Fiscal year: Plan-to-Date' })).toBeVisible();
    await expect(page).toHaveURL(/fiscal_year=ALL&filters=.*permit/);
    await runInPalette(page, 'clear fil', 'Clear filters');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Default Dashboard');
    await runInPalette(page, 'dark', 'Theme: Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

/** Of some goal of the demo plan. */
async function goalId(page: Page): Promise<string> {
  const goals: unknown = await (
    await page.request.get(new URL('/napi/json/getgoals?fiscal_year=0', page.url()).href)
  ).json();
  return z.array(z.object({ id: z.string() })).parse(goals)[0]?.id ?? '';
}

test.describe('the plan switcher', () => {
  test('lists the plans of the member and opens another, by mouse, by keyboard and in the palette', async ({
    page,
  }) => {
    const milepost = await startMilepost();
    const folder = await mkdtemp(join(tmpdir(), 'milepost-'));
    try {
      await writeFile(join(folder, 'goals.csv'), 'number,title,start,end\n1,Dredge the harbor,2026-01-01,2026-12-31\n');
      const { status, output } = await milepost.run('import', '--plan', 'Harbor plan', join(folder, 'goals.csv'));
      expect(status, output).toBe(0);
      await signIn(page, milepost);
      await openDashboard(page, milepost);
      await page.getByRole('button', { name: /^Plan: / }).click();
      await expect(page.getByRole('menuitemradio', { checked: true })).toContainText('Port Ellery Strategic Plan');
      await page.getByRole('menuitemradio', { name: 'Harbor plan' }).click();
      await expect(page.getByRole('button', { name: 'Plan: Harbor plan' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('button', { name: 'Plan: Harbor plan' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: 'Harbor plan' })).toBeFocused();
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Plan: Port Ellery Strategic Plan' })).toBeVisible();
      await runInPalette(page, 'harbor', 'Harbor plan');
      await expect(page.getByRole('button', { name: 'Plan: Harbor plan' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Plan: Port Ellery Strategic Plan' })).toBeVisible();
    } finally {
      await milepost.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

for (const width of [1440, 820, 390]) {
  test(`axe finds nothing in palette, help and fullscreen, ${width} px @full`, async ({ signedIn: page, milepost }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, milepost);
    await openPalette(page);
    await expectNoAxeViolationsInThemes(page);
    await page.keyboard.type('permit');
    await expect(page.getByRole('group', { name: 'Goals' })).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('banner')).toBeHidden();
    await expectNoAxeViolationsInThemes(page);
  });
}
