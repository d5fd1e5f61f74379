import type { Page } from '@playwright/test';
import { goalPath } from '#contract/addresses.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const GOAL = 'permits-online';

let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

const form = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });

test('a form that is open says what somebody else did to its goal, and names what was typed once it is archived', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, milepost);
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL}`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const title = form(page).getByRole('textbox', { name: 'Title' });
  await title.fill('Permits, all of them online');

  const write = (method: 'patch' | 'delete', data?: object) =>
    other.request[method](`${milepost.address}${goalPath('demo', GOAL)}`, {
      ...(data && { data }),
      headers: { origin: milepost.address },
    });
  expect((await write('patch', { description: 'Said by somebody else' })).status()).toBe(200);
  await expect(form(page).getByRole('status').filter({ hasText: 'just now' })).toContainText('Said by somebody else');

  expect((await write('delete')).status()).toBe(200);
  const said = form(page).getByRole('status').filter({ hasText: 'archived' });
  await expect(said).toContainText('cannot be saved any more');
  await expect(said).toContainText('Permits, all of them online');
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await other.context().close();
});
