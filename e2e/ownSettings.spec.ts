import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

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
  for (const kind of KINDS) {
    await part.getByRole('button', { name: 'Add a field' }).press('Enter');
    await expect(part.getByLabel('Name')).toBeFocused();
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
  await page.getByRole('button', { name: 'Save 11 changes' }).click();
  await expect(page.getByText('Words saved.')).toBeVisible();
  await expectNoAxeViolations(page);

  await part.getByRole('button', { name: 'Our Money Money' }).press('Enter');
  await part.getByLabel('Name').fill('Grant');
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
  await expect(part.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('OUR TEXT');
  await expect(part.getByText('Another field has this name.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  for (const name of ['Our Text Text', 'Our Date Date', 'Our Person Person']) {
    await part.getByRole('button', { name }).click();
    await part.getByLabel('On the card').check();
  }
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(part.getByText('Two fields stand on the card already.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
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
  await question.getByRole('button', { name: 'Save and drop these values' }).press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(part.getByLabel('Choice 1')).toHaveValue('Harbor');
});
