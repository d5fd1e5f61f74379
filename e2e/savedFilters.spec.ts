import type { Route } from '@playwright/test';
import { expect, test } from './milepost.ts';
import {
  CALL,
  deleteSavedFilters,
  nameField,
  openDashboard,
  pick,
  picker,
  rows,
  save,
  saveButton,
  savedFilters,
  toggle,
  toggleCritical,
} from './savedFilters.ts';

test.beforeEach(({ signedIn: page, milepost }) => deleteSavedFilters(page, milepost));

test.describe('the filter picker', () => {
  test('starts as Default Dashboard; a change of the form makes it Custom Dashboard and shows Save; Clear resets it', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await expect(picker(page)).toHaveText('Default Dashboard');
    await expect(saveButton(page)).toHaveCount(0);
    await toggleCritical(page);
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await expect(saveButton(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Custom Dashboard · /);
    await toggleCritical(page);
    await expect(picker(page), 'the last filter taken back').toHaveText('Default Dashboard');
    expect(new URL(page.url()).search).toBe('');
    await toggleCritical(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(picker(page)).toHaveText('Default Dashboard');
    await expect(saveButton(page)).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a picked filter is named at once and applied after 100 ms; Back leads to what was shown before', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await openDashboard(page, milepost);
    await page.evaluate(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      new MutationObserver(() => {
        const label = document.querySelector('h1')?.textContent;
        if (label === 'Critical ones') times.named ??= performance.now();
      }).observe(document, { subtree: true, childList: true, characterData: true });
      const push = history.pushState.bind(history);
      history.pushState = (...change) => {
        times.applied ??= performance.now();
        push(...change);
      };
    });
    await pick(page, 'Critical ones');
    await expect(page).toHaveURL(/customFilter=Critical%20ones/);
    const delay = await page.evaluate(() => {
      const { times } = window as unknown as { times: { named: number; applied: number } };
      return times.applied - times.named;
    });
    expect(delay).toBeGreaterThan(80);
    await expect(picker(page)).toHaveText('Critical ones');
    await expect(page.getByRole('button', { name: '1 Filter Selected' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('filters')).toBe('{"status":["critical"]}');
    await page.goBack();
    await expect(picker(page)).toHaveText('Default Dashboard');
    await page.goForward();
    await expect(picker(page)).toHaveText('Critical ones');
    await expect(saveButton(page)).toHaveCount(0);
  });

  test('a saved dashboard that was changed is updated, saved as a new one, or gone back to', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await openDashboard(page, milepost);
    await pick(page, 'Critical ones');
    await expect(page).toHaveURL(/customFilter=Critical%20ones/);
    const choose = async (name: string) => {
      await saveButton(page).click();
      await page.getByRole('menuitem', { name }).click();
    };

    await toggle(page, 'Off Target');
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await page.reload();
    await choose('Back to “Critical ones” as saved');
    await expect(picker(page)).toHaveText('Critical ones');
    await expect.poll(() => new URL(page.url()).searchParams.get('filters')).toBe('{"status":["critical"]}');

    await toggle(page, 'Off Target');
    await choose('Update “Critical ones”');
    await expect(picker(page)).toHaveText('Critical ones');
    await expect(saveButton(page)).toHaveCount(0);
    const [updated] = await savedFilters(page, milepost);
    expect(JSON.parse(updated?.filter_params ?? '{}')).toMatchObject({ status: ['critical', 'off_target'] });

    await toggle(page, 'Deferred');
    await choose('Save as new…');
    await nameField(page).fill('More');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveText('More');
    expect((await savedFilters(page, milepost)).map(({ name }) => name)).toEqual(['Critical ones', 'More']);

    await toggle(page, 'Critical');
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await choose('Update “More”');
    await expect(page.getByRole('alert')).toHaveText("This filter couldn't be saved. Please try again later");
    await expect(nameField(page)).toHaveValue('More');
  });

  test('a level alone can be saved, unless it is the default', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);
    await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[0]}')}`);
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('an address that gives something twice is told in a notice', async ({ signedIn: page, milepost }) => {
    await page.goto(`${milepost.address}/plans/demo/dashboard?depth=0&depth=1`);
    await expect(page.getByRole('status').filter({ hasText: 'depth' })).toBeVisible();
    await expect(picker(page)).toHaveText('Default Dashboard');
  });

  test('a filter of another fiscal year loads the address, and Back leads to the year before', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Last year', { depth: [0, 1], fiscalYear: '2025' });
    await openDashboard(page, milepost);
    const year = await page.getByRole('button', { name: /^Fiscal year/ }).textContent();
    await page.getByRole('heading', { level: 1 }).evaluate(() => Object.assign(window, { isSamePage: true }));
    await pick(page, 'Last year');
    await expect(page.getByRole('button', { name: /^Fiscal year/ })).not.toHaveText(year ?? '');
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      customFilter: 'Last year',
      fiscal_year: '2025',
      filters: '{"depth":[0,1]}',
    });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
    await expect(picker(page)).toHaveText('Last year');
    await page.goBack();
    await expect(picker(page)).toHaveText('Default Dashboard');
    await expect(page.getByRole('button', { name: /^Fiscal year/ })).toHaveText(year ?? '');
  });

  test('the list could not be loaded: the picker is removed, without a message', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 404, body: '{}' }));
    await openDashboard(page, milepost);
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await toggleCritical(page);
    await expect(page.getByRole('button', { name: '1 Filter Selected' })).toBeVisible();
    await expect(saveButton(page)).toHaveCount(0);
  });

  test('only filters with an id have edit and delete; the built-in entry has neither', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Mine', { depth: [2] });
    await openDashboard(page, milepost);
    await picker(page).click();
    await expect(rows(page)).toHaveText(['Default Dashboard', 'Mine']);
    await expect(rows(page).first().getByRole('button')).toHaveCount(1);
    await expect(rows(page).last().getByRole('button')).toHaveCount(3);
    await expect(rows(page).first().getByRole('button')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('customFilter in the address', () => {
  test('a known name shows the filter as it is saved, and the same link the same in another browser', async ({
    signedIn: page,
    milepost,
    browser,
  }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await page.goto(`${milepost.address}/plans/demo/dashboard?customFilter=critical%20ones`);
    await expect(picker(page)).toHaveText('Critical ones');
    await expect(page).toHaveURL(/filters=%7B%22status%22/);
    const count = await page.getByRole('status').first().textContent();
    const other = await browser.newPage({ storageState: await page.context().storageState() });
    await other.goto(page.url());
    await expect(picker(other)).toHaveText('Critical ones');
    await expect(other.getByRole('status').first()).toHaveText(count ?? '');
    await other.close();
  });

  test('of an unknown name filters decides, with a notice; as does a list that could not be loaded, without one', async ({
    signedIn: page,
    milepost,
  }) => {
    const address = `${milepost.address}/plans/demo/dashboard?customFilter=Nobody&filters=%7B%22status%22:%5B%22critical%22%5D%7D`;
    await page.goto(address);
    await expect(
      page.getByText('You have no saved dashboard called “Nobody”. The filters in the address are shown.'),
    ).toBeVisible();
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await expect(saveButton(page)).toBeVisible();
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.goto(address);
    await expect(page.getByRole('button', { name: '1 Filter Selected' })).toBeVisible();
    await expect(page.getByText('You have no saved dashboard')).toHaveCount(0);
  });
});

test.describe('remote mode', () => {
  test('the list is asked for with the remote plan and user; nothing can be saved, edited or deleted', async ({
    signedIn: page,
    milepost,
  }) => {
    await page.route('**/api/plans/demo', asShare);
    let asked = '';
    await page.route(`**${CALL}`, (route) => {
      asked = route.request().postData() ?? '';
      return route.fulfill({ json: [{ id: '1', name: 'Theirs', filter_params: '{"depth":[2]}' }] });
    });
    await page.goto(`${milepost.address}/plans/demo/dashboard`);
    await toggleCritical(page);
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await expect(saveButton(page)).toHaveCount(0);
    expect(Object.fromEntries(new URLSearchParams(asked))).toMatchObject({
      _method: 'getAllFilters',
      remote: 'true',
      remote_plans_id: 'demo',
      remote_user_id: 'ada',
    });
    await picker(page).click();
    await expect(rows(page).last().getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Full screen' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+F');
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
  });
});

/** The reply of the plan as a viewer of a share gets it. */
async function asShare(route: Route): Promise<void> {
  const reply = await route.fetch();
  const plan: object = await reply.json();
  const share = { style: 'dynamic', filter_params: '{}', fiscal_year: '2026', theme: null, only_these_levels: 0 };
  const remote = { remote: 1, remote_plans_id: 'demo', remote_user_id: 'ada', viewer: null, share };
  await route.fulfill({ json: { ...plan, ...remote } });
}
