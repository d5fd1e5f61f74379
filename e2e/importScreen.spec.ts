import type { Page } from '@playwright/test';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';
import { scrollToEnd } from './scrollToEnd.ts';

const GOALS = `number,title,owner
9,Greener streets,
9.1,"Plant trees",Ada Example
9.2,,
`;
const ENTRIES = `goal_number,date,target,actual
9.1,2026-01-01,0,12
9.1,2026-02-01,0,15
9.1,2026-03-01,0,twelve
`;

const files = (...named: readonly (readonly [string, string])[]) =>
  named.map(([name, content]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) }));

/** As a hand lets them go over the page. */
async function dropFiles(page: Page, named: readonly (readonly [string, string])[]): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, content] of all) transfer.items.add(new File([content], name, { type: 'text/csv' }));
    return transfer;
  }, named);
  await page.getByRole('button', { name: 'Drop a file here' }).dispatchEvent('drop', { dataTransfer: data });
}

/** On a server of its own, for what is imported changes the plan. */
async function onImportPage(page: Page, run: () => Promise<void>): Promise<void> {
  const milepost = await startMilepost();
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/import`);
    await run();
  } finally {
    await milepost.stop();
  }
}

test.describe('importing by the page', () => {
  test('of many sheets one is found by its name, and left out, by the keyboard alone', async ({ page }) => {
    await onImportPage(page, async () => {
      const sheets = Array.from({ length: 20 }, (_, at) => ({
        name: `Team ${at + 1}`,
        rows: [
          ['KPI', 'Target', 'Actual'],
          [`Homes of team ${at + 1}`, 5, at],
          [`Trees of team ${at + 1}`, 6, at],
        ],
      }));
      const buffer = Buffer.from(handmadeWorkbook(sheets));
      await page.locator('input[type=file]').setInputFiles({ name: 'teams.xlsx', mimeType: 'application/zip', buffer });
      const fold = page.getByText('Sheets (20)');
      await fold.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('team 2');
      await expect(page.getByRole('checkbox')).toHaveCount(3);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('checkbox', { name: 'Team 20' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name: 'Team 20' })).not.toBeChecked();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type('x');
      await expect(page.getByText('No sheet is called “team 2x”.')).toBeVisible();
    });
  });

  test('a file is looked at cell by cell, asked about, applied as one change, and taken back', async ({ page }) => {
    await onImportPage(page, async () => {
      await dropFiles(page, [
        ['goals.csv', GOALS],
        ['entries.csv', ENTRIES],
      ]);

      await expect(page.getByRole('button', { name: /^7 Added/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^2 Refused/ })).toBeVisible();
      const apply = page.getByRole('button', { name: /^Apply/ });
      await expect(apply).toBeDisabled();
      await page.getByRole('radio', { name: 'No target' }).check();
      await expect(apply).toBeEnabled();

      await page.getByLabel('Set Function for all').selectOption({ label: 'Average' });
      await expect(page.getByLabel('Function of 9.1 Plant trees')).toHaveValue('average');

      await page.getByRole('button', { name: /Refused/ }).click();
      await expect(page.getByRole('row').filter({ hasText: 'twelve' })).toContainText('Mar 2026 · Actual');
      await page.getByRole('button', { name: /^\d+ All/ }).click();
      await page.getByRole('checkbox', { name: 'Include: 9.1 Plant trees, New goal' }).uncheck();
      await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Include: 9.1 Plant trees, New goal' }).check();

      await page.getByRole('button', { name: 'Apply 4 changes' }).click();
      await expect(page.getByRole('heading', { name: '4 changes imported' })).toBeVisible();
      await page.getByRole('button', { name: 'Import another file' }).click();
      await page.locator('input[type=file]').setInputFiles(files(['goals.csv', GOALS]));
      await expect(page.getByText('1 refused stays as it is')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled();
    });
  });

  test('on a phone everything of the review is reachable and can be read', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onImportPage(page, async () => {
      const day = 'number,title,end,function\n9,Greener streets,31/31/2026 or the year after that,\n9.1,Trees,,\n';
      await page.locator('input[type=file]').setInputFiles(files(['goals.csv', `${day}9.2,More trees,2026-12-31,\n`]));
      await expect(page.getByRole('button', { name: /Unchanged/ })).toBeVisible();
      const defaults = page.getByRole('complementary', { name: 'Before you apply' });
      await defaults.getByText('Function', { exact: false }).first().click();
      await expect(defaults.getByLabel('Function of 9.1 Trees')).toBeInViewport();
      const reason = page.getByRole('button', { name: /^“31\/31\/2026.*Show all of it$/ });
      await reason.click();
      const whole = page.locator('[popover]:popover-open');
      await expect(whole).toContainText('31/31/2026');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Columns' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });

  test('more than one upload takes is said before anything is sent, and another file is chosen', async ({ page }) => {
    await onImportPage(page, async () => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await dropFiles(page, [['large.csv', 'x'.repeat(10 * 1024 * 1024 + 1)]]);
      await expect(page.getByRole('alert')).toContainText('That is 10.1 MB; up to 10 MB are read here at once.');
      await dropFiles(
        page,
        Array.from({ length: 11 }, (_, at): [string, string] => [`${at}.csv`, GOALS]),
      );
      await expect(page.getByRole('alert')).toContainText('Those are 11 files; up to 10 are read at once.');
      expect(sent).toEqual([]);
      await dropFiles(page, [['goals.csv', GOALS]]);
      await expect(page.getByRole('button', { name: /^Apply/ })).toBeVisible();
    });
  });

  test('of a file that cannot be read it is said where another file is chosen', async ({ page }) => {
    await onImportPage(page, async () => {
      await dropFiles(page, [['empty.csv', '']]);
      await expect(page.getByRole('alert')).toContainText('empty.csv: the file is empty');
      await dropFiles(page, [['goals.csv', GOALS]]);
      await expect(page.getByRole('button', { name: /^Apply/ })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('settings of another plan are shown with both values, and only those that are ticked are taken over', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const settings = 'setting,value\ncurrency,€\ncompany,Milltown\nfiscal_month,1\n';
      await dropFiles(page, [
        ['goals.csv', 'number,title,tracking,function,direction,value_type\n9,Greener streets,monthly,sum,up,number\n'],
        ['plan.csv', settings],
      ]);
      const differ = page.getByRole('region', { name: 'Settings that differ' });
      await expect(differ).toContainText('Here: July · File: January');
      await expect(page.getByRole('checkbox', { name: /^Fiscal year starts in/ })).toBeDisabled();
      await page.getByRole('checkbox', { name: /^Currency sign/ }).check();
      await page.getByRole('checkbox', { name: /^Organisation/ }).uncheck();
      await page.getByRole('button', { name: 'Apply 2 changes' }).click();
      await expect(page.getByRole('heading', { name: '2 changes imported' })).toBeVisible();
      const plan = await (await page.request.get(new URL('/api/plans/demo', page.url()).href)).json();
      expect([plan.currency_indicator, plan.company, plan.fiscal_month]).toEqual(['€', 'City of Port Ellery', 7]);
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import was undone')).toBeVisible();
    });
  });

  test('an action plan asks what nobody can know, shows its work as it will stand, and one undo takes it back', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const rows = [
        'Action,Lead,Start,End,% complete,Status',
        'Survey the mains,Sam Lee,2026-01-05,2026-04-30,100%,Done',
        'Renew Mill Street,Ann Roe,2026-04-13,2026-10-30,45%,In hand',
      ];
      await page.locator('input[type=file]').setInputFiles(files(['actions.csv', rows.join('\n')]));
      await expect(page.getByRole('heading', { name: 'Which goal are the 2 rows of “actions” for?' })).toBeVisible();
      await page.getByLabel('What “In hand” stands for').selectOption('Active');
      await page.getByRole('button', { name: 'Accept all 2 and see the proof' }).click();
      await expect(page.getByText('2 initiatives. 1 goal.')).toBeVisible();
      await expect(page.getByRole('row', { name: /Renew Mill Street/ })).toContainText('Active');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: /^Apply/ }).click();
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import was undone')).toBeVisible();
    });
  });

  test('single cells that are read differently are listed by line and column before anything is written', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const rows = ['9.1,2026-01-01,12%,n/a', ...Array.from({ length: 25 }, (_, at) => `9.1,20${30 + at}-02-01,,-`)];
      const entries = `goal_number,date,target,actual\n${rows.join('\n')}\n`;
      await page.locator('input[type=file]').setInputFiles(files(['goals.csv', GOALS], ['entries.csv', entries]));
      const panel = page.getByRole('complementary', { name: 'Before you apply' });
      await expect(panel.getByText('entries.csv, line 2, Target “12%”: read as 12')).toBeVisible();
      const empty = panel.getByRole('list', { name: 'Cells that say there is no value: read as empty' });
      await expect(empty.getByRole('listitem')).toHaveCount(4);
      await expect(empty.getByRole('listitem').first()).toHaveText('entries.csv, line 2, Actual “n/a”: read as empty');
      await panel.getByRole('button', { name: /^22 more: Cells that say/ }).click();
      await expect(empty.getByRole('listitem')).toHaveCount(20);
      await expect(panel.getByText('and 6 more')).toBeVisible();
    });
  });

  test('a file of another layout is asked about beside its sheet, and its answers are kept by name', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const list = files(['liste.csv', 'Nr;Bezeichnung;Wer;Ziel;Ampel\n9;Grüne Straßen;Ada;5;G\n']);
      await page.locator('input[type=file]').setInputFiles(list);
      await expect(page.getByText('2 questions, answered as the cells suggest.')).toBeVisible();
      await expectNoAxeViolations(page);
      await expect(page.getByLabel('Meaning of “Nr”')).toHaveValue('number');
      await page.getByLabel('Meaning of “Wer”').selectOption('owner');
      await page.getByLabel('What “G” stands for').selectOption('critical');
      await page.getByText('Saved mappings').click();
      await page.getByLabel('Save this mapping as').fill('Liste');
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await expect(page.getByText('Saved as “Liste”.')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'All 10 filled cells come in' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Grüne Straßen' })).toContainText('Ada');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: /^Apply/ }).click();
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import was undone. The plan is as it was before.')).toBeVisible();

      // Of a difference of thousands only what is in view is drawn, and the last is one key away.
      await page.getByRole('button', { name: 'Import another file' }).click();
      const rows = Array.from({ length: 5_000 }, (_, at) => `${20 + at},Goal ${20 + at}`);
      await page.locator('input[type=file]').setInputFiles(files(['many.csv', `number,title\n${rows.join('\n')}\n`]));
      await expect(page.getByRole('button', { name: 'Apply 5,000 changes' })).toBeEnabled();
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
      expect(await page.getByRole('row').count()).toBeLessThan(100);
      await scrollToEnd(page, page.getByRole('checkbox', { name: 'Include: 5019 Goal 5019, New goal' }));
    });
  });

  test('a column becomes one of the plan’s own fields or a new one, and a field that the file describes comes in', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const fields = [
        { id: 'ward', name: 'Ward', kind: 'choice', options: [{ name: 'Harbor' }, { name: 'Old Town' }] },
      ];
      const plan = new URL('/api/plans/demo', page.url()).href;
      const headers = { origin: new URL(page.url()).origin };
      expect((await page.request.patch(plan, { data: { fields }, headers })).ok()).toBe(true);
      const list = 'Nr;Bezeichnung;Stadtteil;Grant;Fläche\n9;Grüne Straßen;harbor;A-17;1,5\n9.1;Bäume;South;;2\n';
      const described = 'own_field;kind;options;public\nGrant;text;;yes\n';
      await page.locator('input[type=file]').setInputFiles(files(['liste.csv', list], ['felder.csv', described]));
      await expect(page.getByLabel('Meaning of “Grant”')).toHaveValue('Grant');
      await page.getByLabel('Meaning of “Stadtteil”').selectOption({ label: 'Ward' });
      await expect(page.getByLabel('Meaning of “Stadtteil”')).toHaveValue('Ward');
      const meanings = page.getByLabel('Meaning of “Fläche”');
      await expect(meanings.getByRole('option').nth(1)).toHaveText('A new own field');
      await expect(page.getByRole('cell', { name: '1,5' })).not.toHaveCSS('text-decoration-line', 'line-through');
      await meanings.selectOption({ label: 'A new own field' });
      await expect(page.getByLabel('Kind of “Fläche”')).toHaveValue('number');
      await page.getByLabel('Kind of “Fläche”').selectOption({ label: 'Percent' });
      await expect(page.getByLabel('Kind of “Fläche”')).toHaveValue('percent');
      await page.getByRole('button', { name: 'Review' }).click();
      const differ = page.getByRole('region', { name: 'Settings that differ' });
      await expect(differ).toContainText('Own field “Fläche” Here: – · File: Fläche · Percent');
      await expect(differ).toContainText('Own field “Grant” Here: – · File: Grant · Text · Public in shares');
      await expect(page.getByRole('row').filter({ hasText: 'South' })).toContainText(
        'the choices are Harbor, Old Town',
      );
      await expect(page.getByText('4 changes: 2 goals and 2 settings, undone in one step')).toBeVisible();
      await expect(page.getByRole('button', { name: /^3 All in 3 rows$/ })).toBeVisible();
      const values = page
        .getByRole('row')
        .filter({ hasText: 'Grüne Straßen' })
        .getByRole('button', { name: /values/ });
      await expect(values).toContainText('Fläche 1.5% · Ward Harbor · Grant A-17');
      await values.press('Enter');
      await expect(page.getByRole('definition').filter({ hasText: '1.5%' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(values).toBeFocused();
      await page.getByRole('button', { name: 'Apply 4 changes' }).click();
      await expect(page.getByRole('heading', { name: '4 changes imported' })).toBeVisible();
      const { goals } = await (await page.request.get(`${plan}/export.json`)).json();
      const imported = goals.find(({ number }: { number: string }) => number === '9').own_fields;
      expect(Object.values(imported)).toHaveLength(3);
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import was undone')).toBeVisible();
      expect((await (await page.request.get(plan)).json()).fields).toHaveLength(1);
    });
  });

  test('one long table with a row for each period is read as goals and their figures', async ({ page }) => {
    await onImportPage(page, async () => {
      const rows = ['9;Grüne Straßen;km;2026-01;10;8', '9;Grüne Straßen;km;2026-02;12;13,5'];
      const text = `Nr;Bezeichnung;Einheit;Zeitraum;Soll;Ist\n${rows.join('\n')}\n`;
      await page.locator('input[type=file]').setInputFiles(files(['liste.csv', text]));
      await page.getByRole('radio', { name: 'Every change' }).check({ force: true });
      await expect(page.getByRole('row').filter({ hasText: 'Jan 2026 – Feb 2026' })).toContainText('4 figures');
      await expect(page.getByText('Column that has no meaning here')).toHaveCount(0);
      await page.getByRole('button', { name: 'Apply 5 changes' }).click();
      await page.getByRole('button', { name: 'Undo the import' }).click();
      await expect(page.getByText('The import was undone. The plan is as it was before.')).toBeVisible();
    });
  });

  test('a file whose titles are another plan’s is asked about, and becomes a new plan without choosing it again', async ({
    page,
  }) => {
    await onImportPage(page, async () => {
      const rows = ['1', '1.1', '1.2', '2', '2.1', '2.2'].map((number) => `${number},Harbour goal ${number}`);
      const others = files(['harbour.csv', `number,title\n${rows.join('\n')}\n`]);
      await page.locator('input[type=file]').setInputFiles(others);
      const question = page.getByRole('heading', {
        name: '0 of 6 titles match. Is this another plan’s file?',
      });
      await expect(question).toBeVisible();
      await expect(page.getByRole('button', { name: /^Apply/ })).toBeHidden();

      await page.getByRole('button', { name: 'Import into this plan anyway' }).press('Enter');
      await expect(page.getByRole('button', { name: /^\d+ Changed/ })).toBeVisible();
      await page.getByRole('button', { name: 'Back to columns' }).click();
      await page.getByRole('button', { name: 'Choose another file' }).click();

      await page.locator('input[type=file]').setInputFiles(others);
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: 'Make a new plan' }).click();
      await page.getByRole('button', { name: 'Apply 6 changes' }).click();
      await page.getByRole('button', { name: 'Archive this plan' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'The plan has been archived.' })).toBeVisible();
      await page.getByRole('button', { name: 'Restore this plan' }).press('Enter');
      await expect(page.getByRole('heading', { name: '6 changes imported' })).toBeVisible();
      await page.getByRole('link', { name: 'Open the dashboard' }).click();
      await expect(page).not.toHaveURL(/plans\/demo\b/);
      await expect(page.getByRole('main').getByText('Harbour goal 2').first()).toBeVisible();
    });
  });
});
