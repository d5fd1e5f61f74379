import type { Page } from '@playwright/test';
import { changeWeeksPath } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';
import { chooseOfPage } from './pageMenu.ts';

const LEVELS = `filters=${encodeURIComponent('{"depth":[1]}')}`;
const cards = (page: Page) => page.getByRole('article');
const band = (page: Page) => page.getByRole('region', { name: 'Looking back' });

async function openDay(page: Page, address: string, day: string): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard?as_of=${day}&${LEVELS}`);
  await expect(cards(page).first()).toBeVisible();
}

test.describe('looking back', () => {
  test('the control in the header leads to the end of the last month, and back', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVELS}`);
    await expect(cards(page).first()).toBeVisible();
    // Its tags come after the card.
    await expect(cards(page).first()).toContainText('KPI');
    const now = await cards(page).first().innerText();
    await chooseOfPage(page, 'Look back at a past day');
    await expect(page).toHaveURL(/as_of=2026-10-31/);
    await expect(band(page).getByText('As known on Oct 31, 2026')).toBeVisible();
    await expect(cards(page).first()).not.toHaveText(now);
    await band(page).getByRole('button', { name: 'Back to today' }).click();
    await expect(page).not.toHaveURL(/as_of/);
    await expect(band(page)).toBeHidden();
    await expect(cards(page).first()).toHaveText(now, { useInnerText: true });
  });

  test('the header calls the plan as it was called that day', async ({ page }) => {
    const milepost = await startMilepost();
    try {
      await signIn(page, milepost);
      const url = `${milepost.address}/api/plans/demo`;
      const { name } = await (await page.request.get(url)).json();
      const headers = { origin: milepost.address };
      expect((await page.request.patch(url, { data: { name: 'Renamed today' }, headers })).ok()).toBe(true);
      await openDay(page, milepost.address, '2026-10-31');
      const header = page.getByRole('navigation', { name: 'Where you are' });
      await expect(header).toContainText(name);
      await expect(page).toHaveTitle(new RegExp(name));
      await band(page).getByRole('button', { name: 'Back to today' }).click();
      await expect(header).toContainText('Renamed today');
    } finally {
      await milepost.stop();
    }
  });

  test('days are stepped, chosen along the weeks by key, and never beyond today', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDay(page, milepost.address, '2026-10-31');
    await band(page).getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(/as_of=2026-11-01/);
    await band(page).getByRole('button', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/as_of=2026-10-31/);
    const slider = band(page).getByRole('slider', { name: 'Day' });
    await slider.press('PageDown');
    await expect(page).toHaveURL(/as_of=2026-10-03/);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Oct 3, 2026');
    await slider.press('End');
    await expect(page).toHaveURL(/as_of=2026-11-20/);
    await expect(band(page).getByRole('button', { name: 'Next day' })).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL(/as_of=2026-10-03/);
  });

  test('shows names, tree and comments as they were, and nothing to write with', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDay(page, milepost.address, '2026-10-31');
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    const link = cards(page).first().getByRole('link').first();
    await link.click();
    const detail = page.getByRole('dialog');
    await expect(detail).toBeVisible();
    await expect(detail.getByRole('textbox')).toBeHidden();
    await expect(detail.getByRole('button', { name: /Edit|Check in|Comment$/ })).toHaveCount(0);
  });

  for (const width of [390, 820, 1440]) {
    test(`the band that says the day moves no card when it comes, at ${width} px`, async ({
      signedIn: page,
      milepost,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('looking-back')) await release.promise;
        await route.fulfill({ response });
      });
      await page.route(`**${changeWeeksPath('demo')}`, async (route) => {
        await release.promise;
        await route.continue();
      });
      await openDay(page, milepost.address, '2026-10-31');
      const topOfCards = async () => (await cards(page).first().boundingBox())?.y;
      const before = await topOfCards();
      await expect(band(page)).toBeHidden();
      release.resolve();
      await expect(band(page).getByRole('slider')).toBeVisible();
      expect(await topOfCards()).toBe(before);
      // Files that are fetched ahead may still be on their way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('a day before the plan says so', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2001-01-01`);
    await expect(band(page).getByText('The plan did not exist then')).toBeVisible();
    await band(page).getByRole('button', { name: 'Back to today' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  for (const width of [390, 1440]) {
    test(`has no accessibility violations at ${width} @full`, async ({ signedIn: page, milepost }) => {
      await page.setViewportSize({ width, height: 844 });
      await openDay(page, milepost.address, '2026-10-31');
      await expect(band(page).getByRole('slider')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('comparing two days', () => {
  test('tells what stands otherwise and why, and can be linked to', async ({ signedIn: page, milepost }) => {
    await openDay(page, milepost.address, '2026-08-31');
    await band(page).getByRole('button', { name: 'Compare with today' }).click();
    await expect(page).toHaveURL(/as_of=2026-08-31&compare=2026-11-20/);
    const table = page.getByRole('table', { name: 'Compare two dates' });
    await expect(table.getByRole('rowheader', { name: /^Worse \d/ })).toBeVisible();
    await expect(table.getByRole('row').nth(2)).toContainText(
      /(On Target|Off Target|Achieved).*(Off Target|Critical)/s,
    );
    const moved = table
      .locator('tbody')
      .filter({ has: page.getByRole('rowheader', { name: /^Moved most, same status 6/ }) });
    await expect(moved.getByRole('row')).toHaveCount(7);
    const [was = '', is = ''] = await moved
      .getByRole('row')
      .nth(1)
      .getByText(/^-?\d+%$/)
      .allTextContents();
    expect(was).not.toBe(is);
    await expect(moved.getByRole('row').nth(1).getByRole('img')).toHaveAccessibleName(
      `Percent of target to date: from ${was} to ${is}`,
    );
    const groups = await table
      .getByRole('rowheader')
      .filter({ hasText: /^(Worse|Better|By hand|Moved most)/ })
      .allTextContents();
    expect(groups.at(-1), 'above those unchanged, below those that changed').toContain('Moved most');
    const rows = await table.getByRole('row').count();
    await page.getByRole('button', { name: 'Swap the two dates' }).click();
    await expect(page).toHaveURL(/as_of=2026-11-20&compare=2026-08-31/);
    await expect(table.getByRole('row')).toHaveCount(rows);
    await page.getByRole('button', { name: /^Unchanged status/ }).click();
    await expect(page.getByRole('button', { name: /^Unchanged status/ })).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(page);
  });

  test('draws each status as wide as it has goals, with count and word beneath, on a phone too', async ({
    signedIn: page,
    milepost,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2026-10-31&compare=2026-06-30`);
      const day = page.locator('section > div').filter({ has: page.getByText('Oct 31, 2026', { exact: true }) });
      const listed = day.getByRole('list').last().getByRole('listitem');
      await expect(listed.filter({ hasText: 'Off Target' })).toBeVisible();
      const counts = (await listed.allTextContents()).map((text) => Number.parseInt(text, 10));
      const widths = await day
        .locator('[aria-hidden] > [data-status]')
        .evaluateAll((segments) => segments.map((segment) => segment.getBoundingClientRect().width));
      const shown = widths.slice(-counts.length);
      const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
      const widthOf = (count: number) => shown[counts.indexOf(count)] ?? 0;
      expect(widthOf(fewest), 'the fewest are seen').toBeGreaterThanOrEqual(3);
      expect((widthOf(most) - 3) / (widthOf(fewest) - 3), `${most} beside ${fewest}`).toBeCloseTo(most / fewest, 0);
    }
  });

  test('is saved as a file', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?as_of=2026-08-31&compare=2026-11-20`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('comparison.csv');
  });
});
