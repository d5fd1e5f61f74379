import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});
test.afterAll(() => milepost.stop());

test('the page of the calls finds a call, and sends it as the person who is signed in', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/api/docs`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('getgoals');
  await expect(page.getByRole('status').filter({ hasText: '1 call' })).toBeVisible();
  await page.getByText('/napi/json/getgoals').click();
  const call = page.locator('#listGoals');
  await call.getByLabel('fields may be left out').fill('id,number,item');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('200 OK');
  await expect(call.getByRole('status')).toContainText('"number"');

  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, { isThemeAlone: true });

  // A refusal is shown as programs get it.
  await call.getByLabel('fields may be left out').fill('nothing');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('must name fields of a goal');
});

test('with a token that opens nothing a call is refused, whoever is signed in', async ({ page }) => {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/api/docs#getPlan`);
  await page.getByLabel('API token').fill('mp_000000000000000000000000demo');
  const call = page.locator('#getPlan');
  await call.getByLabel('planId').fill('demo');
  await call.getByRole('button', { name: 'Send' }).click();
  await expect(call.getByRole('status')).toContainText('401');
});
