import { createServer } from 'node:http';
import { expect, signIn, startMilepost, test } from './milepost.ts';

test('an API token is made in the settings, shown once, asks as its maker, and is revoked', async ({ page }) => {
  const milepost = await startMilepost();
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings/tokens`);
    await page.getByLabel('Purpose').fill('Finance system');
    await page.getByRole('button', { name: 'Create token' }).dblclick();
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

    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/tokens')) sent += 1;
    });
    await page.getByLabel('Purpose').fill('Report of 2027');
    await page.getByLabel('Valid until', { exact: true }).fill('11/19/2026');
    await expect(page.getByRole('alert')).toHaveText('That date is in the past.');
    await expect(page.getByRole('button', { name: 'Create token' })).toBeDisabled();
    await page.getByLabel('Valid until', { exact: true }).fill('12/31/2027');
    for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('code')).toBeVisible();
    await expect(page.getByText('until Dec 31, 2027')).toHaveCount(1);
    expect(sent, 'tokens made by Enter held down').toBe(1);

    await page.goto(`${milepost.address}/plans/demo/settings/webhooks`);
    await expect(page.getByText('Webhooks are off here')).toBeVisible();
  } finally {
    await milepost.stop();
  }
});

test('a webhook is made for chosen events, tested, and told of one chosen later', async ({ page }) => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(body).event);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const milepost = await startMilepost({ MILEPOST_WEBHOOK_HOSTS: origin });
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings/webhooks`);
    await page.getByLabel('Purpose').fill('Data warehouse');
    await page.getByLabel('Address').fill(`${origin}/hook`);
    await expect(page.getByLabel('The status of a goal changes')).toBeDisabled();
    await page.getByLabel('Figures are entered').press('Space');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Test Data warehouse' }).click();
    await expect(page.getByText('The test message was delivered (200).')).toBeVisible();

    await page.getByText('Events: The status of a goal changes · Figures are entered').click();
    const events = page.getByRole('group', { name: 'Events sent to Data warehouse' });
    await events.getByLabel('Comments are written').check();
    await expect(page.getByText('Events: The status of a goal changes · Figures are entered · Comments')).toBeVisible();
    const { status } = await page.request
      .post(`${milepost.address}/api/plans/demo/goals/cash-days/comments`, {
        data: { comment: 'Counted again' },
        headers: { origin: milepost.address },
      })
      .then((reply) => ({ status: reply.status() }));
    expect(status).toBe(201);
    await expect.poll(() => received).toContain('comments_changed');
    expect(received[0]).toBe('ping');
  } finally {
    await milepost.stop();
    receiver.close();
  }
});
