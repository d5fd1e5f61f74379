import type { Page } from '@playwright/test';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, signIn, test } from './milepost.ts';

/** What the bar counts, how many of it are critical, and the health; null where it is not shown. */
type Said = { readonly counted: number; readonly critical: string; readonly health: string | null };

test.describe('one population', () => {
  for (const [what, filters, counted] of [
    ['nothing chosen', '{}', 94],
    ['levels 0 to 2', '{"depth":[0,1,2]}', 80],
    ['critical', '{"status":["critical"]}', 11],
  ] as const) {
    test(`bar, report, meter and a link say the same of ${what}`, async ({ page, milepost }) => {
      await signIn(page, milepost);
      const query = `filters=${encodeURIComponent(filters)}`;
      await page.goto(`${milepost.address}/plans/demo/dashboard?${query}`);
      const bar = await saidByBar(page);
      expect(bar.health === null ? Number(bar.critical) : bar.counted).toBe(counted);

      await page.goto(`${milepost.address}/reports/print-dash?plan_id=demo&${query}&dialog=0`);
      const report = page.getByRole('main');
      await expect(report.getByText(`${counted} goals`, { exact: true })).toBeVisible();
      await expect(report.getByRole('listitem').filter({ hasText: /^\d+ Critical$/ })).toHaveText(
        `${bar.critical} Critical`,
      );
      await expect(
        bar.health === null
          ? report.getByText('Health is not shown under a status filter.')
          : report.getByRole('img', { name: `Health ${bar.health} of 100` }),
      ).toBeVisible();

      const told = bar.health === null ? 'not shown under a status filter' : `${bar.health} of 100`;
      expect(await meterOf(page, milepost, `plan_id=demo&${query}`)).toContain(told);
      const made = await makeShare(page, milepost, { style: 'static', filters });
      expect(await meterOf(page, milepost, `encv=${made.encv}`)).toContain(told);
      await page.context().clearCookies();
      await page.goto(made.long_url);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/^Health \d+$/)).toHaveCount(bar.health === null ? 0 : 1);
      if (bar.health !== null) await expect(page.getByText(`Health ${bar.health}`, { exact: true })).toBeVisible();
    });
  }

  test('under a status filter what is listed for its level alone is a row above its goals, no card, and not counted', async ({
    page,
    milepost,
  }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    const bar = page.getByRole('region', { name: 'Goals by status' }).getByRole('button', { name: /, \d+ goals?$/ });
    await expect(bar.first()).toBeVisible();
    const counts = await bar.allInnerTexts();
    await page.getByRole('button', { name: /^Critical, 11 goals/ }).click();
    await expect(page.getByRole('article')).toHaveCount(11);
    await expect(page.getByRole('status').filter({ hasText: '11 of 94 goals' })).toBeVisible();
    expect(await bar.allInnerTexts(), 'stay put').toEqual(counts);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(1 + 11);
    await page.getByRole('button', { name: 'Cards' }).click();
    const row = page.getByRole('heading', { name: '1 A financially strong city' });
    await expect(row).toBeVisible();
    await row.getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText('A financially strong city');

    for (const style of ['static', 'dynamic'] as const) {
      const made = await makeShare(page, milepost, { style, filters: '{"status":["critical"]}' });
      await page.goto(made.long_url);
      await expect(page.getByRole('article')).toHaveCount(11);
      await expect(page.getByRole('status').filter({ hasText: /^11 (of 11 )?goals$/ })).toBeVisible();
    }
  });

  test('the report names the ten worst goals, whose they are and how they stood when the month before ended', async ({
    page,
    milepost,
  }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/reports/print-dash?plan_id=demo&dialog=0`);
    const lead = page.getByText(/^The ten furthest from their targets, of \d+\./);
    await expect(lead).toContainText('Compared with Oct 31, the end of the month before.');
    const needing = Number(/of (\d+)/.exec(await lead.innerText())?.[1]);
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows).toHaveCount(11);
    await expect(rows.nth(1)).toContainText('Mei-Ling Tran');
    await expect(rows.nth(1)).toContainText(/72\.4\s*73\s*84/);
    await expect(rows.filter({ hasText: /[A-Z][a-z]{2} \d{1,2}(, \d{4})?: \S/ }).first()).toBeVisible();
    await expect(page.getByText(`${needing - 10} more goals are off target or critical.`)).toBeVisible();
  });
});

async function saidByBar(page: Page): Promise<Said> {
  const bar = page.getByRole('region', { name: 'Goals by status' });
  await expect(bar).toBeVisible();
  const counts = await bar
    .getByRole('button', { name: /, \d+ goals?$/ })
    .locator('b')
    .allInnerTexts();
  const critical = await bar
    .getByRole('button', { name: /^Critical/ })
    .locator('b')
    .innerText();
  const isFiltered = (await bar.getByRole('button', { pressed: true }).count()) > 0;
  const health = isFiltered ? null : await bar.getByText(/^Health \d+$/).innerText();
  return {
    counted: counts.reduce((sum, count) => sum + Number(count), 0),
    critical,
    health: health?.replace(/\D/g, '') ?? null,
  };
}

/** The meter in a sentence. */
async function meterOf(page: Page, milepost: RunningMilepost, query: string): Promise<string> {
  const svg = await (await page.request.get(`${milepost.address}/health-meter.svg?${query}`)).text();
  return /<title[^>]*>([^<]*)/.exec(svg)?.[1] ?? svg;
}
