import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { addresses, feedsPath, goalPath, planSharesPath, sharePath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { CALL, openDashboard, picker } from './savedFilters.ts';
import { removeMember, secondLead } from './secondLead.ts';

const GOAL = 'permits-online';

let milepost: RunningMilepost;
let source: Server;
let origin: string;

test.beforeAll(async () => {
  source = createServer((_request, response) =>
    response.setHeader('content-type', 'text/csv').end('goal,period,actual\n1.1.1,2026-10,5\n'),
  );
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const address = source.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  milepost = await startMilepost({ MILEPOST_FEED_ORIGINS: origin });
});

test.afterAll(async () => {
  await milepost.stop();
  source.close();
});

const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const NO_ACCESS = 'no longer a member of this plan';

const form = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });

test('a form that is open says what somebody else did to its goal, and names what was typed once it is archived', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, milepost);
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${GOAL}`);
  await page.getByRole('button', { name: 'More of this goal' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit the goal' }).click();
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

test('the share dialog says what somebody else did to a link, and names what was typed once it is revoked', async ({
  page: ada,
  browser,
}) => {
  await signIn(ada, milepost);
  const { page, memberId } = await secondLead(browser, { page: ada, milepost, first: 'Ben' });
  const headers = { origin: milepost.address };
  const data = { style: 'static', filters: '{}', fiscal_year: 'current', label: 'Council' };
  const made = await ada.request.post(`${milepost.address}${planSharesPath('demo')}`, { data, headers });
  const share = `${milepost.address}${sharePath('demo', (await made.json()).id)}`;

  await openDashboard(page, milepost);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this view' });
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Board pack');
  await dialog.getByRole('button', { name: 'Change the label of Council' }).click();
  await dialog.getByRole('row').getByRole('textbox', { name: 'Label' }).fill('Council 2027');

  await ada.request.patch(share, { data: { theme: 'dark' }, headers });
  await expect(note(page, 'link “Council” changed')).toContainText('Theme');
  await ada.request.delete(share, { headers });
  await expect(note(page, 'link “Council” revoked')).toContainText('What you typed cannot be saved any more');
  await expect(note(page, 'cannot be saved any more')).toContainText('Council 2027');

  await removeMember(ada, milepost, memberId);
  await expect(note(page, NO_ACCESS)).toContainText('Board pack');
  await page.context().close();
});

test('a link that somebody else revoked is made anew by the next copy', async ({ page: ada, browser }) => {
  await signIn(ada, milepost);
  const { page } = await secondLead(browser, { page: ada, milepost, first: 'Bea' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(page, milepost);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this view' });
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Twice');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue(/encv=/);
  const first = await dialog.getByLabel('Address').inputValue();

  const shares = `${milepost.address}${planSharesPath('demo')}`;
  const all: { id: string; label: string }[] = await (await ada.request.get(shares)).json();
  const id = all.find(({ label }) => label === 'Twice')?.id ?? '';
  const headers = { origin: milepost.address };
  await ada.request.delete(`${milepost.address}${sharePath('demo', id)}`, { headers });
  await expect(note(page, 'link “Twice” revoked')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue(/encv=/);
  expect(await dialog.getByLabel('Address').inputValue()).not.toBe(first);
  await page.context().close();
});

test('the editor of a feed says what somebody else changed of it, saves only what was changed in it, and outlives the feed', async ({
  page: ada,
  browser,
}) => {
  await signIn(ada, milepost);
  const { page, memberId } = await secondLead(browser, { page: ada, milepost, first: 'Bob' });
  const headers = { origin: milepost.address };
  const connection = await ada.request.post(`${milepost.address}${addresses.connections}`, {
    data: { name: 'Ledger', settings: { kind: 'https', url: `${origin}/figures.csv` }, plan_ids: ['demo'] },
    headers,
  });
  expect(connection.ok(), await connection.text()).toBe(true);
  const { id: connectionId } = await connection.json();
  const feeds = `${milepost.address}${feedsPath('demo')}`;
  const add = async (name: string) => {
    const schedule = { every: 'day', at: 360 };
    const made = await ada.request.post(feeds, { data: { name, connection_id: connectionId, schedule }, headers });
    expect(made.ok(), await made.text()).toBe(true);
    return (await made.json()).id;
  };

  const one = await add('Cash');
  await page.goto(`${milepost.address}${planPagePath('demo', 'settings', 'feeds')}?edit=${one}`);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Cash');
  await page.getByRole('radio', { name: /yes/i }).check();
  await ada.request.patch(`${feeds}/${one}`, { data: { name: 'Grants and cash' }, headers });
  await expect(note(page, 'just now')).toContainText('Grants and cash');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Grants and cash').first()).toBeVisible();
  const saved: { feeds: { id: string; name: string; writes: string }[] } = await (await ada.request.get(feeds)).json();
  expect(saved.feeds.find(({ id }) => id === one)).toMatchObject({ name: 'Grants and cash', writes: 'on_yes' });

  await page.goto(`${milepost.address}${planPagePath('demo', 'settings', 'feeds')}?edit=${one}`);
  await name.fill('Typed by Bob');
  await ada.request.delete(`${feeds}/${one}`, { data: {}, headers });
  await expect(note(page, 'This feed has been removed')).toContainText('Typed by Bob');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  const two = await add('Fees');
  await page.goto(`${milepost.address}${planPagePath('demo', 'settings', 'feeds')}?edit=${two}`);
  await name.fill('Also typed');
  await removeMember(ada, milepost, memberId);
  await expect(note(page, NO_ACCESS)).toContainText('Also typed');
  await page.context().close();
});

test('the form of a saved filter says what its owner did to it in another window, and names what was typed once it is gone', async ({
  page: ada,
  browser,
}) => {
  await signIn(ada, milepost);
  const { page, memberId } = await secondLead(browser, { page: ada, milepost, first: 'Bill' });
  const call = async (form: Record<string, string>) => {
    const sent = { form: { remote: 'false', plan_id: 'demo', ...form }, headers: { origin: milepost.address } };
    const reply = await page.request.post(`${milepost.address}${CALL}`, sent);
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const filter_params = JSON.stringify({ filter_status: ['critical'] });
  const add = async (name: string) => (await call({ _method: 'setFilter', name, filter_params })).dash_filters_id;
  const edit = async (name: string, typed: string) => {
    await openDashboard(page, milepost);
    await picker(page).click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByRole('textbox', { name: 'Name this dashboard' }).fill(typed);
  };
  const form = page.getByRole('dialog');

  const one = await add('Red');
  await edit('Red', 'Red ones');
  await call({ _method: 'updateFilter', name: 'Critical', filter_params, dash_filters_id: one });
  await expect(form.getByRole('status')).toContainText('You changed this in another window');
  await expect(form.getByRole('status')).toContainText('Critical');
  await call({ _method: 'deleteFilter', dash_filters_id: one });
  await expect(form.getByRole('status')).toContainText('deleted in another window');
  await expect(form.getByRole('status')).toContainText('Red ones');
  await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

  await add('Blue');
  await edit('Blue', 'Blue ones');
  await removeMember(ada, milepost, memberId);
  await expect(form.getByRole('status')).toContainText(NO_ACCESS);
  await expect(form.getByRole('status')).toContainText('Blue ones');
  await page.context().close();
});
