import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal } from './goalMenu.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test('a weight is set in the form, told in “why” with the sum, shown in the table and undone', async ({ page }) => {
  await signIn(page, milepost);
  const planId = await planOfThree();
  const dashboard = `${milepost.address}/plans/${planId}/dashboard?filters=${encodeURIComponent('{"depth":[0,1]}')}`;
  await page.goto(dashboard);
  const group = page.getByRole('article', { name: 'Safe streets' });
  await expect(group).toContainText('60%');
  await page.getByRole('link', { name: 'Lamps renewed' }).click();
  await chooseOfGoal(page, 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit/ });
  await sheet.getByText('More fields').click();
  await sheet.getByLabel('Weight in averages of percents').fill('0');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByLabel('Weight in averages of percents')).toBeFocused();
  await sheet.getByLabel('Weight in averages of percents').fill('5');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const detail = page.getByRole('dialog').filter({ hasText: 'Lamps renewed' });
  await detail.getByRole('button', { name: /^Why/ }).first().click();
  const why = page.getByRole('region', { name: /^Why/ });
  await expect(why).toContainText('Counts with weight 5 of 7 in 1 Safe streets.');
  await expectNoAxeViolations(page);

  await page.goto(`${dashboard}&view=table`);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Trend', 'Year end', 'Outlook', 'Due']) {
    await page.getByRole('checkbox', { name, exact: true }).click();
  }
  await page.getByRole('checkbox', { name: 'Weight', exact: true }).click();
  await page.keyboard.press('Escape');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const weightOf = (title: string) => row(title).locator('[data-column="weight"]');
  await expect(weightOf('Lamps renewed')).toHaveText('5');
  await expect(weightOf('Crossings made safe')).toHaveText('1');

  await page.goto(`${milepost.address}/plans/${planId}/history`);
  const change = page.getByRole('article').first();
  await expect(change).toContainText('Weight');
  await change.getByRole('button', { name: 'Undo' }).click();
  await page.goto(`${dashboard}&view=table`);
  await expect(weightOf('Lamps renewed')).toHaveText('1');

  /** A group whose three goals are met by 30, 60 and 90 percent. */
  async function planOfThree(): Promise<string> {
    const headers = { origin: milepost.address };
    const call = async (method: 'post' | 'put', path: string, data: unknown) => {
      const reply = await page.request[method](`${milepost.address}/api/plans${path}`, { headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
      return reply.json();
    };
    const { id } = await call('post', '', { name: 'Weights' });
    const parent = await call('post', `/${id}/goals`, { item: 'Safe streets', number: '1' });
    for (const [at, item] of ['Lamps renewed', 'Crossings made safe', 'Patrols walked'].entries()) {
      const goal = await call('post', `/${id}/goals`, { item, number: `1.${at + 1}`, parent_id: parent.id });
      const cells = [{ date: '2026-10-01', target: 100, actual: 30 * (at + 1) }];
      await call('put', `/${id}/goals/${goal.id}/entries`, cells);
    }
    return id;
  }
});
