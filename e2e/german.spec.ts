import { expect, test } from './milepost.ts';

test.use({ locale: 'de-DE' });

test('A browser that asks for German is shown the dashboard in German', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standardansicht' })).toBeVisible();
});

test('A language chosen in the account menu is kept', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await page.getByRole('button', { name: /Konto von/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Default Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
