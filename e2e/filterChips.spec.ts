import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test } from './milepost.ts';
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
    await openDashboard(page, milepost);
    const owner = page.getByRole('button', { name: 'Owner', exact: true });
    await owner.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Search departments and people')).toBeFocused();
    await expectBeside(page.locator('#filter-ownerIds'), owner);
    await page.keyboard.type('public saf');
    await page.keyboard.press('Enter');
    const active = page.getByRole('button', { name: /^Owner: Public Safety/ });
    await expect(active).toBeVisible();
    await expect(page).toHaveURL(/whoIds/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Owner', exact: true }),
      'chosen again it is not chosen',
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(active).toBeFocused();
    await page.keyboard.press('Enter');
    await expectBeside(page.locator('#filter-ownerIds'), active);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Due date', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Due date: Past due' })).toBeFocused();
  });

  test('open where they stand, by mouse: a suggested one and an active one, whose cross clears it', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const status = page.getByRole('button', { name: 'Status', exact: true });
    await status.click();
    await expectBeside(page.locator('#filter-statuses'), status);
    await page.getByRole('checkbox', { name: /^Critical/ }).click();
    await page.getByRole('checkbox', { name: /^Off Target/ }).click();
    await page.keyboard.press('Escape');
    const active = page.getByRole('button', { name: 'Status: Critical, Off Target' });
    await active.click();
    await expectBeside(page.locator('#filter-statuses'), active);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Due date', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Custom' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('01/01/2026');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Due date: From Jan 1, 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Status' }).click();
    await expect(status).toBeVisible();
  });
});
