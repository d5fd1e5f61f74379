import type { Page } from '@playwright/test';
import { ADMIN, expect, startMilepost, test } from './milepost.ts';

test.describe('signing in', () => {
  test('a wrong password is said in an alert, the right one opens the address that was asked for', async ({
    page,
    milepost,
  }) => {
    const address = `${milepost.address}/plans/demo/dashboard?fiscal_year=2025`;
    await page.goto(address);
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one at all');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'The e-mail or password is not correct. 4 attempts left.',
    );
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(page.url()).toBe(address);
  });

  test('signing out works at once', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/dashboard`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const reply = await page.request.get(`${milepost.address}/api/plans`);
    expect(reply.status()).toBe(401);
  });

  test('an empty store is taken over once by its one-time address', async ({ page }) => {
    const milepost = await startMilepost({ MILEPOST_ADMIN_EMAIL: '', MILEPOST_ADMIN_PASSWORD: '' });
    try {
      const takeOver = /http:\S+\/welcome\?token=\S+/.exec(milepost.output())?.[0] ?? '';
      await takeOverAt(page, takeOver, ADMIN.email);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.context().clearCookies();
      await page.goto(`${milepost.address}/dashboard`);
      await expect(page.getByText('City of Riverton', { exact: true })).toBeVisible();
      await takeOverAt(page, takeOver, 'second@example.org');
      await expect(page.getByRole('heading', { name: 'This address is no longer valid' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    } finally {
      await milepost.stop();
    }
  });
});

async function takeOverAt(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Organisation').fill('City of Riverton');
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
}
