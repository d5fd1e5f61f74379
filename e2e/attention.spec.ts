import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

const rows = (page: Page) => page.getByRole('table', { name: 'Goals that need attention' }).locator('tbody tr');

test('what needs attention is counted on the dashboard, listed by a press, and left by the picker', async ({
  page,
}) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
  const entry = page.getByRole('link', { name: /^Needs attention/ });
  const counted = Number((await entry.textContent())?.replace(/\D/g, ''));
  await entry.click();
  await expect(page.getByRole('button', { name: 'Dashboard: Needs attention' })).toBeVisible();
  await expect(page.getByText(/Since Oct 31: \d+ closer, \d+ further, \d+ unchanged/)).toBeVisible();
  await page.getByText(`All ${counted}`, { exact: true }).click();
  await expect(page.getByText(`All ${counted} that miss their target to date`)).toBeVisible();
  const also = await rows(page)
    .getByText(/^Also sets/)
    .count();
  await expect(rows(page)).toHaveCount(counted - also);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dashboard: Needs attention' }).click();
  await page.getByRole('button', { name: 'Default Dashboard', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dashboard: Default Dashboard' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the list is gone through by keys: arrows, Enter, E for the next step, C for a comment', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?view=attention`);
  const titles = rows(page).locator('a[data-open]');
  await titles.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press('e');
  const step = page.getByRole('textbox', { name: 'Next step', exact: true });
  await expect(step).toBeFocused();
  await page.keyboard.type('Ask the council for a site');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11/19/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Next step of .* saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toContainText('was due Nov 19');
  await titles.nth(1).focus();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /comment/i })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/view=attention/);
});

test('a next step is saved when its fields are left, and undone', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?goal=phishing`);
  const dialog = page.getByRole('dialog');
  const step = dialog.getByRole('textbox', { name: 'Next step', exact: true });
  const day = dialog.getByRole('textbox', { name: 'Day of the next step' });
  await step.fill('Propose reporting as the measure');
  await day.fill('31 March');
  await dialog.getByRole('tab', { name: /Comments/ }).focus();
  await expect(dialog.getByRole('alert')).toHaveText('Type the day as MM/DD/YYYY.');
  await day.fill('03/31/2027');
  await dialog.getByRole('tab', { name: /Comments/ }).focus();
  await expect(page.getByText('Next step of 6.4.1 saved')).toBeVisible();
  await page.reload();
  await expect(step).toHaveValue('Propose reporting as the measure');
  await expect(day).toHaveValue('03/31/2027');
});

test('on My work a goal opens over the page, and closing it leads back', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/my-work`);
  const members = await (await page.request.get(`${own.address}/api/plans/demo/members`)).json();
  const me = members.members.find(({ email }: { email: string | null }) => email === ADMIN.email);
  for (const id of ['serious-crashes', 'phishing', 'overtime-police']) {
    const address = `${own.address}/api/plans/demo/goals/${id}`;
    await page.request.patch(address, { data: { plan_mem_id: me.id }, headers: { origin: own.address } });
  }
  await page.reload();
  const section = page.getByRole('region', { name: /^Yours that need attention/ });
  await expect(section.getByRole('heading')).toContainText('3 of your 3 goals, furthest first');
  await expect(page.getByText(/^Since Oct 31:/)).toBeVisible();
  await expectNoAxeViolations(page);
  await section.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 3');
  await dialog.getByRole('button', { name: 'Next goal' }).click();
  await expect(dialog).toContainText('2 of 3');
  await expect(page).toHaveURL(/my-work\?goal=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/my-work$/);
  await expect(section).toBeVisible();
});

test('cards are sorted and grouped by one button, groups fold, and the address has it', async ({ page }) => {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
  await page.getByRole('button', { name: 'By number' }).click();
  await page.getByRole('menuitemradio', { name: 'Furthest from target first' }).click();
  await expect(page.getByRole('button', { name: 'Furthest first' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Critical');
  await page.getByRole('button', { name: 'Furthest first' }).click();
  await page.getByRole('menuitemradio', { name: 'Status' }).click();
  await expect(page).toHaveURL(/sort=behind&group=status/);
  const head = page
    .getByRole('heading', { level: 2 })
    .getByRole('button')
    .filter({ hasText: /^Critical/ });
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  const cards = page.locator('section').filter({ has: head }).getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(cards).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('work that is late is listed where its goals are not in the table, and opens by a press', async ({ page }) => {
  await signIn(page, own);
  const make = async (noun: string, data: object): Promise<string> => {
    const reply = await page.request.post(`${own.address}/api/plans/demo/${noun}`, {
      data,
      headers: { origin: own.address },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).id;
  };
  const id = await make('goals', { number: '77', item: 'Renew the market square' });
  await make('initiatives', { title: 'Pave the square', end: '2026-09-01', goal_ids: [id] });
  await make('milestones', { title: 'Council agrees', due: '2026-11-01', goal_id: id });
  const filters = encodeURIComponent('{"depth":[0,1,2,3,4],"name":"market square"}');
  await page.goto(`${own.address}/plans/demo/dashboard?view=attention&filters=${filters}`);
  await expect(page.getByRole('status').filter({ hasText: 'But work is late (Pave the square:' })).toBeVisible();
  const late = page.getByRole('region', { name: 'Late work' });
  await expect(late.getByRole('listitem')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await late.getByRole('link', { name: 'Council agrees' }).click();
  await expect(page.getByRole('tab', { name: /^Work/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await late.getByRole('link', { name: 'Pave the square' }).click();
  await expect(page.getByRole('dialog', { name: 'Pave the square' })).toBeVisible();

  // Unfiltered, the cards are those of objectives, and what needs attention is of any level.
  await make('milestones', { title: 'Forms agreed', due: '2026-10-01', goal_id: 'permits-online' });
  await page.goto(`${own.address}/plans/demo/dashboard?view=attention`);
  await expect(late.getByRole('listitem').filter({ hasText: 'Forms agreed' })).toBeVisible();
});
