import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, signIn, startMilepost, test } from './milepost.ts';

type Source = { readonly origin: string; answer: string; readonly server: Server };

async function startSource(): Promise<Source> {
  const source = { origin: '', answer: '' };
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/csv').end(source.answer),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  source.origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return Object.assign(source, { server });
}

const rowsOf = (first: number) => `goal_no,month,value,posted_by
1.1.1,2026-10,${first},mruiz
1.1.2,2026-10,4,mruiz
9.9.9,2026-10,14,tpark
`;

async function addConnection(page: Page, source: Source): Promise<void> {
  await page.getByRole('button', { name: 'Add connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add connection' });
  await dialog.getByLabel('Name', { exact: true }).fill('Finance ledger');
  await dialog.getByLabel('Address').fill(`${source.origin}/figures.csv`);
  await dialog.getByRole('button', { name: 'Save and test' }).dblclick();
  await expect(dialog.getByRole('status')).toContainText('with CSV');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('button', { name: /^Test / })).toHaveCount(1);
}

test('a first feed is made without a guide: a connection, a question, its columns, and a run that one press undoes', async ({
  page,
}) => {
  const source = await startSource();
  source.answer = rowsOf(97);
  const milepost = await startMilepost({ MILEPOST_FEED_ORIGINS: source.origin });
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings`);
    await page.getByRole('link', { name: 'Connections and feeds' }).click();
    await expect(page.getByRole('heading', { name: 'No feed yet' })).toBeVisible();
    await addConnection(page, source);

    await page.getByRole('button', { name: 'New feed' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Grants and cash');
    // What cannot work yet cannot be saved, and says why.
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(page.getByText('Ask first: Save is on once')).toBeVisible();
    await expect(save).toBeDisabled();
    source.answer = 'goal_no,month,value\n9.9.9,2026-10,14\n';
    await page.getByLabel('File or address').press('Control+Enter');
    await expect(page.getByText('Save is off: as it is, the feed brings no figure.')).toBeVisible();
    await expect(save).toBeDisabled();
    source.answer = rowsOf(97);
    await page.getByLabel('File or address').press('Control+Enter');
    await expect(page.getByText('3 rows in')).toBeVisible();
    await page.getByLabel('goal_no').selectOption('Goal');
    await page.getByLabel('month', { exact: true }).selectOption('Period');
    await page.getByLabel('value', { exact: true }).selectOption('Actual');
    const side = page.getByRole('complementary', { name: 'The first run would' });
    await expect(side).toContainText('9.9.9');
    await expect(side).toContainText('No goal of this plan.');
    await page.getByRole('button', { name: /^Save and run, \d change/ }).click();

    const runs = page.getByRole('table', { name: 'Runs of Grants and cash' });
    // What is open stands in the address, and going back closes it.
    await expect(runs.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'More: Grants and cash' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit feed' })).toBeVisible();
    expect(page.url()).toContain('?edit=');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grants and cash');
    await page.goBack();
    await expect(runs.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo this run' }).click();
    await expect(page.getByText('Run undone')).toBeVisible();

    // What an undo took back is asked about, and not written again.
    await page.getByRole('button', { name: 'More: Grants and cash' }).click();
    await page.getByRole('menuitem', { name: 'Run now' }).click();
    await expect(page.getByText('wait for an answer').first()).toBeVisible();
    const take = page.getByRole('button', { name: 'Take the feed’s' });
    await expect(take.first()).toBeVisible();
    const asked = await take.count();
    await take.first().click();
    // What is answered is not asked on, after a reload either.
    await expect(page.getByText('· Answered')).toBeVisible();
    await expect(take).toHaveCount(asked - 1);
    await page.reload();
    await expect(page.getByText('· Answered')).toBeVisible();
    await expect(take).toHaveCount(asked - 1);
  } finally {
    await milepost.stop();
    source.server.close();
  }
});

test('a feed that fails says why in a sentence, first in the list, and what can be done', async ({ page }) => {
  const source = await startSource();
  source.answer = rowsOf(97);
  const milepost = await startMilepost({ MILEPOST_FEED_ORIGINS: source.origin });
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings/feeds`);
    await addConnection(page, source);
    const make = async (name: string) => {
      const headers = { origin: milepost.address };
      const { connections } = await (await page.request.get(`${milepost.address}/api/connections`)).json();
      const data = {
        name,
        connection_id: connections[0].id,
        schedule: { every: 'day', at: 360 },
        mapping: { columns: { goal_no: 'goal_number', month: 'date', value: 'actual', posted_by: '' } },
      };
      const url = `${milepost.address}/api/plans/demo/feeds`;
      const made = await (await page.request.post(url, { data, headers })).json();
      await page.request.post(`${url}/${made.id}/run`, { data: {}, headers });
    };
    await make('A works');
    source.answer = '<!doctype html><title>Sign in</title>';
    await make('B fails');
    await page.reload();
    await expect(page.getByText('1 of 2 feeds brings figures.')).toBeVisible();
    const rows = page.getByRole('list', { name: 'Connections and feeds' }).getByRole('listitem');
    await expect(rows.first()).toContainText('B fails');
    await expect(rows.first()).toContainText('The answer is a web page, probably one to sign in');
    source.answer = rowsOf(98);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('2 of 2 feeds bring figures.')).toBeVisible();
    await page.getByRole('button', { name: /^A works/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^B fails/ })).toBeFocused();
  } finally {
    await milepost.stop();
    source.server.close();
  }
});
