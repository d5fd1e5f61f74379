import { sharePath } from '#contract/addresses.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const GOAL = 'permits-online';
/** Finds it alone, without the goals that have work in the demo. */
const NAME = 'permit application online';

test('goals with late work are found by a filter, which follows the work', async ({ page }) => {
  await signIn(page, own);
  const send = (path: string, method: string, data: object) =>
    page.request.fetch(`${own.address}/api/plans/demo/${path}`, { method, data, headers: { origin: own.address } });
  const asked = { title: 'Late at the counter', goal_ids: [GOAL], end: '2026-10-01', state: 'active' };
  const { id } = await (await send('initiatives', 'POST', asked)).json();
  const filters = encodeURIComponent(JSON.stringify({ depth: [2], name: NAME }));
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${filters}`);
  await page.getByRole('button', { name: /^Filter|Filters? Selected$/ }).click();
  await page.getByRole('button', { name: /^Work/ }).click();
  await page.getByRole('checkbox', { name: /^Has late work 1$/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/work/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Has late work')).toBeVisible();

  await send(`initiatives/${id}`, 'PATCH', { state: 'done' });
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a share filtered by work that it does not show lists the goals and says nothing of work', async ({ page }) => {
  await signIn(page, own);
  const post = (path: string, data: object) =>
    page.request.post(`${own.address}/api/plans/demo/${path}`, { data, headers: { origin: own.address } });
  await post('initiatives', { title: 'Late too', goal_ids: [GOAL], end: '2026-10-01', state: 'active' });
  const made = await post('shares', {
    style: 'dynamic',
    filters: JSON.stringify({ work: ['late'], name: NAME }),
    fiscal_year: 'current',
  });
  const { id, long_url: url } = await made.json();
  await page.goto(url);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Has late work')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Status/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Work/ })).toHaveCount(0);

  await page.request.patch(`${own.address}${sharePath('demo', id)}`, {
    data: { shows_work: true },
    headers: { origin: own.address },
  });
  await page.goto(url);
  await expect(page.getByText('Has late work')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
