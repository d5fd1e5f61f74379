import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { planExportPath, planPath } from '#contract/addresses.ts';
import { planExportSchema } from '#contract/export.ts';
import { planPagePath } from '#contract/pages.ts';
import { openStore } from '#server/store/database/database.ts';
import { differing, exportedFacts } from '#testing/server/planFacts.ts';
import { WHOLE_PLAN, writeWholePlan } from '#testing/server/wholeExamplePlan.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

test.use({ viewport: { width: 1280, height: 900 }, locale: 'de-AT', timezoneId: 'Europe/Vienna' });

let milepost: RunningMilepost;
test.beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'milepost-'));
  const store = await openStore({ dataFolder, databaseUrl: null, serverAddress: null });
  await writeWholePlan(store);
  await store.close();
  milepost = await startMilepost({ MILEPOST_DATA: dataFolder, MILEPOST_DEMO: '0' });
});
test.afterAll(() => milepost.stop());

const CHOOSE = 'input[type=file]';

async function fileOf(page: Page, format: 'xlsx' | 'csv' | 'json') {
  const reply = await page.request.get(milepost.address + planExportPath(WHOLE_PLAN.id, format));
  const name = `out.${format === 'csv' ? 'zip' : format}`;
  return { name, mimeType: 'application/octet-stream', buffer: await reply.body() };
}

async function factsOf(page: Page, planId: string) {
  const reply = await page.request.get(milepost.address + planExportPath(planId, 'json'));
  return exportedFacts(planExportSchema.parse(await reply.json()));
}

async function openDialog(page: Page) {
  await signIn(page, milepost);
  await page.goto(milepost.address + planPagePath(WHOLE_PLAN.id, 'settings'));
  await page.getByRole('button', { name: /^Plan: / }).click();
  await page.getByRole('menuitem', { name: 'Neuer Plan …' }).click();
  await page.getByRole('radio', { name: 'Einer Tabelle' }).check({ force: true });
  return page.getByRole('dialog', { name: 'Neuer Plan' });
}

/** Applies the review that is open, and gives the id of the plan that it made. */
async function apply(page: Page): Promise<string> {
  await page.getByRole('button', { name: /(?:Änderungen|Zellen) übernehmen$/ }).click();
  const link = page.getByRole('link', { name: 'Dashboard öffnen' });
  await link.click();
  await page.waitForURL(/\/plans\/[^/]+\/dashboard/);
  return /\/plans\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

for (const format of ['xlsx', 'csv', 'json'] as const) {
  test(`“New plan, a spreadsheet” makes the same plan again of its export as ${format}${format === 'xlsx' ? '' : ' @full'}`, async ({
    page,
  }) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Datei wählen' }).click();
    await page.waitForURL(/\/new-plan$/);
    await expectNoAxeViolations(page);
    await page.locator(CHOOSE).setInputFiles(await fileOf(page, format));
    const copy = await apply(page);
    expect(copy).not.toBe(WHOLE_PLAN.id);
    expect(differing(await factsOf(page, WHOLE_PLAN.id), await factsOf(page, copy))).toEqual({ count: 0, some: [] });
  });
}

test('what somebody chose for the plan of a file is so, and the rest is as the file says', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Bezeichnung').fill('Stadt & Hafen');
  await dialog.getByLabel('Ebenen').selectOption({ label: 'Ohne Abteilungen' });
  await dialog.getByRole('button', { name: 'Datei wählen' }).click();
  await expect(page.getByText('Stadt & Hafen', { exact: false })).toBeVisible();
  await page.locator(CHOOSE).setInputFiles(await fileOf(page, 'xlsx'));
  const made = page.getByRole('group').filter({ hasText: 'Der neue Plan: Stadt & Hafen' });
  await expect(made).toContainText('Name des PlansStadt & Hafen wie gewählt');
  await expect(made).toContainText('ZeitzoneAsia/Tokyo aus der Datei');
  await expect(page.getByText('in einem Schritt rückgängig')).toBeHidden();
  const copy = await apply(page);
  const plan = await (await page.request.get(milepost.address + planPath(copy))).json();
  expect(plan).toMatchObject({ name: 'Stadt & Hafen', tiers: 2, fiscal_month: 7, time_zone: 'Asia/Tokyo' });
});

test('a file that says nothing of a plan gets the zone and the dates of whoever brings it', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Geschäftsjahr beginnt im').selectOption({ label: 'April' });
  await dialog.getByRole('button', { name: 'Datei wählen' }).click();
  const buffer = Buffer.from('number,title,2026-04 target,2026-04 actual\n1,Plant trees,10,5\n');
  await page.locator(CHOOSE).setInputFiles({ name: 'trees.csv', mimeType: 'text/csv', buffer });
  const copy = await apply(page);
  const plan = await (await page.request.get(milepost.address + planPath(copy))).json();
  expect(plan).toMatchObject({
    name: 'trees',
    fiscal_month: 4,
    tiers: 2,
    time_zone: 'Europe/Vienna',
    date_format: 'D/M/Y',
  });
});

test('leaving before the import is applied leaves no plan behind', async ({ page }) => {
  const dialog = await openDialog(page);
  const before = await (await page.request.get(`${milepost.address}/api/plans`)).json();
  await dialog.getByRole('button', { name: 'Datei wählen' }).click();
  await page.locator(CHOOSE).setInputFiles(await fileOf(page, 'xlsx'));
  await expect(page.getByRole('button', { name: /Änderungen übernehmen$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Import verlassen' }).click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await (await page.request.get(`${milepost.address}/api/plans`)).json()).toHaveLength(before.length);
});

test('who has answered something is asked before leaving, and the next file goes into the plan that was made', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Datei wählen' }).click();
  const buffer = Buffer.from('number,title\n1,Plant trees\n2,Water them\n');
  await page.locator(CHOOSE).setInputFiles({ name: 'goals.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('table').getByRole('checkbox').last().uncheck();
  await expect(page.getByRole('button', { name: /^1 Änderung übernehmen/ })).toBeEnabled();
  await page.getByRole('link', { name: 'Import verlassen' }).click();
  await page
    .getByRole('alertdialog', { name: 'Diese Seite verlassen?' })
    .getByRole('button', { name: 'Bleiben' })
    .click();
  await page.getByRole('button', { name: /^1 Änderung übernehmen/ }).click();
  const made = await page.getByRole('link', { name: 'Dashboard öffnen' }).getAttribute('href');
  await page.getByRole('link', { name: 'Weitere Datei importieren' }).click();
  await expect(page).toHaveURL(/\/plans\/[^/]+\/import$/);
  expect(new URL(page.url()).pathname.split('/')[2]).toBe(made?.split('/')[2]);
});
