import { expect, signIn, startMilepost, test } from './milepost.ts';

test('an API token is made in the settings, shown once, asks as its maker, and is revoked', async ({ page }) => {
  const milepost = await startMilepost();
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings/tokens`);
    await page.getByLabel('Purpose').fill('Finance system');
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = (await page.getByRole('code').textContent()) ?? '';
    expect(token).toMatch(/^mp_/);
    const ask = () => fetch(`${milepost.address}/api/plans/demo`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).status).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(token)).toBeHidden();
    await page.getByRole('button', { name: 'Revoke Finance system' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('There are no tokens for this plan.')).toBeVisible();
    expect((await ask()).status).toBe(401);

    await page.goto(`${milepost.address}/plans/demo/settings/webhooks`);
    await expect(page.getByText('Webhooks are off here')).toBeVisible();
  } finally {
    await milepost.stop();
  }
});
