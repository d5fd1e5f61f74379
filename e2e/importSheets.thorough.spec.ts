import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CITY_HALL_REPORT } from '#testing/server/cityHallReport.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const report = { name: 'report.xlsx', mimeType: XLSX, buffer: handmadeWorkbook(CITY_HALL_REPORT) };

async function onImportPage(page: Page, run: () => Promise<void>): Promise<void> {
  const milepost = await startMilepost();
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/import?new`);
    await run();
  } finally {
    await milepost.stop();
  }
}

async function byHand(page: Page): Promise<void> {
  const questions = page.getByRole('button', { name: /^(?:Back to the questions|See the columns)$/ });
  await expect(questions.or(page.getByText('Saved mappings'))).toBeVisible();
  if (await questions.isVisible()) await questions.click();
  await page.getByText('Saved mappings').click();
  await page.getByRole('button', { name: 'Choose rows and columns by hand' }).click();
}

test('a report with titles, merged headings, totals and notes is shown as it stands, read as proposed, and chosen otherwise', async ({
  page,
}) => {
  await onImportPage(page, async () => {
    await page.locator('input[type=file]').setInputFiles(report);
    await byHand(page);
    await expect(page.getByRole('heading', { name: 'Which rows are read' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Import the sheet “Bericht 2026”' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Import the sheet “Legende”' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Daten alt hidden' })).toBeVisible();

    // The headings and what is left out are marked in the file as it stands.
    const preview = page.getByRole('region', { name: 'First rows of Bericht 2026' });
    await expect(preview.getByRole('button', { name: 'Row 4: headings begin here' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(preview.getByRole('checkbox', { name: 'Read row 10' })).not.toBeChecked();
    const notes = page.getByRole('complementary', { name: 'What was noticed' });
    await expect(notes).toContainText('Above the headings, not read: rows 1, 2');
    await expect(notes).toContainText('Leave out totals: rows 10, 13');

    // A choice is taken back by the same box.
    const totals = notes.getByRole('checkbox', { name: /^Leave out totals/ });
    await totals.uncheck();
    await expect(preview.getByRole('checkbox', { name: 'Read row 10' })).toBeChecked();
    await totals.check();
    await expect(preview.getByRole('checkbox', { name: 'Read row 10' })).not.toBeChecked();
    await preview.getByRole('checkbox', { name: 'Read row 9' }).uncheck();
    await expect(notes.getByRole('checkbox', { name: /^Leave out what the file hides: row 9/ })).toBeChecked();

    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await expect(page.getByLabel('Meaning of “Nr.”')).toHaveValue('number');
    await expect(page.getByLabel('Meaning of “Kennzahl”')).toHaveValue('title');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download mapping' }).click();
    const mapping: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(mapping).toMatchObject({
      sheets: [{ sheet: 'Bericht 2026', header_rows: [4, 5, 6], skip_rows: [7, 9, 10, 11, 13, 15, 16] }],
    });

    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Radwege' }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Bäume' }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Busse' })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Summe' })).toHaveCount(0);
  });
});

test('other sheets and other rows of headings are chosen by hand; what stays out is named by its cell', async ({
  page,
}) => {
  await onImportPage(page, async () => {
    const rows = [
      ['Liste der Stadt', null],
      ['Kennung', 'Wie es heißt'],
      ['A', 'Wohnen'],
      ['B', 'Verkehr'],
      [null, 'Ohne Kennung'],
    ];
    const workbook = handmadeWorkbook([
      {
        name: 'Ziele',
        rows: [
          ['Nr.', 'Titel'],
          ['1', 'Klima'],
        ],
      },
      { name: 'Liste', rows },
    ]);
    await page.locator('input[type=file]').setInputFiles({ ...report, buffer: workbook });
    await byHand(page);
    await expect(page.getByRole('heading', { name: 'Which rows are read' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Import the sheet “Ziele”' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Import the sheet “Liste”' }).check();
    await page.getByRole('button', { name: 'Row 2: headings begin here' }).click();
    await expect(page.getByLabel('Headings begin in row')).toHaveValue('2');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByLabel('Meaning of “Kennung”').selectOption('number');
    await page.getByLabel('Meaning of “Wie es heißt”').selectOption('title');
    await page.getByRole('button', { name: 'Review' }).click();
    // What stays out is named by its cell in the workbook.
    await expect(page.getByRole('row').filter({ hasText: 'Ohne Kennung' })).toContainText('sheet Liste, A5');
    await page.getByRole('button', { name: 'Apply 3 changes' }).click();
    await expect(page.getByRole('heading', { name: '3 changes imported' })).toBeVisible();
  });
});

test('a table with goals in columns, and a sheet for each goal, are imported as proposed', async ({ page }) => {
  const rows = ['Monat;Homes Soll;Homes Ist;Trees', 'Jan 2026;10;9;5', 'Feb 2026;10;12;k. A.'];
  const turned = { name: 'turned.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await onImportPage(page, async () => {
    await page.locator('input[type=file]').setInputFiles(turned);
    await expect(page.getByRole('heading', { name: 'Of 12 filled cells 11 come in, 1 does not' })).toBeVisible();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByRole('heading', { name: '11 cells imported' })).toBeVisible();
    await expect(page.getByText('They made the plan: 2 goals and 5 figures.')).toBeVisible();
  });
  const sheet = (name: string, value: number) => ({
    name,
    rows: [
      ['Monat', 'Ist', 'Soll'],
      ['Jan 2026', value, 10],
    ],
  });
  const buffer = handmadeWorkbook([sheet('Roads', 7), sheet('Parks', 8)]);
  await onImportPage(page, async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'sheets.xlsx', mimeType: XLSX, buffer });
    await expect(page.getByRole('row').filter({ hasText: 'Parks' }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByRole('heading', { name: '12 cells imported' })).toBeVisible();
  });
});

test('headings without a year ask for it once', async ({ page }) => {
  await onImportPage(page, async () => {
    const text = 'Nr.;KPI;Nov;Dez\n1;Homes;5;6\n';
    const file = { name: 'monate.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('combobox', { name: /^Which year are “Nov”, “Dez” of\?/ }).selectOption('2025');
    await page.getByRole('button', { name: /see the proof$/ }).click();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByRole('heading', { name: /imported$/ })).toBeVisible();
  });
});

test('a plan in StratML and an indicator of Open SDG are imported together', async ({ page }) => {
  await onImportPage(page, async () => {
    const goal = '<Goal><Name>Safe streets</Name><SequenceIndicator>1</SequenceIndicator></Goal>';
    const plan = `<StrategicPlan><Name>City</Name><StrategicPlanCore>${goal}</StrategicPlanCore></StrategicPlan>`;
    await page.locator('input[type=file]').setInputFiles([
      { name: 'plan.xml', mimeType: 'text/xml', buffer: Buffer.from(plan) },
      { name: '1-2-1.yml', mimeType: 'text/yaml', buffer: Buffer.from('indicator_name: Poverty\n') },
      { name: 'indicator_1-2-1.csv', mimeType: 'text/csv', buffer: Buffer.from('Year,Value\n2024,12.5\n2025,11.9\n') },
    ]);
    await expect(page.getByRole('row').filter({ hasText: 'Safe streets' }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Poverty' }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByRole('heading', { name: /imported$/ })).toBeVisible();
  });
});
