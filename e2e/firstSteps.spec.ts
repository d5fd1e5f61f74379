import type { Page } from '@playwright/test';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** A click, a chord, a field filled or a paste is one. */
const MOST_INTERACTIONS = 25;

let milepost: RunningMilepost;
test.beforeAll(async () => {
  milepost = await startMilepost();
});
test.afterAll(() => milepost.stop());

test('from an invitation to a card with twelve targets and three actuals in few interactions', async ({
  page,
  browser,
}) => {
  const link = await invite(page);
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const eve = await context.newPage();
  let count = 0;
  const one = async (interaction: Promise<unknown>) => {
    count += 1;
    await interaction;
  };

  await eve.goto(link);
  await one(eve.getByLabel('Your name').fill('Eve Adams'));
  await one(eve.getByLabel('Password', { exact: true }).fill('a long password'));
  await one(eve.getByRole('button', { name: 'Create account and join' }).click());

  await one(eve.getByRole('button', { name: /^Plan: / }).click());
  await one(eve.getByRole('menuitem', { name: 'New plan…' }).click());
  await expect(eve.getByRole('textbox', { name: 'Name' }), 'one can type at once').toBeFocused();
  await one(eve.getByRole('textbox', { name: 'Name' }).fill('Eve’s plan'));
  await one(eve.getByRole('button', { name: 'Create plan' }).click());

  await one(eve.getByRole('button', { name: /^Add the first goal/ }).click());
  await one(eve.getByRole('textbox', { name: 'Title' }).fill('Plant twelve hundred oaks'));
  await one(eve.getByRole('textbox', { name: /^Target of/ }).fill('1,200'));
  await one(eve.keyboard.press('Enter'));
  const made = eve.getByRole('article', { name: /Plant twelve hundred oaks/ });
  await expect(made).toBeVisible();
  await expect(made.getByRole('button', { name: /^Expand/ }), 'the focus goes on at the new goal').toBeFocused();

  await one(eve.getByRole('link', { name: 'Entry', exact: true }).click());
  await expect(eve.getByRole('gridcell', { name: '100', exact: true })).toHaveCount(12);
  const first = eve
    .getByRole('row', { name: /^Actual/ })
    .getByRole('gridcell')
    .first();
  await one(first.click());
  await eve.evaluate(() => navigator.clipboard.writeText('90\t110\t105'));
  await one(eve.keyboard.press('Control+v'));
  await expect(eve.getByText(/Saved/).first()).toBeVisible();

  await one(eve.getByRole('link', { name: 'Dashboard', exact: true }).click());
  const card = eve.getByRole('article', { name: /Plant twelve hundred oaks/ });
  await expect(card.getByText('305')).toBeVisible();
  await expect(card.getByText('1,200').first()).toBeVisible();
  expect(count).toBeLessThanOrEqual(MOST_INTERACTIONS);
  await context.close();
});

async function invite(page: Page): Promise<string> {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/settings/members`);
  await page.getByRole('main').getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('eve@example.org');
  // Whoever leads a plan may make one.
  await page.getByRole('dialog').getByLabel('Role').selectOption('Lead');
  await page.getByRole('button', { name: 'Create link' }).click();
  return page.getByRole('dialog', { name: 'Share this link' }).getByLabel('Link').inputValue();
}
