import type { Page } from '@playwright/test';
import { expect, type RunningMilepost } from './milepost.ts';

/** Where the page and other programs ask for saved filters. */
export const CALL = '/api/dash_filters.php';

export function picker(page: Page) {
  return page.getByRole('heading', { level: 1 }).getByRole('button', { name: /^Dashboard: / });
}

export function saveButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Save', exact: true });
}

export function nameField(page: Page) {
  return page.getByRole('textbox', { name: 'Name this dashboard' });
}

export function rows(page: Page) {
  const all = page.getByRole('list', { name: 'Saved dashboards' }).getByRole('listitem');
  // Every plan has it, after the default one.
  return all.filter({ hasNotText: 'Needs attention' });
}

export async function pick(page: Page, name: string): Promise<void> {
  await picker(page).click();
  await page.getByRole('button', { name, exact: true }).click();
}

export async function openDashboard(page: Page, milepost: RunningMilepost): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

export function toggleCritical(page: Page): Promise<void> {
  return toggle(page, 'Critical');
}

/** Presses a status in the bar. */
export async function toggle(page: Page, status: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${status}, \\d+ goals?$`) })
    .first()
    .click();
}

/** The dashboard with one filter, and the saver open for it. */
export async function beginSave(page: Page, milepost: RunningMilepost): Promise<void> {
  await openDashboard(page, milepost);
  await toggleCritical(page);
  await saveButton(page).click();
}

export function countCalls(page: Page, method: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CALL) && request.postData()?.includes(`_method=${method}`)) count += 1;
  });
  return () => count;
}

type WireFilter = { readonly id: string; readonly name: string; readonly filter_params: string };

export async function savedFilters(page: Page, milepost: RunningMilepost): Promise<WireFilter[]> {
  const reply = await call(page, milepost, { _method: 'getAllFilters' });
  return reply.json();
}

export async function save(page: Page, milepost: RunningMilepost, name: string, params: object): Promise<void> {
  const reply = await call(page, milepost, { _method: 'setFilter', name, filter_params: JSON.stringify(params) });
  expect(reply.ok(), await reply.text()).toBe(true);
}

function call(page: Page, milepost: RunningMilepost, fields: Record<string, string>) {
  return page.request.post(`${milepost.address}${CALL}`, {
    form: { remote: 'false', plan_id: 'demo', ...fields },
    headers: { origin: milepost.address },
  });
}

/** The member has none left. */
export async function deleteSavedFilters(page: Page, milepost: RunningMilepost): Promise<void> {
  for (const { id } of await savedFilters(page, milepost)) {
    await call(page, milepost, { _method: 'deleteFilter', dash_filters_id: id });
  }
}
