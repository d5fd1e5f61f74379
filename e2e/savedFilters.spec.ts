import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, test } from './milepost.ts';

const CALL = '/api/dash_filters.php';

test.beforeEach(async ({ signedIn: page, milepost }) => {
  for (const { id } of await savedFilters(page, milepost))
    await call(page, milepost, { _method: 'deleteFilter', dash_filters_id: id });
});

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
    await expect(picker(page), 'a form that was changed back was changed').toHaveText('Custom Dashboard');
    await expect(saveButton(page), 'without a filter there is nothing to save').toHaveAttribute(
      'aria-disabled',
      'true',
    );
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

test.describe('the filter saver', () => {
  test('asks for a name and sends nothing without one; then the filter is in the list and selected', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await toggleCritical(page);
    await saveButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Save this dashboard' })).toBeVisible();
    await expect(picker(page), 'begin-save hides the picker').toHaveCount(0);
    await expect(nameField(page)).toBeFocused();
    const sent = countCalls(page, 'setFilter');
    await nameField(page).fill('   ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please name this filter.');
    expect(sent()).toBe(0);
    await nameField(page).fill('  Critical ones ');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(picker(page)).toHaveText('Critical ones');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(saveButton(page)).toHaveCount(0);
    await expect(page).toHaveURL(/customFilter=Critical%20ones/);
    const [filter] = await savedFilters(page, milepost);
    expect(filter?.name).toBe('Critical ones');
    expect(JSON.parse(filter?.filter_params ?? '')).toEqual({
      status: ['critical'],
      fiscalYear: '2026',
      currentFilter: 'Critical ones',
    });
    await picker(page).click();
    await expect(rows(page)).toHaveText(['Default Dashboard', 'Critical ones']);
  });

  test('closing hides it and brings the picker back', async ({ signedIn: page, milepost }) => {
    await openDashboard(page, milepost);
    await toggleCritical(page);
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await expect(picker(page)).toBeFocused();
    await saveButton(page).click();
    await page.keyboard.press('Escape');
    await expect(saveButton(page)).toBeVisible();
    expect(await savedFilters(page, milepost)).toEqual([]);
  });

  for (const [what, status] of [
    ['an error', 500],
    ['no answer', 0],
  ] as const) {
    test(`says that saving failed after ${what}, and keeps the name to try again`, async ({
      signedIn: page,
      milepost,
    }) => {
      await openDashboard(page, milepost);
      await toggleCritical(page);
      await saveButton(page).click();
      await page.route(`**${CALL}`, (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: '{}' })));
      await nameField(page).fill('Critical ones');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText("This filter couldn't be saved. Please try again later");
      await expect(nameField(page)).toHaveValue('Critical ones');
      await page.unroute(`**${CALL}`);
      await page.keyboard.press('Enter');
      await expect(picker(page)).toHaveText('Critical ones');
    });
  }

  test('says that a name is taken, in any case', async ({ signedIn: page, milepost }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await openDashboard(page, milepost);
    await toggleCritical(page);
    await saveButton(page).click();
    for (const name of ['CRITICAL ones', 'default dashboard']) {
      await nameField(page).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('of this name already');
    }
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('an edit begins with the name; on success it changes in the list and in the label', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await openDashboard(page, milepost);
    await pick(page, 'Critical ones');
    await picker(page).click();
    await page.getByRole('button', { name: 'Edit Critical ones' }).click();
    await expect(nameField(page)).toHaveValue('Critical ones');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await nameField(page).fill('Act now');
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveText('Act now');
    await expect(page).toHaveURL(/customFilter=Act%20now/);
    await picker(page).click();
    await expect(rows(page)).toHaveText(['Default Dashboard', 'Act now']);
    const [filter] = await savedFilters(page, milepost);
    expect(JSON.parse(filter?.filter_params ?? '')).toEqual({ status: ['critical'], currentFilter: 'Act now' });
  });

  test('an edit takes the filters shown now with it where that is ticked', async ({ signedIn: page, milepost }) => {
    await save(page, milepost, 'Mine', { depth: [2] });
    await openDashboard(page, milepost);
    await toggleCritical(page);
    await picker(page).click();
    await page.getByRole('button', { name: 'Edit Mine' }).click();
    await page.getByRole('checkbox', { name: 'Save the filters shown now with it' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(picker(page)).toHaveText('Mine');
    const [filter] = await savedFilters(page, milepost);
    expect(JSON.parse(filter?.filter_params ?? '')).toMatchObject({ status: ['critical'] });
  });
});

test.describe('a saved-filter row', () => {
  test('asks Delete?: Yes has the focus, No and Esc go back, Yes removes the row', async ({
    signedIn: page,
    milepost,
  }) => {
    await save(page, milepost, 'Mine', { depth: [2] });
    await save(page, milepost, 'Other', { depth: [3] });
    await openDashboard(page, milepost);
    await pick(page, 'Mine');
    await picker(page).click();
    const bin = page.getByRole('button', { name: 'Delete Mine' });
    const question = page.getByRole('group', { name: 'Delete Mine' });
    await bin.click();
    await expect(question).toContainText('Delete?');
    await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused();
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toHaveCount(0);
    await expect(bin).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(bin).toBeFocused();
    await bin.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(rows(page)).toHaveText(['Default Dashboard', 'Other']);
    expect((await savedFilters(page, milepost)).map(({ name }) => name)).toEqual(['Other']);
    await page.keyboard.press('Escape');
    await expect(picker(page), 'what was shown stays, without its name').toHaveText('Custom Dashboard');
    await expect(saveButton(page)).toBeVisible();
  });

  test('nothing happens when the deletion fails', async ({ signedIn: page, milepost }) => {
    await save(page, milepost, 'Mine', { depth: [2] });
    await openDashboard(page, milepost);
    await picker(page).click();
    await page.getByRole('button', { name: 'Delete Mine' }).click();
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    const answered = page.waitForResponse(`**${CALL}`);
    await page.getByRole('button', { name: 'Yes' }).click();
    await answered;
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
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
      page.getByText('You have no saved dashboard “Nobody”. The filters of the address are shown.'),
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
    await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
    await page.keyboard.press('Shift+F');
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
  });
});

test('by keyboard alone a dashboard is filtered, saved, left, picked, renamed and deleted', async ({
  signedIn: page,
  milepost,
}) => {
  await openDashboard(page, milepost);
  const keys = page.keyboard;
  await keys.press('/');
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toBeFocused();
  await keys.type('permit');
  await expect(picker(page)).toHaveText('Custom Dashboard');
  await keys.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and actions' })).toBeFocused();
  await keys.type('save this');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please name this filter.');
  await keys.type('Permits');
  await keys.press('Enter');
  await expect(picker(page)).toHaveText('Permits');
  await expect(picker(page)).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Permits', exact: true })).toBeFocused();
  await keys.press('ArrowUp');
  await keys.press('Enter');
  await expect(picker(page)).toHaveText('Default Dashboard');
  await expect(picker(page)).toBeFocused();
  await keys.press('Space');
  await expect(page.getByRole('button', { name: 'Default Dashboard', exact: true })).toBeFocused();
  await keys.press('p');
  await keys.press('Enter');
  await expect(picker(page)).toHaveText('Permits');
  await expect(page).toHaveURL(/customFilter=Permits/);
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Permits', exact: true })).toBeFocused();
  await keys.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Edit Permits' })).toBeFocused();
  await keys.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await keys.type('Permits and fees');
  await keys.press('Enter');
  await expect(picker(page)).toHaveText('Permits and fees');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Permits and fees', exact: true })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Permits and fees' })).toBeFocused();
  await keys.press('Enter');
  await keys.press('Enter');
  await expect(rows(page)).toHaveText(['Default Dashboard']);
  await expect(page.getByRole('button', { name: 'Default Dashboard', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(picker(page)).toBeFocused();
  expect(await savedFilters(page, milepost)).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 820, 390]) {
    test(`axe finds nothing in picker and saver, ${theme}, ${width} px${width === 1440 ? '' : ' @full'}`, async ({
      signedIn: page,
      milepost,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await save(page, milepost, 'Mine', { depth: [2] });
      await save(page, milepost, 'Last year', { depth: [2], fiscalYear: '2025' });
      await openDashboard(page, milepost);
      await toggleCritical(page);
      await expect(saveButton(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await picker(page).click();
      await page.getByRole('button', { name: 'Delete Mine' }).click();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Edit Last year' }).click();
      await expect(nameField(page)).toBeFocused();
      await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoAxeViolations(page);
      await nameField(page).fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please name this filter.');
      await expectNoAxeViolations(page);
    });
  }
}

function picker(page: Page) {
  return page.getByRole('heading', { level: 1 }).getByRole('button', { name: /^Dashboard: / });
}

function saveButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Save', exact: true });
}

function nameField(page: Page) {
  return page.getByRole('textbox', { name: 'Name this dashboard' });
}

function rows(page: Page) {
  return page.getByRole('list', { name: 'Saved dashboards' }).getByRole('listitem');
}

async function pick(page: Page, name: string): Promise<void> {
  await picker(page).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function openDashboard(page: Page, milepost: RunningMilepost): Promise<void> {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function toggleCritical(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Critical/ })
    .first()
    .click();
}

function countCalls(page: Page, method: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CALL) && request.postData()?.includes(`_method=${method}`)) count += 1;
  });
  return () => count;
}

/** The reply of the plan as a viewer of a share gets it. */
async function asShare(route: Route): Promise<void> {
  const reply = await route.fetch();
  const plan: object = await reply.json();
  const share = { style: 'dynamic', filter_params: '{}', fiscal_year: '2026', theme: null, only_these_levels: 0 };
  const remote = { remote: 1, remote_plans_id: 'demo', remote_user_id: 'ada', viewer: null, share };
  await route.fulfill({ json: { ...plan, ...remote } });
}

type WireFilter = { readonly id: string; readonly name: string; readonly filter_params: string };

async function savedFilters(page: Page, milepost: RunningMilepost): Promise<WireFilter[]> {
  const reply = await call(page, milepost, { _method: 'getAllFilters' });
  return reply.json();
}

async function save(page: Page, milepost: RunningMilepost, name: string, params: object): Promise<void> {
  const reply = await call(page, milepost, { _method: 'setFilter', name, filter_params: JSON.stringify(params) });
  expect(reply.ok(), await reply.text()).toBe(true);
}

function call(page: Page, milepost: RunningMilepost, fields: Record<string, string>) {
  return page.request.post(`${milepost.address}${CALL}`, {
    form: { remote: 'false', plan_id: 'demo', ...fields },
    headers: { origin: milepost.address },
  });
}
