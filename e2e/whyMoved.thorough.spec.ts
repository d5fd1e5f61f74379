import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test } from './milepost.ts';

const DAYS = 'as_of=2026-10-31&compare=2026-11-20';
const panel = (page: Page) => page.getByRole('region', { name: 'Why it moved' });
const rows = (page: Page) => panel(page).getByRole('table').getByRole('row');

/** What stands in the last column: the parts, then the total. */
async function parts(page: Page): Promise<number[]> {
  const texts = await rows(page).locator('td:last-child').allTextContents();
  return texts.map((text) => (text === '–' ? 0 : Number(text.replace('−', '-'))));
}

test('the goals below an objective are told with what each moved, and add up as shown', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?${DAYS}`);
  await page.getByRole('button', { name: 'Why it moved' }).click();
  await expect(panel(page).getByRole('button', { name: /Health of the goals shown/ })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Choose what to explain/ })
    .press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Health of the goals shown' })).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('menuitemradio', { name: '1 A financially strong city' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/moved=g_strong-finances/);
  await expect(panel(page).getByText('+4.9 points, 67.7% to 72.6%')).toBeVisible();
  expect(await parts(page)).toEqual([3.3, 1.6, 0, 0, 0, 4.9]);
  await expect(rows(page).filter({ hasText: 'Replace the 22-year-old' })).toContainText(
    'Deferred, left out on both days–',
  );
  await expect(rows(page).filter({ hasText: 'Keep general fund' })).toContainText('counts as 100% on both days');
  await expect(rows(page).last()).toContainText('A financially strong city, average of 4 of 5 goals');
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('Why it moved,"A financially strong city, average of 4 of 5 goals",,,67.7,72.6,4.9,');
  await panel(page).getByText('Health', { exact: true }).click();
  await expect(page).toHaveURL(/moved=h_strong-finances/);
  await page.goBack();

  await page.goto(`${milepost.address}/plans/demo/dashboard?${DAYS}&moved=g_new-homes`);
  await expect(panel(page).getByText('+81')).toHaveCount(2);
  expect(await parts(page)).toEqual([67, 14, 81]);
  await panel(page)
    .getByRole('link', { name: /Market-rate homes/ })
    .press('Enter');
  await expect(page).toHaveURL(/goal=market-homes/);
  await expect(page.getByRole('dialog', { name: /Market-rate homes/ })).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
  await panel(page)
    .getByRole('link', { name: /Market-rate homes/ })
    .focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).not.toHaveURL(/moved=/);
});

test('the detail of a roll-up and its explanation lead to what moved it', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=new-homes`);
  const detail = page.getByRole('dialog', { name: /Permit 650 new homes/ });
  await expect(detail.getByRole('link', { name: 'What moved it?' })).toHaveAttribute(
    'href',
    /as_of=2026-10-31&compare=2026-11-20&moved=g_new-homes/,
  );
  await detail.getByRole('button', { name: 'Why this colour?' }).click();
  await page.getByRole('region', { name: /^Why/ }).getByRole('link', { name: 'What moved it?' }).click();
  await expect(panel(page).getByText('+81').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(detail).toBeVisible();
});

test('a roll-up that nothing moved says so, and one the address does not name too', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2026-11-19&compare=2026-11-20&moved=g_new-homes`);
  await expect(panel(page).getByText('Nothing below it moved.')).toBeVisible();
  await page.goto(`${milepost.address}/plans/demo/dashboard?${DAYS}&moved=g_nowhere`);
  await expect(panel(page).getByText('This is not worked out from goals below it.')).toBeVisible();
});
