import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goalColumnsPath, planDashboardPath } from '#contract/addresses.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { scrollToEnd } from './scrollToEnd.ts';

const GOALS = 420;
const EVERY_LEVEL = new URLSearchParams({ filters: '{"depth":[0,1]}' });

let milepost: RunningMilepost;
let planId = '';

test.beforeAll(async () => {
  milepost = await startMilepost({ MILEPOST_DEMO: '0' });
  const rows = Array.from(
    { length: GOALS - 1 },
    (_, at) => `1.${at + 1},Goal number ${at + 1},sum,monthly,2026-01-01,2026-12-31,1200`,
  );
  const goals = join(milepost.data, 'goals.csv');
  const entries = join(milepost.data, 'entries.csv');
  const header = 'number,title,function,tracking,start,end,eoy_target';
  await writeFile(goals, [header, '1,The objective,,,,,', ...rows].join('\n'));
  await writeFile(
    entries,
    ['goal_number,date,actual', ...rows.map((row) => `${row.split(',', 1)[0]},2026-10-01,90`)].join('\n'),
  );
  const { status, output } = await milepost.run('import', '--plan', 'Large', goals, entries);
  expect(status, output).toBe(0);
  const plans = await milepost.run('plan');
  planId =
    plans.output
      .split('\n')
      .find((line) => line.includes('Large'))
      ?.trim()
      .split(/\s+/, 1)[0] ?? '';
});

test.afterAll(() => milepost.stop());

test.describe('a plan of more goals than come at once', () => {
  test('comes as columns, and each card whole when it comes into view', async ({ page }) => {
    await signIn(page, milepost);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${milepost.address}${planDashboardPath(planId)}?${EVERY_LEVEL}`);
    await expect(page.getByRole('article', { name: 'Goal number 1', exact: false }).first()).toContainText(
      'year-end target',
    );
    expect(asked.filter((path) => path === goalColumnsPath(planId))).toHaveLength(1);
    const last = page.getByRole('article', { name: `1.${GOALS - 1} Goal number ${GOALS - 1}` });
    await scrollToEnd(page, last);
    await expect(last).toContainText('year-end target');
    await expect(last).not.toHaveAttribute('aria-busy');
    expect(asked.filter((path) => path === goalColumnsPath(planId))).toHaveLength(1);
  });

  test('is filtered, opened in detail and walked through as any other', async ({ page }) => {
    await signIn(page, milepost);
    await page.goto(
      `${milepost.address}${planDashboardPath(planId)}?${new URLSearchParams({ filters: '{"name":"number 41"}' })}`,
    );
    await expect(page.getByRole('article')).toHaveCount(11);
    await page.getByRole('link', { name: '1.410 Goal number 410' }).click();
    const detail = page.getByRole('dialog', { name: '1.410 Goal number 410' });
    await expect(detail).toContainText('year-end target');
    await detail.getByRole('link', { name: /The objective/ }).click();
    await expect(page.getByRole('dialog', { name: '1 The objective' })).toContainText('Page 1 of 140');
  });

  test('under another filter keeps its cards until the new ones are known whole, for 60 ms, and then shows their names', async ({
    page,
  }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}${planDashboardPath(planId)}?${EVERY_LEVEL}`);
    await expect(page.getByRole('article', { name: '1.1 Goal number 1' })).toContainText('year-end target');
    await page.getByRole('button', { name: '1 Filter Selected' }).click();
    const keyword = page.getByRole('searchbox', { name: 'Keyword' });
    await keyword.click();
    await page.evaluate(() => {
      const times = { typed: 0, named: 0 };
      const areAnswered = Promise.withResolvers<void>();
      Object.assign(window, { times, answer: areAnswered.resolve });
      const ask = window.fetch;
      window.fetch = async (path, init) => {
        if (String(path).includes('ids=')) await areAnswered.promise;
        return ask(path, init);
      };
      addEventListener('input', () => (times.typed = performance.now()), { capture: true });
      new MutationObserver(() => {
        if (document.querySelector('article[aria-busy]') !== null && times.named === 0) times.named = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await keyword.fill('number 39');
    const found = page.getByRole('article', { name: '1.399 Goal number 399' });
    await expect(found).toHaveAttribute('aria-busy', 'true');
    const times: { typed: number; named: number } = await page.evaluate('window.times');
    expect(times.named - times.typed).toBeGreaterThanOrEqual(59);
    await page.evaluate('window.answer()');
    await expect(found).toContainText('year-end target');
    await expect(page.getByRole('article')).toHaveCount(11);
  });
});
