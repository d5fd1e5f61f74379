import type { Page } from '@playwright/test';
import { addresses, planEventsPath } from '#contract/addresses.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { PLAN_PAGES, planPagePath, SETTINGS_SECTIONS } from '#contract/pages.ts';
import { VERSION_HEADER } from '#contract/versionHeader.ts';
import { expectNoAxeViolations } from './axe.ts';
import { cameToRest } from './cameToRest.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

async function go(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name, exact: true }).click();
}

async function openPage(page: Page, milepost: RunningMilepost, name = 'dashboard', query = ''): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/${name}${query}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
}

/** Whether the document is still the one that `openPage` opened. */
function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

test.describe('the pages of a plan', () => {
  test('follow each other in one document, each with its title, its place in the menu and the focus on its heading', async ({
    signedIn: page,
    milepost,
  }) => {
    await openPage(page, milepost);
    await expect(page.getByRole('article').first()).toBeVisible();
    await cameToRest(page);
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-kept', ''));
    const pages = [
      ['My work', 'my-work'],
      ['Work', 'work'],
      ['Entry', 'entry'],
      ['History', 'history'],
      ['Import', 'import'],
      ['Settings', 'settings'],
      ['Dashboard', 'dashboard'],
    ] as const;
    for (const [name, path] of pages) {
      let calls = 0;
      const count = () => (calls += 1);
      page.on('request', count);
      await go(page, name);
      await expect(page).toHaveURL(`${milepost.address}${planPagePath('demo', path)}`);
      const title = path === 'dashboard' ? 'Default Dashboard' : name;
      // The settings open at their first section, which has a title of its own.
      const said = path === 'settings' ? 'Plan' : title;
      await expect(page).toHaveTitle(`${said} · Port Ellery Strategic Plan · Milepost`);
      await expect(page.locator('h1').filter({ hasText: title })).toBeFocused();
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('[aria-live]').filter({ hasText: said }).first()).toBeAttached();
      await cameToRest(page);
      page.off('request', count);
      // Three of them of work, which the demo has.
      expect(calls, `requests of ${name}`).toBeLessThanOrEqual(15);
    }
    expect(await isSame(page)).toBe(true);
    await expect(page.locator('header[data-kept]')).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  test('ask for nothing again that is held already but who is signed in, and keep one stream of changes', async ({
    signedIn: page,
    milepost,
  }) => {
    const streams: string[] = [];
    page.on('request', (request) => request.url().includes(planEventsPath('demo')) && streams.push(request.url()));
    await openPage(page, milepost);
    await expect(page.getByRole('article').first()).toBeVisible();
    await go(page, 'Entry');
    await expect(page.locator('[data-line="1"] > [data-column="0"]')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/assets/')) asked.push(pathname);
    });
    await go(page, 'Dashboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    await go(page, 'Entry');
    await expect(page.locator('[data-line="1"] > [data-column="0"]')).toBeVisible();
    expect(asked.filter((path) => path !== addresses.session)).toEqual([]);
    expect(streams).toHaveLength(1);
  });

  test('open in a new tab by a press with Ctrl, by the middle button, and by their address', async ({
    signedIn: page,
    milepost,
    context,
  }) => {
    await openPage(page, milepost);
    const link = menu(page).getByRole('link', { name: 'History', exact: true });
    await expect(link).toHaveAttribute('href', planPagePath('demo', 'history'));
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await link.click(how);
      const tab = await opened;
      await expect(heading(tab, 'History')).toBeVisible();
      await tab.close();
    }
    await expect(page).toHaveURL(/dashboard$/);
    expect(await isSame(page)).toBe(true);
  });

  test('are where they were left after Back and Forward', async ({ signedIn: page, milepost }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openPage(page, milepost);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await go(page, 'History');
    await expect(heading(page, 'History')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/dashboard$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page.goForward();
    await expect(heading(page, 'History')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isSame(page)).toBe(true);
  });

  test('keep the filter that was changed before another page was opened', async ({ signedIn: page, milepost }) => {
    await openPage(page, milepost);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('searchbox').first().fill('water');
    await expect(page).toHaveURL(/water/);
    const cards = await page.getByRole('article').count();
    await go(page, 'Entry');
    await expect(heading(page, 'Entry')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/water/);
    await expect(page.getByRole('article')).toHaveCount(cards);
    await page.goBack();
    await expect(page).toHaveURL(/dashboard$/);
    await expect(page.getByText('7 of 94 goals')).toBeVisible();
  });

  test('of another fiscal year load their address', async ({ signedIn: page, milepost }) => {
    await openPage(page, milepost);
    await page.getByRole('button', { name: /^Fiscal year/ }).click();
    await page.getByRole('menuitemradio', { name: 'FY26' }).click();
    await expect(page).toHaveURL(/fiscal_year=2025/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await isSame(page)).toBe(false);
  });

  test('open from an old bookmark', async ({ signedIn: page, milepost }) => {
    for (const [name, path] of everyPage()) {
      await test.step(name, async () => {
        await page.goto(`${milepost.address}${path}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText('There is no page at this address')).toHaveCount(0);
        await expect(page.getByText(/could not be (loaded|shown)/)).toHaveCount(0);
      });
    }
  });
});

function everyPage(): (readonly [string, string])[] {
  return [
    ['the start', '/'],
    ['the dashboard', addresses.dashboard],
    ...PLAN_PAGES.map((page) => [page, planPagePath('demo', page)] as const),
    ...SETTINGS_SECTIONS.map((section) => [section, planPagePath('demo', 'settings', section)] as const),
    ['one’s account', addresses.accountPage],
    ['a plan of a file', addresses.newPlanPage],
    ['the printed report', `${addresses.print}?plan_id=demo`],
    ['a goal of a year', '/plans/demo/dashboard?fiscal_year=2025&goal=permits-online'],
  ];
}

test.describe('a page with something typed and not saved', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Plan', exact: true });

  test('is left by a link, the palette, Back and Forward only after a yes', async ({ signedIn: page, milepost }) => {
    await openPage(page, milepost, 'history');
    await go(page, 'Settings');
    await expect(field(page)).toBeVisible();
    await go(page, 'Import');
    await expect(heading(page, 'Import')).toBeVisible();
    await page.goBack();
    await field(page).fill('Another plan');

    const ways: readonly (() => Promise<unknown>)[] = [
      () => go(page, 'Entry'),
      () => page.getByRole('link', { name: 'Members', exact: true }).click(),
      () => page.goBack(),
      () => page.goForward(),
      async () => {
        await page.getByRole('button', { name: /account of/ }).click();
        await page.getByRole('menuitem', { name: 'Your account' }).click();
      },
    ];
    for (const leave of ways) {
      await leave();
      await expect(question(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/settings$/);
      await expect(field(page)).toHaveValue('Another plan');
    }

    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page, 'History')).toBeVisible();
    await page.goForward();
    await expect(field(page)).toHaveValue('Port Ellery Strategic Plan');
    await field(page).fill('Another plan');
    await go(page, 'Entry');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page, 'Entry')).toBeVisible();
    await go(page, 'History');
    await expect(heading(page, 'History')).toBeVisible();
    expect(await isSame(page)).toBe(true);
  });
});

test.describe('a page that cannot be opened at once', () => {
  test('stays away while there is no connection: the one that is open stays, and says so', async ({
    signedIn: page,
    milepost,
    context,
  }) => {
    await openPage(page, milepost);
    const said = page.getByRole('alert').filter({ hasText: 'You are not connected to Milepost.' });
    await context.setOffline(true);
    await go(page, 'History');
    await expect(said).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/dashboard$/);
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await expect(said).toHaveCount(0);
    await go(page, 'History');
    await expect(heading(page, 'History')).toBeVisible();
  });

  test('whose code did not come can be tried again', async ({ signedIn: page, milepost }) => {
    await openPage(page, milepost);
    const files = /\/assets\/HistoryPage[^/]*\.js/;
    await page.route(files, (route) => route.abort());
    await page.route(`**${installationAddresses.version}`, (route) => route.abort());
    await go(page, 'History');
    const said = page.getByRole('alert').filter({ hasText: 'You are not connected to Milepost.' });
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(/dashboard$/);
    await page.unroute(files);
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'History')).toBeVisible();
    await expect(said).toHaveCount(0);
    expect(await isSame(page)).toBe(true);
  });

  test('whose code a new release removed is loaded by its address', async ({ signedIn: page, milepost }) => {
    await openPage(page, milepost);
    let isLoaded = false;
    page.on('request', (request) => {
      isLoaded ||= request.isNavigationRequest();
    });
    await page.route(/\/assets\/HistoryPage[^/]*\.js/, (route) =>
      isLoaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await go(page, 'History');
    await expect(page).toHaveURL(`${milepost.address}${planPagePath('demo', 'history')}`);
    await expect(heading(page, 'History')).toBeVisible();
    expect(await isSame(page)).toBe(false);
  });

  test('of a new version of the server is told, and loads with the next page, not before', async ({
    signedIn: page,
    milepost,
  }) => {
    await openPage(page, milepost);
    await page.route(`**${addresses.session}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), [VERSION_HEADER]: '99.0.0' } });
    });
    await go(page, 'Entry');
    await expect(page.getByText('Milepost was updated.')).toBeVisible();
    await expect(heading(page, 'Entry')).toBeVisible();
    expect(await isSame(page)).toBe(true);
    await go(page, 'History');
    await expect(heading(page, 'History')).toBeVisible();
    expect(await isSame(page)).toBe(false);
    await expect(page.getByText('Milepost was updated.')).toHaveCount(0);
  });
});

test.describe('a session that changed', () => {
  test('is noticed on the next press: one that ended, and one of somebody else', async ({ page }) => {
    const milepost = await startMilepost();
    try {
      await signIn(page, milepost);
      await openPage(page, milepost);
      await page.route(`**${addresses.session}`, (route) =>
        route.fulfill({ status: 401, json: { error: { code: 'not_signed_in', message: 'Sign in first.' } } }),
      );
      await go(page, 'History');
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await page.unrouteAll();

      await openPage(page, milepost);
      await page.route(`**${addresses.session}`, async (route) => {
        const response = await route.fetch();
        const said = await response.json();
        await route.fulfill({ response, json: { ...said, user: { ...said.user, id: 'somebody-else' } } });
      });
      await go(page, 'Entry');
      await expect.poll(() => isSame(page).catch(() => true)).toBe(false);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await milepost.stop();
    }
  });
});
