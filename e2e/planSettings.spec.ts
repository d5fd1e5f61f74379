import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

test.describe('the settings of a plan', () => {
  test('say what other thresholds change before they are saved, and can be undone', async ({ page }) => {
    await page.goto(`${milepost.address}/plans/demo/settings/general`);
    const form = page.getByRole('region', { name: 'Plan', exact: true });
    await expect(form.getByText('no goal changes')).toBeVisible();
    const onTarget = form.getByRole('textbox', { name: 'On target from' });
    await form.getByRole('slider', { name: 'On target from' }).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(onTarget).toHaveValue('95');
    await expect(form.getByText(/goals? changes?$/)).toBeVisible();
    await expect(form.getByText('Unsaved: 1 field')).toBeVisible();
    await onTarget.fill('70');
    await expect(form.getByText('“Off target” must be lower than “On target”.')).toBeVisible();
    await onTarget.fill('95');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('no goal changes')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(onTarget).toHaveValue('90');
  });

  test('offer a message after saving that closes by its first press', async ({ page }) => {
    await page.goto(`${milepost.address}/plans/demo/settings/periods`);
    const close = page.getByRole('button', { name: 'Close this message' });
    await page.getByRole('combobox', { name: 'Closed up to' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Close these periods' }).click();
    await close.click();
    await expect(close).toBeHidden();
    await page.getByRole('combobox', { name: 'Closed up to' }).selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Open all periods' }).press('Enter');
    await close.press('Enter');
    await expect(close).toBeHidden();
  });

  test('show what moves before stored figures are re-dated', async ({ page }) => {
    await page.goto(`${milepost.address}/plans/demo/settings/general`);
    await page.getByRole('combobox', { name: 'Week starts on' }).selectOption('Sunday');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stored figures will move' });
    await expect(dialog.getByRole('row')).not.toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Unsaved: 1 field')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('combobox', { name: 'Week starts on' })).toHaveValue('1');
  });

  test('of two leads overwrite nothing of each other, and ask where both set the same', async ({ page, browser }) => {
    const address = `${milepost.address}/plans/demo/settings/general`;
    const other = await (await browser.newContext()).newPage();
    await signIn(other, milepost);
    await other.goto(address);
    await page.goto(address);
    const [mine, theirs] = [page, other].map((one) => {
      const field = (name: string) => one.getByRole('textbox', { name, exact: true });
      return {
        name: field('Organisation'),
        label: field('Perspective P'),
        save: one.getByRole('button', { name: 'Save', exact: true }),
      };
    });
    if (mine === undefined || theirs === undefined) throw new Error('Two leads.');
    await mine.name.fill('My city');
    await theirs.label.fill('Their label');
    await theirs.name.fill('Their city');
    await theirs.save.click();
    await expect(mine.label).toHaveValue('Their label');
    const asked = page.getByRole('alert').filter({ hasText: 'Organisation: yours “My city”, theirs “Their city”.' });
    await expect(asked).toBeVisible();
    await expect(mine.save).toBeDisabled();
    await expect(mine.name).toHaveValue('My city');
    await asked.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await expect(theirs.name).toHaveValue('My city');
    await expect(theirs.label).toHaveValue('Their label');
    await other.context().close();
  });

  test('pass axe in light and dark @full', async ({ page }) => {
    await page.goto(`${milepost.address}/plans/demo/settings/general`);
    await expect(page.getByText('no goal changes')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, { isThemeAlone: true });
  });
});

test('a plan is made, archived and brought back; a demo goes in one step', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await page.getByRole('button', { name: /^Plan: Port Ellery Strategic Plan Demo/ }).click();
  await page.getByRole('menuitem', { name: 'New plan…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Riverton plan');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await expect(page.getByRole('heading', { name: 'This plan is empty. Choose how to start.' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Archive this plan' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('This plan is archived', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Restore this plan' }).click();
  await expect(page.getByRole('button', { name: 'Archive this plan' })).toBeVisible();

  await page.goto(`${milepost.address}/plans/demo/settings`);
  await page.getByRole('button', { name: 'Remove the demo' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Plan: Riverton plan' })).toBeVisible();
});
