import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test } from './milepost.ts';
import { withOwnPlan } from './ownPlan.ts';

const own = withOwnPlan();

const dashboard = (page: Page, query = 'view=table') =>
  page.goto(`${own().milepost.address}/plans/demo/dashboard?${query}`);
const panel = (page: Page) => page.getByRole('search', { name: 'Filters' });
const listed = (page: Page) => page.getByRole('grid', { name: 'Goals as a table' }).getByRole('row');
const openPanel = (page: Page) => page.locator('[aria-controls="filters"]').click();

async function expectListed(page: Page, expected: 'first' | 'second' | 'both') {
  const rows = listed(page);
  await expect(rows).toHaveCount(expected === 'both' ? 3 : 2);
  if (expected !== 'second') await expect(rows.filter({ hasText: own().titles.first })).toHaveCount(1);
  if (expected !== 'first') await expect(rows.filter({ hasText: own().titles.second })).toHaveCount(1);
}

for (const { name, part, count } of [
  { name: 'Note', part: 'MINUTES', count: 'first' },
  { name: 'Background', part: 'in 2019', count: 'first' },
  { name: 'Page', part: 'grants', count: 'first' },
] as const) {
  test(`a text of ${name} is found by a part of it`, async ({ page }) => {
    await dashboard(page);
    await openPanel(page);
    await panel(page).getByRole('searchbox', { name }).fill(part);
    await expectListed(page, count);
    await expect(page).toHaveURL(/filters=.*own/);
    await page.reload();
    await expectListed(page, count);
  });
}

for (const { name, from, to, count } of [
  { name: 'Carbon saved', from: '1,234.5', to: '', count: 'first' },
  { name: 'Grant', from: '', to: '90', count: 'second' },
  { name: 'Share of the city', from: '12.5', to: '40', count: 'both' },
  { name: 'Decided on', from: '1/1/2026', to: '', count: 'first' },
] as const) {
  test(`${name} is asked for from a value and up to one; what is wrong is said and filters by nothing`, async ({
    page,
  }) => {
    await dashboard(page);
    await openPanel(page);
    const group = panel(page).getByRole('group', { name });
    await group.getByLabel('From', { exact: true }).fill(from);
    await group.getByLabel('To', { exact: true }).fill(to);
    await expectListed(page, count);
    await group.getByLabel('To', { exact: true }).fill('soon');
    await expect(group.getByRole('alert')).toHaveText(/not a number|Please use the format/);
    await expect(page).not.toHaveURL(/filters=.*own/);
    await group.getByLabel('From', { exact: true }).fill(name === 'Decided on' ? '1/2/2026' : '5');
    await group.getByLabel('To', { exact: true }).fill(name === 'Decided on' ? '1/1/2026' : '4');
    await expect(group.getByRole('alert').first()).toHaveText(/larger than the second|start is after the end/);
  });
}

for (const { name, option, count } of [
  { name: 'Ward', option: 'North Hill', count: 'second' },
  { name: 'Themes', option: 'Youth', count: 'both' },
  { name: 'Required by law', option: 'Yes', count: 'first' },
] as const) {
  test(`${name} is chosen from its options by key, with counts beside them`, async ({ page }) => {
    await dashboard(page);
    await openPanel(page);
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .press('Enter');
    const list = page.getByRole('group', { name, exact: true });
    await expect(list.locator('label', { hasText: option })).toContainText(count === 'both' ? '2' : '1');
    await list.getByRole('checkbox', { name: new RegExp(`^${option}`) }).press('Space');
    await page.keyboard.press('Escape');
    await expectListed(page, count);
    await expectNoAxeViolations(page);
  });
}

test('a long list of options is searched', async ({ page }) => {
  await dashboard(page);
  await openPanel(page);
  await panel(page).getByRole('button', { name: /^Ward/ }).click();
  await page.getByRole('searchbox', { name: 'Search in Ward' }).fill('north');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectListed(page, 'second');
});

test('a person is chosen', async ({ page }) => {
  await dashboard(page);
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^Sponsor/ })
    .click();
  const list = page.getByRole('group', { name: 'Sponsor', exact: true });
  await list.locator('label', { hasText: /1$/ }).first().click();
  await page.keyboard.press('Escape');
  await expectListed(page, 'first');
});

test('the chip of an own field has its name and values, is changed by its menu and taken away', async ({ page }) => {
  const own = encodeURIComponent('{"own":{"ward":["w0"],"grant":{"from":100,"to":null}}}');
  await dashboard(page, `view=table&filters=${own}`);
  await expectListed(page, 'first');
  await expect(page.getByRole('button', { name: 'Ward: Harbor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grant: From $100' })).toBeVisible();
  await page.getByRole('button', { name: 'Ward: Harbor' }).click();
  await page.getByRole('checkbox', { name: /^North Hill/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ward: Harbor, North Hill' })).toBeVisible();
  await page.getByRole('button', { name: /Remove.*Grant/ }).click();
  await expectListed(page, 'both');
});

test('of a removed field it is said that it is not applied', async ({ page }) => {
  const own = encodeURIComponent('{"own":{"ward":["w0"],"gone":["x"]}}');
  await dashboard(page, `view=table&filters=${own}`);
  await expectListed(page, 'first');
  await expect(page.getByText('Removed field')).toBeVisible();
  await expect(page.getByText('not applied')).toBeVisible();
  await page.getByRole('button', { name: /Remove.*Removed field/ }).click();
  await expect(page.getByText('not applied')).toBeHidden();
});

test('a share says what it hides of a filter by a field that is not public, and can make it public', async ({
  page,
  browser,
}) => {
  const { milepost } = own();
  const asked = JSON.stringify({ own: { note: { contains: 'minutes' } } });
  const headers = { origin: milepost.address };
  const form = { _method: 'setFilter', remote: 'false', plan_id: 'demo', name: 'Of minutes', filter_params: asked };
  expect((await page.request.post(`${milepost.address}/api/dash_filters.php`, { form, headers })).ok()).toBe(true);
  const made = await page.request.post(`${milepost.address}/api/plans/demo/shares`, {
    data: { style: 'dynamic', filters: asked, fiscal_year: 'current' },
    headers,
  });
  const { long_url: link } = await made.json();

  const outsider = await (await browser.newContext()).newPage();
  // As somebody who copied the address of a filtered view behind the link.
  const address = new URL(link);
  address.searchParams.set('filters', asked);
  await outsider.goto(address.href);
  await expect(outsider.getByRole('article').first()).toBeVisible();
  await expect(outsider.getByText('Removed field')).toHaveCount(0);
  await expect(outsider.getByText('Note', { exact: true })).toHaveCount(0);
  await expect(outsider.getByRole('list', { name: 'What is shown' }).getByText('Level')).toHaveCount(0);

  await dashboard(page, `filters=${encodeURIComponent(asked)}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this view' });
  await expect(dialog.getByText('The view is also filtered by “Note”.', { exact: false })).toBeVisible();
  const viewers = dialog.locator('section', { hasText: 'Viewers will see' });
  await expect(viewers).not.toContainText('Note: minutes');
  await dialog.getByRole('radio', { name: /Dynamic/ }).check({ force: true });
  await expect(dialog.getByText('“Of minutes” is not offered to viewers', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Make “Note” public' }).click();
  await expect(dialog.getByText('Own fields: Note; the others stay hidden.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('not public', { exact: false })).toHaveCount(0);
  await outsider.reload();
  await expect(outsider.getByRole('list', { name: 'What is shown' }).getByText('Note', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Make “Note” public' })).toBeVisible();
  await outsider.context().close();
});
