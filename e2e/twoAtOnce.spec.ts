import type { Page } from '@playwright/test';
import { planDepartmentsPath, planMembersPath, planPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change settings: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

const words = () => `${milepost.address}${planPagePath('demo', 'settings', 'words')}`;
const level = (page: Page, depth: number) => page.getByRole('textbox', { name: `One goal at depth ${depth}` });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });

async function addField(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill(name);
}

test('two who edit the words of a plan at once lose nothing: what contradicts is asked about beside Save', async ({
  page: one,
  browser,
}) => {
  const two = await (await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 700 } })).newPage();
  for (const page of [one, two]) {
    await signIn(page, milepost);
    await page.goto(words());
    await expect(level(page, 0)).toBeVisible();
  }

  await level(one, 0).fill('Pillar');
  await addField(one, 'Region');
  await level(two, 1).fill('Focus');
  await addField(two, 'Ward');

  await save(one).click();
  await expect(one.getByText('Words saved.')).toBeVisible();

  // The other form shows what was saved, beside what is typed in it.
  await expect(level(two, 0)).toHaveValue('Pillar');
  await expect(level(two, 1)).toHaveValue('Focus');
  await expect(two.getByText('Region', { exact: true }).first()).toBeVisible();
  await save(two).click();
  await expect(two.getByText('Words saved.')).toBeVisible();
  await expect(level(one, 1)).toHaveValue('Focus');
  for (const name of ['Region', 'Ward']) await expect(one.getByText(name, { exact: true }).first()).toBeVisible();

  // Both rename one level: whoever is second is asked, in sight of Save.
  await level(one, 2).fill('Step');
  await level(two, 2).fill('Stride');
  await save(one).click();
  const asked = two.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(asked).toContainText('Levels, Depth 2: yours “Stride”, theirs “Step”.');
  await two.mouse.wheel(0, 2_000);
  await expect(asked).toBeInViewport();
  await expect(save(two).first()).toBeInViewport();
  await expect(two.getByRole('button', { name: 'Save 1 change' })).toBeDisabled();

  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await expect(level(two, 2)).toHaveValue('Step');
  await expect(asked).toBeHidden();

  await level(two, 2).fill('Stride');
  await level(one, 2).fill('Pace');
  await save(one).click();
  await asked.getByRole('button', { name: 'Save mine' }).click();
  await expect(level(one, 2)).toHaveValue('Stride');
  await two.context().close();
});

test('two who set the plan at once are asked only about the same setting', async ({ page: one, browser }) => {
  const two = await (await browser.newContext({ locale: 'en-US' })).newPage();
  for (const page of [one, two]) {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}${planPagePath('demo', 'settings')}`);
  }
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  await field(one, 'Organisation').fill('Harbour');
  await field(two, 'Organisation').fill('Quay');
  await field(two, 'Plan').fill('Plan of two');
  await one.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(one.getByText('Settings saved.')).toBeVisible();
  const asked = two.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(asked).toContainText('Organisation: yours “Quay”, theirs “Harbour”.');
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await two.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(one, 'Plan')).toHaveValue('Plan of two');
  await expect(field(two, 'Organisation')).toHaveValue('Harbour');
  await two.context().close();
});

test('two who move departments at once keep both moves; what contradicts is asked about by name', async ({
  page: one,
  browser,
}) => {
  const two = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signIn(one, milepost);
  const headers = { origin: milepost.address };
  const path = `${milepost.address}${planDepartmentsPath('demo')}`;
  const members = async (): Promise<{ departments: { id: string; name: string }[] }> =>
    (await one.request.get(`${milepost.address}${planMembersPath('demo')}`)).json();
  for (const { id } of (await members()).departments) {
    await one.request.delete(`${path}/${id}?successor=`, { data: {}, headers });
  }
  for (const name of ['Works', 'Parks', 'Housing', 'Library'])
    await one.request.post(path, { data: { name }, headers });
  const names = async () => (await members()).departments.map(({ name }) => name);

  for (const page of [one, two]) {
    await signIn(page, milepost);
    // Nobody is told what the other does.
    await page.route('**/events?*', (route) => route.abort());
    await page.goto(`${milepost.address}${planPagePath('demo', 'settings', 'departments')}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Library' })).toBeVisible();
  }
  await one.getByRole('button', { name: 'Move Parks up' }).click();
  await expect(one.getByText('Parks is now at position 1 of 4.')).toBeVisible();
  await two.getByRole('button', { name: 'Move Library up' }).click();
  await expect(two.getByText('Library is now at position 3 of 4.')).toBeVisible();
  expect(await names()).toEqual(['Parks', 'Works', 'Library', 'Housing']);

  await two.getByRole('button', { name: 'Move Works up' }).click();
  await expect(two.getByText('Works is now at position 1 of 4.')).toBeVisible();
  await one.getByRole('button', { name: 'Move Works down' }).click();
  const asked = one.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(asked).toContainText('Order of the departments: yours “Parks, Library, Works, Housing”');
  await expect(asked).toContainText('theirs “Works, Parks, Library, Housing”');
  await asked.getByRole('button', { name: 'Save mine' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(names).toEqual(['Parks', 'Library', 'Works', 'Housing']);
  await two.context().close();
});

test('columns for everyone: what others would lose is said beside the button, and what contradicts is asked about', async ({
  page: one,
}) => {
  await signIn(one, milepost);
  const path = `${milepost.address}${planPath('demo')}`;
  const headers = { origin: milepost.address };
  const set = (columns: readonly string[]) => one.request.patch(path, { data: { table_columns: columns }, headers });
  expect((await set(['status', 'owner', 'end'])).ok()).toBe(true);
  // The page is not told what is set meanwhile.
  await one.route('**/events?*', (route) => route.abort());
  await one.goto(`${milepost.address}${planPagePath('demo', 'dashboard')}?view=table`);
  await one.getByRole('button', { name: 'Columns' }).click();
  await one.getByRole('list', { name: 'Columns' }).getByRole('checkbox', { name: 'Owner' }).uncheck();
  await expect(one.getByText('Everyone else loses: Owner.')).toBeVisible();
  expect((await set([])).ok()).toBe(true);
  await one.getByRole('button', { name: 'Save for everyone' }).click();
  const asked = one.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(asked).toContainText('Columns for everyone: yours “Status, Year end”, theirs “the usual ones”.');
  await asked.getByRole('button', { name: 'Save mine' }).click();
  await expect(asked).toBeHidden();
  const columns = async () => (await (await one.request.get(path)).json()).table_columns;
  await expect.poll(columns).toEqual(['status', 'end']);
});
