import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, test } from './milepost.ts';
import { openDashboard } from './savedFilters.ts';

/** An open menu stands right below or above its chip. */
async function expectBeside(menu: Locator, chip: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  const [at, from] = await Promise.all([menu.boundingBox(), chip.boundingBox()]);
  expect(Math.abs((at?.x ?? 0) - (from?.x ?? 999))).toBeLessThan(24);
  expect(Math.abs((at?.y ?? 0) - ((from?.y ?? 999) + (from?.height ?? 0)))).toBeLessThan(12);
}

test.describe('filter chips', () => {
  test('open where they stand, by keyboard: Enter chooses, Esc gives the focus back to the chip', async ({
    signedIn: page,
    milepost,
  }) => {
    await open(page, milepost, { status: ['critical'], dueDate: 'thisQuarter' });
    const status = page.getByRole('button', { name: 'Status: Critical' });
    await status.focus();
    await page.keyboard.press('Enter');
    await expectBeside(page.locator('#filter-statuses'), status);
    await expect(page.getByRole('checkbox', { name: /^Critical/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(status).toBeFocused();
    await page.getByRole('button', { name: /^Due date/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Past due' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Due date: Past due' })).toBeFocused();
  });

  test('open where they stand, by mouse, and their cross clears them; none is offered that filters nothing', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await expect(page.getByRole('button', { name: /^(Status|Owner|Due date)/ })).toHaveCount(0);
    await open(page, milepost, { status: ['critical'], dueDate: 'thisQuarter' });
    const status = page.getByRole('button', { name: 'Status: Critical' });
    await status.click();
    await expectBeside(page.locator('#filter-statuses'), status);
    await page.getByRole('checkbox', { name: /^Off Target/ }).click();
    await page.keyboard.press('Escape');
    const active = page.getByRole('button', { name: 'Status: Critical, Off Target' });
    await active.click();
    await expectBeside(page.locator('#filter-statuses'), active);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Due date/ }).click();
    await page.getByRole('menuitemradio', { name: 'Custom' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('01/01/2026');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Due date: From Jan 1, 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Status' }).click();
    await expect(page.getByRole('button', { name: /^Status/ })).toHaveCount(0);
  });
});

async function open(page: Page, { address }: RunningMilepost, filters: object): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard?filters=${encodeURIComponent(JSON.stringify(filters))}`);
  await expect(page.getByRole('button', { name: '2 Filters Selected' })).toBeVisible();
}
