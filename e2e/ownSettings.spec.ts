import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

/** The fields of the first are used by the others. */
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

const KINDS = [
  'Text',
  'Long text',
  'Number',
  'Money',
  'Percent',
  'Date',
  'One choice',
  'Several choices',
  'Person',
  'Link',
  'Yes or no',
];

test('a field of each kind is made by keys, renamed, moved, removed, and brought back by undo', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  const head = page.locator('form > header');
  const headHeight = async () => (await head.boundingBox())?.height;
  const untouched = await headHeight();
  for (const kind of KINDS) {
    await part.getByRole('button', { name: 'Add a field' }).press('Enter');
    await expect(part.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type(`Our ${kind}`);
    await part.getByLabel('Kind').selectOption(kind);
    if (kind.includes('choice')) {
      await part.getByRole('button', { name: 'Add a choice' }).press('Enter');
      await page.keyboard.type('Harbor');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Old Town');
    }
    await page.keyboard.press('Escape');
    await expect(part.getByRole('button', { name: `Our ${kind} ${kind}` })).toBeFocused();
  }
  await expect(part).toContainText('11 of 30');
  await expect(page.getByRole('button', { name: 'Save 11 changes' })).toBeEnabled();
  expect(await headHeight(), 'the head does not grow with its buttons').toBe(untouched);
  await page.getByRole('button', { name: 'Save 11 changes' }).click();
  await expect(page.getByText('Words saved.')).toBeVisible();
  await expectNoAxeViolations(page);

  await part.getByRole('button', { name: 'Our Money Money' }).press('Enter');
  await part.getByLabel('Name', { exact: true }).fill('Grant');
  await page.keyboard.press('Escape');
  await part.getByRole('button', { name: 'Grant Money' }).press('Alt+ArrowUp');
  await expect(part.getByRole('status')).toHaveText('Grant is now field 3 of 11.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.reload();
  await expect(part.getByRole('listitem').nth(2)).toContainText('Grant');

  await part.getByRole('button', { name: 'Our Link Link' }).press('Enter');
  await expectNoAxeViolations(page);
  await part.getByRole('button', { name: 'Remove field' }).press('Enter');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(part).toContainText('10 of 30');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(part).toContainText('11 of 30');
  expect(errors).toEqual([]);
});

test('what is wrong stands under its field: no name, a twin, a third on the card', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  await part.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(part.getByText('Enter a name.')).toBeVisible();
  await expect(part.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('OUR TEXT');
  await expect(part.getByText('Another field has this name.')).toBeVisible();
  await part.getByLabel('Name', { exact: true }).fill('Owner');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(part.getByText('Files have a built-in column of this name.')).toBeVisible();
  await expect(part.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const name of ['Our Text Text', 'Our Date Date', 'Our Person Person']) {
    await expect(part.getByText('Two fields stand on the card already.')).toBeHidden();
    await part.getByRole('button', { name }).click();
    await part.getByLabel('On the card').check();
  }
  await expect(part.getByText('Two fields stand on the card already.')).toBeVisible();
  await part.getByRole('button', { name: 'Our Number Number' }).click();
  await part.getByLabel('Unit').fill('x'.repeat(41));
  await expect(part.getByLabel('Unit')).toHaveAccessibleDescription('At most 40 letters.');
  await expect(part.getByLabel('Help')).not.toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('keys within a menu of the editor are the menu’s: Alt+Down moves no field, Escape closes the menu alone', async ({
  page,
}) => {
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  await part.getByRole('button', { name: 'Our Text Text' }).click();
  await part.getByLabel('Kind').press('Alt+ArrowDown');
  await expect(part.getByRole('listitem').first()).toContainText('Our Text');
  await page.keyboard.press('Escape');
  const levels = part.getByRole('button', { name: /^Levels/ });
  if (await levels.isHidden()) await part.getByRole('button', { name: 'Our Text Text' }).click();
  await levels.click();
  const menu = part.getByRole('group', { name: 'Levels' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(levels).toBeVisible();
  await expect(part.getByRole('listitem').first()).toContainText('Our Text');
  await part.getByLabel('Name', { exact: true }).press('Escape');
  await expect(levels).toBeHidden();
});

test('by touch a field and a level move by buttons, and a narrow list shows the marks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  await part.getByRole('button', { name: 'Our Text Text' }).click();
  await part.getByLabel('On the card').check();
  await part.getByRole('button', { name: 'Move Our Text down' }).click();
  await part.getByRole('button', { name: 'Move Our Text down' }).click();
  await expect(part.getByRole('status')).toHaveText('Our Text is now field 3 of 11.');
  const row = part.getByRole('listitem').nth(2).getByRole('button', { name: 'Our Text Text' });
  await expect(row.getByText('Card')).toBeVisible();
  const levels = page.getByRole('region', { name: 'Levels', exact: true });
  await levels.getByRole('button', { name: 'Move Organisation goal up' }).click();
  await expect(levels.getByRole('status')).toHaveText('Organisation goal is now level 1 of 5.');
  await expect(levels.getByRole('button', { name: 'Move Organisation goal down' })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('what is typed and not saved is not left without a question, by a link or the palette', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  for (const [section, type] of [
    ['words', () => page.getByLabel('One goal at depth 0').fill('Priority')],
    ['general', () => page.getByRole('textbox', { name: 'Plan', exact: true }).fill('Another plan')],
  ] as const) {
    await page.goto(`${milepost.address}/plans/demo/settings/${section}`);
    await type();
    await page.getByRole('link', { name: 'History' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('My work');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  }
});

test('a choice that goals use is removed only when it was asked, and undo brings it back', async ({ page }) => {
  const plan = `${milepost.address}/api/plans/demo`;
  const { fields } = await (await page.request.get(plan)).json();
  const choice = fields.find(({ kind }: { readonly kind: string }) => kind === 'choice');
  const { goals } = await (await page.request.get(`${plan}/export.json`)).json();
  const reply = await page.request.patch(`${plan}/goals/${goals[0].id}`, {
    headers: { origin: milepost.address },
    data: { own_fields: { [choice.id]: choice.options[0].id } },
  });
  expect(reply.status()).toBe(200);
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  await part.getByRole('button', { name: 'Our One choice One choice' }).click();
  await expect(part.getByText('1 goal has a value.')).toBeVisible();
  await part.getByRole('button', { name: 'Remove Harbor' }).click();
  await page.getByRole('button', { name: /^Save/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Values would be lost' });
  await expect(question).toContainText('“Our One choice”: 1 goal would lose its value.');
  await expectNoAxeViolations(page);
  await expect(question.getByRole('button', { name: 'Don’t save' })).toBeFocused();
  await question.getByRole('button', { name: 'Don’t save' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save 1 change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Save and drop these values' }).press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(part.getByLabel('Choice 1')).toHaveValue('Harbor');
});

test('a field that goals use is removed only when it was asked, and undo brings back what it hid', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/settings/words`);
  const part = page.getByRole('region', { name: 'Own fields' });
  const row = part.getByRole('button', { name: 'Our One choice One choice' });
  await row.press('Enter');
  await part.getByRole('button', { name: 'Remove field' }).press('Enter');
  const question = part.getByRole('alertdialog', { name: 'Remove the field?' });
  await expect(question).toContainText('1 goal has a value. Removing the field hides it; undo brings it back.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(part.getByRole('button', { name: 'Remove field' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Keep field' }).click();
  await part.getByRole('button', { name: 'Remove field' }).click();
  await question.getByRole('button', { name: 'Remove field' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(part).toContainText('10 of 30');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await row.click();
  await expect(part.getByText('1 goal has a value.')).toBeVisible();
});
