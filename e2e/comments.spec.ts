import { addresses } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

test('a comment is written with a mention, changed, deleted and brought back, by keyboard alone', async ({ page }) => {
  await signIn(page, own);
  const [goal] = await (
    await page.request.get(`${own.address}${addresses.goals}?fiscal_year=0&plan_id=demo&fields=id,depth`)
  ).json();
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${goal.id}`);
  const aside = page.getByRole('complementary', { name: 'About this goal, beside its figures' });
  const field = aside.getByRole('textbox', { name: 'Write a comment' });
  await field.focus();
  await page.keyboard.type('Please look, @to');
  await expect(aside.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
  const first = await aside.getByRole('option').first().textContent();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Please look, @${first} `);
  await page.keyboard.press('Control+Enter');
  const said = aside.getByRole('listitem').filter({ hasText: 'Please look' });
  await expect(said.locator('p b').last()).toHaveText(`@${first}`);
  await expect(field).toHaveValue('');
  await expectNoAxeViolations(page);

  const edit = said.getByRole('button', { name: /Edit the comment by/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('today');
  await page.keyboard.press('Control+Enter');
  await expect(said).toContainText('today');
  await expect(edit).toBeFocused();

  await said.getByRole('button', { name: /Delete the comment by/ }).focus();
  await page.keyboard.press('Enter');
  await expect(aside.getByText('Comment deleted.')).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(aside.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(1);

  // Escape while writing closes the editing alone, then the detail.
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what could not be sent while offline is kept, and sent once the connection is back', async ({ page }) => {
  await signIn(page, own);
  const [goal] = await (
    await page.request.get(`${own.address}${addresses.goals}?fiscal_year=0&plan_id=demo&fields=id`)
  ).json();
  await page.goto(`${own.address}/plans/demo/dashboard?goal=${goal.id}`);
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Not to be lost');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  const unsaved = page.getByRole('region', { name: 'Not saved yet' });
  await expect(unsaved).toContainText('1 entry is not saved yet');

  await page.context().setOffline(false);
  await expect(unsaved).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not to be lost' })).toHaveCount(1);
  await expect(field).toHaveValue('');
});
