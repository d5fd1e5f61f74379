import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

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
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(keyword).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(search(page), 'the second time closes it').toHaveCount(0);
  });

  test('finds goals by words of the title and by number; Enter opens the goal', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('PERMIT');
    const options = page.getByRole('group', { name: 'Goals' }).getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const matches = await options.locator('b').allTextContents();
    expect(matches.map((match) => match.toLowerCase())).toEqual(matches.map(() => 'permit'));
    expect(matches).toHaveLength(await options.count());
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

  test('picks saved dashboards, loads years, filters by the text as a keyword', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.request.post(`${milepost.address}/api/dash_filters.php`, {
      form: { _method: 'setFilter', remote: 'false', plan_id: 'demo', name: 'Zoning', filter_params: '{"depth":[2]}' },
      headers: { origin: milepost.address },
    });
    await openDashboard(page, milepost);
    await run(page, 'zoning', 'Zoning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoning');
    await expect(page).toHaveURL(/customFilter=Zoning/);
    await run(page, 'permit', 'Filter by keyword “permit”');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Dashboard');
    await expect(page).toHaveURL(/filters=.*permit/);
    await run(page, 'plan-to', 'Plan-to-Date');
    await expect(page.getByRole('button', { name: 'Fiscal year: Plan-to-Date' })).toBeVisible();
    await expect(page).toHaveURL(/fiscal_year=ALL&filters=.*permit/);
    await run(page, 'clear fil', 'Clear filters');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Default Dashboard');
    await run(page, 'dark', 'Theme: Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('keys', () => {
  test('/ leads to the keyword, F opens and closes the filters; inside a field both are typed', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const toggle = page.getByRole('button', { name: 'Filter', exact: true });
    await page.keyboard.press('f');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('f');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('/');
    const keyword = page.getByRole('searchbox', { name: 'Keyword' });
    await expect(keyword).toBeFocused();
    await page.keyboard.type('f?/[');
    await expect(keyword).toHaveValue('f?/[');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('arrows lead from card to card, Enter expands, [ and ] lead on, Esc closes', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? null);
    await page.keyboard.press('ArrowDown');
    expect(await focused(), 'up and down scroll until a card has the focus').toBeNull();
    for (const [key, place] of [
      ['ArrowRight', '1'],
      ['ArrowRight', '2'],
      ['ArrowDown', '6'],
      ['ArrowLeft', '5'],
      ['ArrowLeft', '4'],
      ['ArrowUp', '4'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(place);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/card=/);
    await expect(page.getByText('4 of 7')).toBeVisible();
    await page.keyboard.press(']');
    await expect(page.getByText('5 of 7')).toBeVisible();
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await expect(page.getByText('3 of 7')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/card=/);
    await expect.poll(focused).toBe('3');
  });

  test('? tells them; single keys can be switched off, which lasts, while Ctrl K stays', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Filter by keyword')).toBeVisible();
    await help.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const key of ['?', 'f', '/', 'Shift+F']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
    await run(page, 'keyboard', 'Keyboard shortcuts');
    await help.getByRole('checkbox', { name: 'Use single keys' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('fullscreen', () => {
  test('each click toggles it: header row and side menu hidden, a state on the body, an address', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.locator('body')).toHaveClass('fullscreen');
    await expect(page).toHaveURL(/fullscreen=1/);
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await expect(leave).toBeFocused();
    await page.reload();
    await expect(page.getByRole('banner')).toBeHidden();
    await leave.click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
    await page.goBack();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('on phones it is in the account menu', async ({ signedIn: page, milepost }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page, milepost);
    await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Full screen' }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

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
      await run(page, 'harbor', 'Harbor plan');
      await expect(page.getByRole('button', { name: 'Plan: Harbor plan' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Plan: Port Ellery Strategic Plan' })).toBeVisible();
    } finally {
      await milepost.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 820, 390]) {
    test(`axe finds nothing in palette, help and fullscreen, ${theme}, ${width} px${width === 1440 ? '' : ' @full'}`, async ({
      signedIn: page,
      milepost,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await openDashboard(page, milepost);
      await page.keyboard.press('Control+k');
      await expect(search(page)).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.type('permit');
      await expect(page.getByRole('group', { name: 'Goals' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+F');
      await expect(page.getByRole('banner')).toBeHidden();
      await expectNoAxeViolations(page);
    });
  }
}

function search(page: Page) {
  return page.getByRole('combobox', { name: 'Search and actions' });
}

/** Opens the palette, types, and presses what it then shows. */
async function run(page: Page, text: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await search(page).fill(text);
  await page.getByRole('option', { name }).first().click();
}

async function openDashboard(page: Page, milepost: RunningMilepost): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByRole('article').first()).toBeVisible();
}
