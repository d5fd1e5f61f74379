import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const LEVEL_1 = encodeURIComponent(JSON.stringify({ depth: [1] }));

test('a goal is checked in from its card, seen before it is saved, and taken back', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${LEVEL_1}`);
  const card = page.getByRole('article').filter({ hasText: 'Cut crashes' });
  const pen = card.getByRole('button', { name: /^Check in 2\.2/ });
  await pen.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  const actual = dialog.getByLabel('Actual');
  await expect(actual).toBeFocused();
  await page.keyboard.type('soon');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('“soon” is not a number.')).toBeVisible();
  await actual.fill('5');
  await expect(dialog.getByRole('status')).toContainText('5 of 20');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Comment').fill('A good month');
  await page.keyboard.press('Escape');
  await expect(pen).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(actual).toHaveValue('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Checked in 2.2.')).toBeVisible();
  await expect(card).toContainText('5 / 20');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toContainText('30 / 20');
});

test('saving nothing is said, also where figures are computed and there is no field for them', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard`);
  const dialog = page.getByRole('dialog', { name: 'Check in' });
  await page.getByRole('button', { name: /^Check in 3 / }).click();
  await expect(dialog.getByText('These figures are calculated')).toBeVisible();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write a comment or choose a status first.');
});

test('my work has what is due with its field, and the field saves', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/my-work`);
  await expect(page.getByRole('heading', { name: 'Nothing is waiting for you.' })).toBeVisible();
  await expectNoAxeViolations(page);
});
