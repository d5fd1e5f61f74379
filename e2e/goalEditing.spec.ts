import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { chooseOfPage } from './pageMenu.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(({ page }) => signIn(page, milepost));

const LEVELS = `?filters=${encodeURIComponent('{"depth":[1]}')}`;

async function openAdd(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard${LEVELS}`);
  await chooseOfPage(page, 'Add goal');
}

test('a goal is added with twelve targets, shown, and taken back', async ({ page }) => {
  await openAdd(page, milepost.address);
  const sheet = page.getByRole('dialog', { name: 'Add a goal' });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Plant a hundred oaks');
  await sheet.getByRole('combobox', { name: 'Under' }).fill('green, lively');
  await sheet.getByRole('option', { name: /Green, lively public places/ }).click();
  await sheet.getByRole('textbox', { name: /^Target of/ }).fill('1,200');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('“Plant a hundred oaks” added.')).toBeVisible();
  const card = page.getByRole('article', { name: /Plant a hundred oaks/ });
  await expect(card).toBeVisible();
  await expect(card.getByText('1,200')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toBeHidden();
});

test('what is wrong with the field one is in is not left hidden below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdd(page, milepost.address);
  const sheet = page.getByRole('dialog', { name: 'Add a goal' });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Plant a hundred elms');
  await sheet.getByRole('textbox', { name: /^Target of/ }).fill('1200 trees');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('“1200 trees” is not a number')).toBeInViewport({ ratio: 1 });
});

test('what is saved over the dialog of a goal is undone in that dialog', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=permits-online`);
  const goal = page.getByRole('dialog').first();
  const title = await goal.getByRole('heading', { level: 2 }).textContent();
  await chooseOfGoal(goal, 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit/ });
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Permits by telephone');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(goal.getByRole('heading', { name: /Permits by telephone/ })).toBeVisible();
  await goal.getByRole('status').getByRole('button', { name: /^Undo/ }).click();
  await expect(goal.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what somebody else saved while the form was open stays, or is asked about', async ({ page, browser }) => {
  const open = async (person: Page) => {
    await person.goto(`${milepost.address}/plans/demo/dashboard?goal=plan-reviewers`);
    await chooseOfGoal(person.getByRole('dialog'), 'Edit the goal');
    const sheet = person.getByRole('dialog', { name: /^Edit / });
    return {
      sheet,
      title: sheet.getByRole('textbox', { name: 'Title' }),
      measure: sheet.getByRole('textbox', { name: 'Measure' }),
      save: sheet.getByRole('button', { name: 'Save' }),
    };
  };
  const somebodyElse = await (await browser.newContext()).newPage();
  await signIn(somebodyElse, milepost);
  const line = page.waitForResponse((reply) => reply.url().includes('/events') && reply.status() === 200);
  const mine = await open(page);
  await line;

  let theirs = await open(somebodyElse);
  await theirs.title.fill('Their first title');
  await theirs.save.click();
  await expect(theirs.sheet).toBeHidden();
  await expect(mine.sheet.getByRole('heading', { name: /Their first title/ })).toBeVisible();
  await mine.measure.fill('My measure');
  await mine.save.click();
  await expect(mine.sheet).toBeHidden();

  const again = await open(page);
  await expect(again.title).toHaveValue('Their first title');
  await expect(again.measure).toHaveValue('My measure');
  theirs = await open(somebodyElse);
  await theirs.title.fill('Their second title');
  await theirs.save.click();
  await expect(theirs.sheet).toBeHidden();
  await expect(again.sheet.getByRole('heading', { name: /Their second title/ })).toBeVisible();
  await again.title.fill('My title');
  await again.save.click();
  await expect(again.sheet.getByRole('alert').filter({ hasText: 'Title: “Their second title”' }).first()).toBeVisible();
  await expect(again.title).toHaveValue('My title');
  await expect(again.title).toBeFocused();
  await again.save.click();
  await expect(again.sheet).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /My title/ })).toBeVisible();
  await somebodyElse.context().close();
});

test('each field that is refused says why, and what was typed stays', async ({ page }) => {
  await openAdd(page, milepost.address);
  const sheet = page.getByRole('dialog', { name: 'Add a goal' });
  await sheet.getByRole('textbox', { name: 'Start' }).fill('12/31/2026');
  await sheet.getByRole('textbox', { name: 'End' }).fill('01/01/2026');
  await sheet.getByRole('textbox', { name: /^Target of/ }).fill('many');
  await sheet.getByRole('button', { name: 'Add goal', exact: true }).click();
  await expect(sheet.getByText('A goal needs a title.')).toBeVisible();
  await expect(sheet.getByText('The end is before the start.')).toBeVisible();
  await expect(sheet.getByText('“many” is not a number.')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toBeFocused();

  await sheet.getByRole('textbox', { name: 'Title' }).fill('A title');
  await sheet.getByRole('textbox', { name: 'End' }).fill('12/31/2027');
  await sheet.getByRole('textbox', { name: /^Target of/ }).fill('5');
  await sheet.getByRole('textbox', { name: 'Number' }).fill('1.1');
  await sheet.getByRole('button', { name: 'Add goal', exact: true }).click();
  await expect(sheet.getByText('Another goal has this number.', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toHaveValue('A title');
  await page.keyboard.press('Escape');
  await expect(sheet.getByText('Discard what you typed?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.getByText('Discard what you typed?')).toBeHidden();
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toHaveValue('A title');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Discard' }).click();
  await expect(sheet).toBeHidden();
});

test('a press beside the form leaves it, and asks first where something was typed', async ({ page }) => {
  await openAdd(page, milepost.address);
  const sheet = page.getByRole('dialog', { name: 'Add a goal' });
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.mouse.click(20, 400);
  await expect(sheet).toBeHidden();
  await chooseOfPage(page, 'Add goal');
  await sheet.getByRole('textbox', { name: 'Title' }).fill('A title');
  await page.mouse.click(20, 400);
  await expect(sheet.getByText('Discard what you typed?')).toBeVisible();
});

test('a goal is edited from its detail: contributors, a target by hand, a priority', async ({ page }) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard${LEVELS}`);
  await page.getByRole('article').getByRole('link').first().click();
  await chooseOfGoal(page.getByRole('dialog'), 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit / });
  await expect(sheet.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
  await expectNoAxeViolations(page);
  await sheet.getByRole('textbox', { name: 'Measure' }).fill('Told otherwise');
  await sheet.getByRole('button', { name: /^Contributors/ }).click();
  await page.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await sheet.getByRole('combobox', { name: 'Spread over the periods' }).selectOption('By hand');
  await sheet.getByRole('textbox', { name: /^Target of Jul 2026/ }).fill('3');
  await sheet.getByText('More fields').click();
  await sheet.getByRole('radio', { name: 'Low' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await chooseOfGoal(page.getByRole('dialog'), 'Edit the goal');
  await expect(sheet.getByRole('textbox', { name: 'Measure' })).toHaveValue('Told otherwise');
  await sheet.getByText('More fields').click();
  await expect(sheet.getByRole('radio', { name: 'Low' })).toBeChecked();
});
