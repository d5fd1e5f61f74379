import { expect, test } from './milepost.ts';

test.use({ locale: 'de-DE' });

test('A browser that asks for German is shown the dashboard in German', async ({ signedIn: page, milepost }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standardansicht' })).toBeVisible();
});

test('A goal is filtered, expanded and explained in German', async ({ signedIn: page, milepost }) => {
  const filters = encodeURIComponent(JSON.stringify({ depth: [1] }));
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${filters}`);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Verantwortlich');
  await expect(card).toContainText(/\d+\s%/);
  await page.getByRole('button', { name: '1 Filter gewählt' }).click();
  const panel = page.getByRole('search', { name: 'Filterbereich' });
  await expect(panel.getByText('Fälligkeit')).toBeVisible();
  await page.getByRole('button', { name: '1 Filter gewählt' }).click();
  await card.getByRole('button', { name: /vergrößern/ }).click();
  await page.getByRole('button', { name: 'Warum diese Farbe?' }).click();
  const why = page.getByRole('region', { name: /^Warum/ });
  await expect(why).toContainText('Ist bis heute');
  await expect(why).toContainText('ist das Endziel');
  await expect(page.locator('body')).not.toContainText(/\b(Target|Actual|Owner|Year end|to date)\b/);
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
