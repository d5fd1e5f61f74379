import type { Page } from '@playwright/test';
import { addresses, goalPath, planMembersPath } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, test } from './milepost.ts';
import { withOwnPlan } from './ownPlan.ts';
import { secondLead } from './secondLead.ts';

const own = withOwnPlan();

const COLUMNS = ['status', 'owner', 'due', 'own-ward', 'own-grant', 'own-law', 'own-themes', 'nextStep'];

const grid = (page: Page) => page.getByRole('grid', { name: 'Goals as a table' });
const rows = (page: Page) => grid(page).locator('[data-row]');
const cell = (page: Page, row: number, column: string) => rows(page).nth(row).locator(`[data-column="${column}"]`);
const editor = (page: Page) => page.getByRole('dialog', { name: / of \d/ });

async function openTable(page: Page, columns: readonly string[] | null = COLUMNS): Promise<void> {
  const { address } = own().milepost;
  const mine = `${address}/api/plans/demo/table-columns`;
  expect((await page.request.put(mine, { headers: { origin: address }, data: { columns } })).ok()).toBe(true);
  const filters = encodeURIComponent('{"depth":[3,4]}');
  await page.goto(`${address}/plans/demo/dashboard?view=table&filters=${filters}`);
  await expect(rows(page).nth(3)).toBeVisible();
}

test('by mouse: owner, due, an own choice and a status with its reason are changed where they stand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openTable(page);
  await cell(page, 1, 'owner').click();
  await editor(page).getByRole('combobox').fill('Omar');
  await expect(editor(page).getByRole('option')).toHaveCount(1);
  await expect(editor(page).getByRole('option')).toContainText(/, \d+ goals?$/);
  await expectNoAxeViolations(page);
  await editor(page).getByRole('option').click();
  await expect(editor(page)).toBeHidden();
  await expect(cell(page, 1, 'owner')).toContainText('Omar');
  await expect(cell(page, 1, 'owner')).toHaveAttribute('data-changed', 'true');
  await expect(page.getByText(/Owner: .+ › Omar/)).toBeVisible();

  const before = await cell(page, 1, 'due').textContent();
  await cell(page, 1, 'due').click();
  await editor(page).getByRole('textbox').fill('4/30/2027');
  // Pressed beside it, as in a spreadsheet.
  await page.getByRole('columnheader', { name: 'Goal' }).click({ position: { x: 200, y: 10 } });
  await expect(cell(page, 1, 'due')).toHaveText('Apr 30, 2027');
  await expect(cell(page, 1, 'owner')).not.toHaveAttribute('data-changed');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 'due')).toHaveText(before ?? '');

  await cell(page, 2, 'own-ward').click();
  await editor(page).getByRole('option', { name: 'Harbor' }).click();
  await expect(cell(page, 2, 'own-ward')).toHaveText('Harbor');

  await cell(page, 2, 'status').click();
  await expect(editor(page).getByRole('radio', { name: /^Automatic/ })).toBeChecked();
  await editor(page).getByText('Deferred').click();
  await editor(page).getByRole('button', { name: 'Set Deferred' }).click();
  await expect(editor(page).getByRole('alert')).toHaveText('Say why, in a sentence.');
  await editor(page).getByRole('textbox', { name: 'Why, in a sentence' }).fill('Waits for the budget');
  await expectNoAxeViolations(page);
  await editor(page).getByRole('button', { name: 'Set Deferred' }).click();
  await expect(cell(page, 2, 'status')).toContainText('Deferred');
  await cell(page, 2, 'status').click();
  await editor(page).getByRole('button', { name: 'Why this colour?' }).click();
  await expect(page.getByRole('region', { name: /^Why/ })).toContainText('Waits for the budget');
});

test('by keyboard: arrows reach the cells, typing replaces, Tab goes on, Escape leaves, and values are copied down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page);
  await rows(page).nth(0).focus();
  for (const _ of ['status', 'owner', 'due']) await page.keyboard.press('ArrowRight');
  await expect(cell(page, 0, 'due')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 1, 'due')).toBeFocused();
  await page.keyboard.press('5');
  await page.keyboard.type('/31/2027');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 'due')).toHaveText('May 31, 2027');
  await expect(editor(page)).toHaveAccessibleName(/^Ward of/);
  await page.keyboard.type('Old');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 'own-ward')).toHaveText('Old Town');
  await expect(editor(page)).toHaveAccessibleName(/^Grant of/);
  await page.keyboard.type('much');
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('alert')).toContainText('much');
  await expect(editor(page).getByRole('textbox')).toHaveValue('much');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 'own-grant')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'own-grant')).toHaveText('$1,500');
  // It has its new text a moment before its editor is gone.
  await expect(cell(page, 1, 'own-grant')).toBeFocused();

  // One value to the rows that are chosen, by one change and one undo.
  await page.keyboard.press('Control+c');
  await expect(page.getByText('1 value copied.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: 'Chosen goals' })).toContainText('2 chosen');
  await expect(cell(page, 3, 'own-grant')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Grant of 2 goals changed.')).toBeVisible();
  for (const row of [2, 3]) await expect(cell(page, row, 'own-grant')).toHaveText('$1,500');
  await page.keyboard.press('Control+z');
  for (const row of [2, 3]) await expect(cell(page, row, 'own-grant')).toBeEmpty();
  await cell(page, 3, 'own-grant').press('Escape');
  await expect(rows(page).nth(3)).toBeFocused();
  await expectNoAxeViolations(page);
});

test('by touch: a tap opens the cell as a sheet, a finger that rests chooses the row', async ({
  browser,
  page: ada,
}) => {
  await openTable(ada, ['status', 'own-law']);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    storageState: await ada.context().storageState(),
  });
  await page.goto(ada.url());
  await cell(page, 0, 'own-law').tap();
  const sheet = page.getByRole('dialog', { name: /^Required by law of/ });
  await sheet.getByRole('option', { name: 'Yes' }).tap();
  await expect(sheet).toBeHidden();
  await expect(cell(page, 0, 'own-law')).toHaveText('Yes');
  await cell(page, 1, 'status').tap();
  const status = page.getByRole('dialog', { name: /^Status of/ });
  await status.getByText('Critical', { exact: true }).tap();
  await status.getByRole('textbox', { name: 'Why, in a sentence' }).fill('The pump failed');
  await expectNoAxeViolations(page);
  await status.getByRole('button', { name: 'Set Critical' }).tap();
  await expect(status).toBeHidden();
  await expect(cell(page, 1, 'status')).toContainText('Critical');
  const box = await rows(page).nth(2).boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 20 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('toolbar', { name: 'Chosen goals' })).toContainText('1 chosen');
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.context().close();
});

test('what somebody else sets meanwhile is named, and the reader chooses whose stands', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openTable(page);
  const { milepost } = own();
  const { page: carl } = await secondLead(browser, { page, milepost, first: 'Carl' });
  const id = (await rows(page).nth(4).getAttribute('data-row')) ?? '';
  const set = async (end: string) => {
    const data = { end };
    const reply = await carl.request.patch(`${milepost.address}${goalPath('demo', id)}`, {
      data,
      headers: { origin: milepost.address },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  await cell(page, 4, 'due').click();
  await editor(page).getByRole('textbox').fill('6/30/2027');
  await set('2027-05-31');
  const alert = editor(page).getByRole('alert');
  await expect(alert).toContainText('Carl Second set it to May 31, 2027 just now.');
  await expect(editor(page).getByRole('textbox')).toHaveValue('6/30/2027');
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(page, 4, 'due')).toHaveText('May 31, 2027');

  await cell(page, 4, 'due').click();
  await editor(page).getByRole('textbox').fill('6/30/2027');
  await set('2027-04-30');
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(cell(page, 4, 'due')).toHaveText('Jun 30, 2027');

  // Archived while it is open.
  await cell(page, 4, 'due').click();
  await expect(editor(page)).toBeVisible();
  await carl.request.delete(`${milepost.address}${goalPath('demo', id)}`, { headers: { origin: milepost.address } });
  await expect(page.getByText('This goal is not in the plan any more.')).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await carl.context().close();
});

test('who may change one goal alone edits its cells, and is told of the others; who may change none has no editors', async ({
  page,
  browser,
}) => {
  await openTable(page, ['status', 'due', 'owner']);
  const { milepost } = own();
  const headers = { origin: milepost.address };
  const people = [];
  for (const [first, role] of [
    ['Mia', 'member'],
    ['Vic', 'viewer'],
  ]) {
    const invited = await page.request.post(`${milepost.address}${planMembersPath('demo')}`, {
      data: { email: `${first}@example.org`, role },
      headers,
    });
    const { id, link } = await invited.json();
    const person = await (await browser.newContext({ locale: 'en-US' })).newPage();
    const token = new URL(link).searchParams.get('token');
    const data = { token, name: `${first} Smith`, password: 'a horse of another colour' };
    const accepted = await person.request.post(`${milepost.address}${addresses.invitationAccept}`, { data, headers });
    expect(accepted.status()).toBe(200);
    people.push({ id, person });
  }
  const [mia, vic] = people;
  if (mia === undefined || vic === undefined) throw new Error('nobody');
  const goalId = (await rows(page).nth(1).getAttribute('data-row')) ?? '';
  const given = await page.request.patch(`${milepost.address}${goalPath('demo', goalId)}`, {
    data: { plan_mem_id: mia.id },
    headers,
  });
  expect(given.ok()).toBe(true);
  await mia.person.goto(page.url());
  const hers = rows(mia.person).and(mia.person.locator(`[data-row="${goalId}"]`));
  await hers.locator('[data-column="due"]').click();
  await expect(editor(mia.person)).toBeVisible();
  await mia.person.keyboard.press('Escape');
  const other = rows(mia.person).first().locator('[data-column="due"]');
  await expect(other).not.toHaveAttribute('data-editable');
  await other.hover();
  await expect(mia.person.getByRole('tooltip')).toContainText('You may not change this.');
  await other.click();
  await expect(editor(mia.person)).toBeHidden();
  await vic.person.goto(page.url());
  await expect(rows(vic.person).first()).toBeVisible();
  await expect(grid(vic.person).locator('[data-editable]')).toHaveCount(0);
  for (const { person } of people) await person.context().close();
});

test('the job: a field is made, filled for ten goals in the table, and filtered by', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const { address } = own().milepost;
  await page.goto(`${address}/plans/demo/settings/words`);
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Fund');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('Words saved.')).toBeVisible();
  await openTable(page, null);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Fund', exact: true }).click();
  await page.keyboard.press('Escape');
  await grid(page).getByRole('columnheader', { name: 'Fund' }).waitFor();
  const column = (await grid(page).getByRole('columnheader', { name: 'Fund' }).getAttribute('data-column')) ?? '';
  await cell(page, 0, column).click();
  await page.keyboard.type('Operating');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, column)).toHaveText('Operating');
  await expect(cell(page, 0, column)).toBeFocused();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Space');
  for (const _ of Array(9)) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Fund of 10 goals changed.')).toBeVisible();
  await page.locator('[aria-controls="filters"]').click();
  await page.getByRole('search', { name: 'Filters' }).getByRole('searchbox', { name: 'Fund' }).fill('oper');
  await expect(rows(page)).toHaveCount(10);
});
