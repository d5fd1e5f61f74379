import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { openFacts } from './goalMenu.ts';
import { expect, test } from './milepost.ts';
import { withOwnPlan } from './ownPlan.ts';

const own = withOwnPlan();

const LEVEL_1 = `filters=${encodeURIComponent('{"depth":[1]}')}`;

test('a goal is found by the words of an own field, and the palette says in which', async ({ page }) => {
  await page.goto(`${own().milepost.address}/plans/demo/dashboard`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('council minutes');
  const found = page.getByRole('option').filter({ hasText: own().titles.first });
  await expect(found).toContainText('Note');
  await expect(found).toContainText('See the council’s minutes');
  await page.getByRole('combobox').fill('north hill');
  await expect(page.getByRole('option').filter({ hasText: own().titles.second })).toContainText('Ward');
});

test('a printed report has all own fields of a goal, and through a share those alone that are public', async ({
  page,
  browser,
}) => {
  await page.goto(`${own().milepost.address}/reports/print-dash?plan_id=demo&${LEVEL_1}`);
  const card = page.getByRole('article').filter({ hasText: own().titles.first });
  for (const text of [
    'Note',
    'See the council’s minutes',
    '1,234.5 tons of CO2',
    '$250,000',
    'Harbor',
    'Climate, Youth',
  ]) {
    await expect(card).toContainText(text);
  }
  await makePublic(page, 'ward');
  const share = await page.request.post(`${own().milepost.address}/api/plans/demo/shares`, {
    headers: { origin: own().milepost.address },
    data: { style: 'static', filters: { depth: [1] }, fiscal_year: 'current' },
  });
  expect(share.ok(), await share.text()).toBe(true);
  const { encv } = await share.json();
  const outsider = await (await browser.newContext()).newPage();
  const replies: string[] = [];
  outsider.on('response', async (reply) => {
    replies.push(await reply.text().catch(() => ''));
  });
  await outsider.goto(`${own().milepost.address}/reports/print-dash?encv=${encv}`);
  const seen = outsider.getByRole('article').filter({ hasText: own().titles.first });
  await expect(seen).toContainText('Harbor');
  await expect(outsider.locator('body')).not.toContainText('council’s minutes');
  await expect(outsider.locator('body')).not.toContainText('tons of CO2');
  await outsider.waitForLoadState('networkidle');
  expect(replies.join('\n')).not.toContain('council’s minutes');
  expect(replies.join('\n')).not.toContain('tons of CO2');
});

test('two days are compared by own fields too, and a past day shows the fields it had', async ({ page }) => {
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?as_of=2026-11-13&compare=2026-11-20&${LEVEL_1}`);
  const section = page.getByRole('region', { name: /^Own fields that changed/ });
  const goal = section.getByRole('rowgroup').filter({ hasText: own().titles.second });
  await expect(goal.getByRole('row').filter({ hasText: 'Ward' })).toContainText(/none\s*became\s*North Hill/);
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const stream = await (await download).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += String(chunk);
  expect(csv).toContain('North Hill');

  await page.goto(`${own().milepost.address}/plans/demo/dashboard?as_of=2026-11-13&${LEVEL_1}`);
  await page.getByRole('link', { name: own().titles.second }).first().click();
  await openFacts(page);
  await expect(page.getByLabel('Own fields')).toHaveCount(0);
});

test('a comparison has the later day’s names of statuses for both days', async ({ page }) => {
  const headers = { origin: own().milepost.address };
  const plan = `${own().milepost.address}/api/plans/demo`;
  const statuses = [{ code: 'off_target', name: 'Watch' }];
  expect((await page.request.patch(plan, { headers, data: { statuses } })).ok()).toBe(true);
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?as_of=2026-09-30&compare=2026-11-20&${LEVEL_1}`);
  const part = page.getByRole('region', { name: 'Compare two dates' });
  await expect(part.getByRole('listitem').filter({ hasText: 'Watch' })).toHaveCount(2);
  await expect(part).not.toContainText('Off Target');
  expect((await page.request.patch(plan, { headers, data: { statuses: [] } })).ok()).toBe(true);
});

test('the tree shows the chosen columns, own fields among them', async ({ page }) => {
  const mine = `${own().milepost.address}/api/plans/demo/table-columns`;
  const columns = ['status', 'own-ward', 'own-grant', 'weight'];
  const reply = await page.request.put(mine, { headers: { origin: own().milepost.address }, data: { columns } });
  expect(reply.ok()).toBe(true);
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?view=tree&${LEVEL_1}`);
  const tree = page.getByRole('treegrid');
  await expect(tree.getByRole('columnheader')).toHaveText(['Goal', 'Status', 'Ward', 'Grant', 'Weight', 'Actions']);
  const row = tree.getByRole('row').filter({ hasText: own().titles.first });
  await expect(row).toContainText('Harbor');
  await expect(row).toContainText('$250,000');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
  await expect(tree.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
});

async function makePublic(page: Page, id: string): Promise<void> {
  const plan = `${own().milepost.address}/api/plans/demo`;
  const { fields } = await (await page.request.get(plan)).json();
  const data = { fields: fields.map((field: { id: string }) => ({ ...field, public: field.id === id })) };
  const reply = await page.request.patch(plan, { headers: { origin: own().milepost.address }, data });
  expect(reply.status(), await reply.text()).toBe(200);
}
