import { expect, type RunningMilepost, signIn, test } from './milepost.ts';
import { allLevels, ODD, startWithOddPlan } from './oddPlan.ts';

let odd: RunningMilepost;
test.beforeAll(async () => {
  odd = await startWithOddPlan();
});
test.afterAll(() => odd.stop());

test.describe('what nobody expects', () => {
  test.beforeEach(({ page }) => signIn(page, odd));

  test('in titles is text: markup, a turned direction, an emoji at the cut', async ({ page }) => {
    await page.goto(allLevels(odd));
    const markup = page.getByRole('article').filter({ hasText: 'Bold' });
    await expect(markup.getByRole('link')).toHaveText(`1.1 ${ODD.markup}`);
    await expect(page.locator('article img, article b:text("Bold")')).toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'fdp.exe' })).toContainText('of the year');
    const emoji = page.getByRole('article').filter({ hasText: 'Family' });
    await emoji.getByRole('link').focus();
    await expect(page.getByRole('tooltip')).toContainText('of many');
    await page.goto(allLevels(odd, `&card=${await idOf(page, '1.1')}`));
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible();
    await expect(page.locator('article img')).toHaveCount(0);
  });

  test('in the address is said and left out: a year there is none of, a wrong chart, filters of 8 kB that are no JSON, a dashboard nobody saved', async ({
    page,
  }) => {
    for (const [query, said] of [
      ['fiscal_year=next', 'fiscal_year'],
      ['chart=pie', 'chart'],
      ['filters=%5B1%5D', 'filters'],
      ['filters=null', 'filters'],
      ['filters=%7Bnot%20JSON&fiscal_year=ALL', 'filters'],
      [`filters=${'x'.repeat(8_192)}&fiscal_year=ALL`, 'filters'],
    ] as const) {
      await page.goto(`${odd.address}/dashboard?${query}`);
      await expect(page.getByText(`was left out: ${said}`), query).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      if (query.endsWith('ALL')) await expect(page.getByRole('button', { name: /Plan-to-Date/ })).toBeVisible();
    }
    // The rest of it works on, and a filter that is set takes the place of what was left out.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: /^Off Target/ }).click();
    await expect(page).toHaveURL(/filters=%7B%22status%22/);
    await page.goto(`${odd.address}/dashboard?customFilter=Nobody%20saved%20this`);
    await expect(page.getByText('You have no saved dashboard called “Nobody saved this”.')).toBeVisible();
    await page.goto(`${odd.address}/dashboard?fiscal_year=1890`);
    await expect(page.getByText('This plan does not cover 1890, so')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('of 100 kB is refused plainly', async ({ page }) => {
    const filters = encodeURIComponent(JSON.stringify({ name: 'x'.repeat(100_000) }));
    const reply = await page.request.get(`${odd.address}/dashboard?filters=${filters}`).catch(() => null);
    expect(reply === null || [414, 431].includes(reply.status())).toBe(true);
  });

  test('in a description at depth 0 that is no JSON is shown as it is', async ({ page }) => {
    await page.route('**/napi/json/getgoals**', async (route) => {
      const reply = await route.fetch();
      const goals: Record<string, unknown>[] = await reply.json();
      const altered = goals.map((goal) => (goal.depth === 0 ? { ...goal, description: '{not JSON' } : goal));
      await route.fulfill({ response: reply, json: altered });
    });
    await page.goto(`${odd.address}/dashboard`);
    await expect(page.getByRole('article').first()).toContainText('{not JSON');
  });

  test('the server gone in the middle: the last good data stays, and Retry brings the new', async ({ page }) => {
    await page.clock.install();
    await page.goto(allLevels(odd));
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.route('**/napi/json/getgoals**', (route) => route.abort());
    await page.clock.fastForward(60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText('The goals couldn’t be refreshed.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.unroute('**/napi/json/getgoals**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The goals couldn’t be refreshed.')).toHaveCount(0);
  });
});

async function idOf(page: import('@playwright/test').Page, number: string): Promise<string> {
  const goals: { id: string; number: string }[] = await (
    await page.request.get(`${odd.address}/napi/json/getgoals?fiscal_year=0&fields=id,number`)
  ).json();
  return goals.find((goal) => goal.number === number)?.id ?? '';
}
