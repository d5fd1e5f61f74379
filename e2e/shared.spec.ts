import type { FrameLocator, Page } from '@playwright/test';
import type { ShareRequest } from '#contract/share.ts';
import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, test } from './milepost.ts';
import { type OtherSite, otherSite } from './otherSite.ts';

const KEY_GOALS = '{"depth":[1],"priority":["kpi"]}';

let site: OtherSite;
test.beforeAll(async () => {
  site = await otherSite();
});
test.afterAll(() => site.stop());

/** Shows a share in a frame of another origin, by its own snippet, to somebody who is not signed in. */
async function framed(page: Page, milepost: RunningMilepost, part: Partial<ShareRequest>): Promise<FrameLocator> {
  const made = await makeShare(page, milepost, { filters: KEY_GOALS, frame_ancestors: [site.address], ...part });
  await page.context().clearCookies();
  site.show(made.embed.replace(' loading="lazy"', ''));
  await page.goto(site.address);
  return page.frameLocator('iframe');
}

test.describe('a share in a frame of another site', () => {
  test('in chips style shows its chips and cards and nothing to choose', async ({ page, milepost }) => {
    const frame = await framed(page, milepost, { style: 'chips' });
    await expect(frame.getByRole('listitem').filter({ hasText: 'Level Organisation goals' })).toBeVisible();
    await expect(frame.getByRole('article').first()).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.getByRole('button', { name: /Filter|Save|Full screen|Share|Dashboard/ })).toHaveCount(0);
  });

  test('in static style adds company and plan, opens cards and details, and sets no cookie', async ({
    page,
    context,
    milepost,
  }) => {
    const frame = await framed(page, milepost, { style: 'static' });
    await expect(frame.getByRole('banner')).toContainText('City of Port Ellery');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Port Ellery Strategic Plan');
    const card = frame.getByRole('article').first();
    await card.getByRole('link').first().click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await expect(frame.getByRole('button', { name: /Filter|Full screen|Share/ })).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('in dynamic style narrows, changes the year, and keeps encv, rs and iframe when it does', async ({
    page,
    milepost,
  }) => {
    const frame = await framed(page, milepost, { style: 'dynamic' });
    const count = frame.getByRole('status').filter({ hasText: 'of' });
    await expect(frame.getByRole('heading', { name: 'Dashboard: Default Dashboard' })).toBeVisible();
    const before = Number.parseInt((await count.textContent()) ?? '', 10);
    await frame.getByRole('button', { name: /^On Target, / }).click();
    await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBeLessThan(before);
    const held = frame.getByRole('listitem').filter({ hasText: 'Priority KPI' });
    await expect(held).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Remove filter Priority' })).toHaveCount(0);
    await frame.getByRole('button', { name: 'Remove filter Status' }).click();
    await expect(held).toBeVisible();
    await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBe(before);
    await frame.getByRole('button', { name: /^On Target, / }).click();
    await frame.getByRole('button', { name: 'Clear filters' }).click();
    await expect(frame.getByRole('heading', { name: 'Dashboard: Default Dashboard' })).toBeVisible();
    await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBe(before);

    await frame.getByRole('button', { name: /^Fiscal year/ }).click();
    await frame.getByRole('menuitemradio', { name: 'FY26' }).click();
    await expect(frame.getByRole('button', { name: 'Fiscal year: FY26' })).toBeVisible();
    const address = new URL(page.frames()[1]?.url() ?? '');
    expect([...address.searchParams.keys()].sort()).toEqual(['encv', 'fiscal_year', 'iframe', 'rs']);
    expect(address.searchParams.get('rs')).toBe('dynamic');
  });
});

test.describe('a share in a window of its own', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows what it was made of, whatever is written into its address', async ({ page, milepost }) => {
    const made = await makeShare(page, milepost, { style: 'static', filters: KEY_GOALS, fiscal_year: '2026' });
    await page.context().clearCookies();
    const address = new URL(made.long_url);
    address.searchParams.set('filters', '{}');
    address.searchParams.set('fiscal_year', 'ALL');
    address.searchParams.set('rs', 'dynamic');
    address.searchParams.set('theme', 'dark');
    await page.goto(address.href);
    await expect(page.getByRole('listitem').filter({ hasText: 'Fiscal year FY27' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Priority KPI' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectNoAxeViolations(page);
  });

  test('asks for its password once, also after the year is changed', async ({ page, milepost }) => {
    const made = await makeShare(page, milepost, { style: 'dynamic', password: 'harbour lantern 42' });
    await page.context().clearCookies();
    await page.goto(made.long_url);
    await page.getByLabel('Password', { exact: true }).fill('wrong one');
    await page.getByRole('button', { name: 'Open the view' }).click();
    await expect(page.getByRole('alert')).toHaveText('That password is not correct.');
    await expectNoAxeViolations(page);
    await page.getByLabel('Password', { exact: true }).fill('harbour lantern 42');
    await page.getByRole('button', { name: 'Open the view' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('that is revoked says so in plain words, at once on opening and soon while open', async ({ page, milepost }) => {
    const made = await makeShare(page, milepost);
    await page.clock.install();
    await page.goto(made.long_url);
    await expect(page.getByRole('article').first()).toBeVisible();
    const revoked = await page.request.delete(`${milepost.address}/api/plans/demo/shares/${made.id}`, {
      headers: { origin: milepost.address },
    });
    expect(revoked.status()).toBe(200);
    await page.clock.runFor(61_000);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goto(made.long_url);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  });
});
