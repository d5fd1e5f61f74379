import type { Page } from '@playwright/test';
import { addresses, planEntriesPath } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { ADMIN, expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

let own: RunningMilepost;
test.beforeAll(async () => {
  own = await startMilepost();
});
test.afterAll(() => own.stop());

/** In the demo plan lines 0 and 1 are goal 1.1, 2 and 3 goal 1.1.1; columns are the months from July. */
const cell = (page: Page, line: number, column: number) =>
  page.locator(`[data-line="${line}"] > [data-column="${column}"]`);

async function openSheet(page: Page): Promise<void> {
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/entry`);
  await expect(cell(page, 0, 0)).toBeVisible();
}

const saved = (page: Page) => expect(page.locator('[data-phase="idle"]')).toContainText('Saved');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** By the keys, of what a spreadsheet puts on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('figures are entered, pasted, mended and taken back by keyboard alone', async ({ page }) => {
  await openSheet(page);
  await cell(page, 1, 4).focus();
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowDown', 'End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(cell(page, 1, 4)).toBeFocused();
  await page.keyboard.type('20.5');
  await page.keyboard.press('Enter');
  // From an actual to an actual: below it is the next goal's target.
  await expect(cell(page, 3, 4)).toBeFocused();
  await expect(cell(page, 1, 4)).toHaveText('20.5');
  await saved(page);

  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('F2');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 4)).toHaveText('20.5');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 5)).toBeFocused();

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await paste(page, '21.5\t1,8o\t22\r\n89\t91\t92\r\n');
  await expect(page.getByText('5 cells saved, 1 needs your attention.')).toBeVisible();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 1, 1)).toHaveText('1,8o');
  await expect(page.locator('[data-phase="idle"]')).toHaveText('1 cell not saved');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('“1,8o” is not a number.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: 'Use 1.8' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toHaveText('1.8');
  await expect(cell(page, 1, 1)).toBeFocused();
  await saved(page);

  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveText('21.2');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 2, 2)).toHaveText('90');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 2, 2)).toHaveText('92');

  await page.keyboard.press('Control+End');
  await paste(page, '1\t2');
  await expect(page.getByText(/1 cell saved, 1 cell of the block lies past the end of the sheet/)).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="grid"] :focus')).toHaveCount(0);
});

test('the sheet opens at the first cell that is due, and Enter and Tab pass over what is computed', async ({
  page,
}) => {
  await openSheet(page);
  const due = page.locator('[role="gridcell"][data-due]').first();
  await expect(due).toHaveAttribute('tabindex', '0');
  await expect(due).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  // Past the button that folds the first objective.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await expect(due).toBeFocused();

  // Goal 1.2 is the sum of those below it: lines 4 and 5.
  await cell(page, 3, 3).click();
  await page.keyboard.press('Enter');
  await expect(cell(page, 7, 3)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 3, 3)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(cell(page, 6, 0)).toBeFocused();
});

test('the sheet is filtered behind one button, and each filter beside it takes itself away', async ({ page }) => {
  await openSheet(page);
  const filter = page.getByRole('button', { name: /Filter/ }).first();
  await filter.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Owner' })).toBeFocused();
  await page
    .getByRole('combobox', { name: 'Objective', exact: true })
    .selectOption({ label: '1 A financially strong city' });
  await page.getByRole('checkbox', { name: 'Due only' }).check();
  await expect(page.getByRole('status').getByText(/^\d+ of \d+ goals$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveText('2 Filters Selected');
  await expect(page).toHaveURL(/objective=.*due=1/);
  await page.getByRole('button', { name: 'Remove filter Only' }).click();
  await expect(filter).toHaveText('1 Filter Selected');
  await expect(filter).toBeFocused();
  await filter.press('Enter');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(filter).toHaveText('Filter');
  await expect(page).toHaveURL(/entry$/);
});

test('the line below the sheet says where a figure comes from, and has the keys', async ({ page }) => {
  await openSheet(page);
  await cell(page, 1, 2).click();
  await page
    .getByRole('button', { name: /^Typed by|^Demo|^Set/ })
    .or(page.getByRole('button', { name: /where from/ }))
    .click();
  await expect(page.getByRole('dialog').or(page.locator('[popover]:popover-open'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByLabel('Keys').getByText('leave the sheet')).toBeVisible();
});

test('what is typed into the sheet as it opens goes to its framed cell, and Tab begins at the top of the page', async ({
  page,
}) => {
  await openSheet(page);
  const due = page.locator('[role="gridcell"][data-due]').first();
  const spot = await due.evaluate((node) => [
    Number(node.closest('[data-line]')?.getAttribute('data-line')),
    Number(node.getAttribute('data-column')),
  ]);
  const framed = cell(page, spot[0] ?? 0, spot[1] ?? 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the goals' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('12.5');
  await expect(framed.getByRole('textbox')).toHaveValue('12.5');
  await page.keyboard.press('Escape');
  await expect(framed).toBeFocused();

  await openSheet(page);
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, spot[0] ?? 0, (spot[1] ?? 0) - 1)).toBeFocused();

  await openSheet(page);
  await paste(page, '13.5');
  await expect(framed).toHaveText('13.5');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(framed).toHaveText('');
  await saved(page);
});

test('no figure is cut, and columns stop whole at both ends, however wide the sheet is', async ({ page }) => {
  await openSheet(page);
  await cell(page, 1, 2).click();
  await page.keyboard.type('1234567890.25');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid');
  for (const width of [1440, 1280, 820, 640]) {
    await page.setViewportSize({ width, height: 900 });
    for (const left of [0, 37, 10_000]) {
      await grid.evaluate((node, to) => node.scrollTo({ left: to }), left);
      await expect.poll(() => cutCells(page), { message: `${width} px, scrolled to ${left}` }).toEqual([]);
    }
  }
  // Other journeys use the same row.
  await page.setViewportSize({ width: 1440, height: 900 });
  await grid.evaluate((node) => node.scrollTo({ left: 0 }));
  await cell(page, 1, 2).click();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 2)).not.toHaveText('1,234,567,890.25');
  await saved(page);
});

/** Texts of figures that do not fit, and names of columns that are partly hidden. */
const cutCells = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const figures = [...grid.querySelectorAll('[role="gridcell"]')].filter((cell) => {
      if (cell.textContent === '' || cell.firstChild === null) return false;
      const text = document.createRange();
      text.selectNode(cell.firstChild);
      const [written, room] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
      return written.left < room.left || written.right > room.right;
    });
    const heads = [...grid.querySelectorAll('[role="columnheader"]')].map((head) => ({
      text: head.textContent,
      isFrozen: head.hasAttribute('data-frozen'),
      box: head.getBoundingClientRect(),
    }));
    const frozen = heads.filter(({ isFrozen }) => isFrozen);
    const left = frozen[1]?.box.right ?? 0;
    const right = frozen[2]?.box.left ?? 0;
    const hidden = heads.filter(
      ({ isFrozen, box }) =>
        !isFrozen && ((box.left < left - 1 && box.right > left + 1) || (box.left < right - 1 && box.right > right + 1)),
    );
    return [...figures.map((each) => each.textContent), ...hidden.map(({ text }) => text)];
  });

test('an actual far from its row is saved and asked about quietly, typed or pasted', async ({ page }) => {
  await openSheet(page);
  // Goal 1.1 stands at about 21.
  await cell(page, 1, 4).click();
  await page.keyboard.type('208');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 4)).toBeFocused();
  await saved(page);
  await expect(cell(page, 1, 4)).toHaveText('208');
  await expect(page.getByText(/^Is 208 right\? It is saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use 20.8' }).click();
  await expect(cell(page, 1, 4)).toHaveText('20.8');
  await expect(page.getByText(/^Is 208 right/)).toHaveCount(0);

  await cell(page, 1, 1).click();
  await paste(page, '21.5\t2.1\t209');
  await expect(page.getByText('3 cells saved, 2 are far from the rest of their rows.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to it' }).click();
  await expect(cell(page, 1, 2)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: 'Keep 2.1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).not.toHaveAttribute('data-doubted');
  await expect(cell(page, 1, 3)).toHaveAttribute('data-doubted');

  await cell(page, 1, 1).click();
  await paste(page, '0.21\t0.212\t0.209');
  await expect(page.getByText(/^Are these 3 figures right\? They are saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use 21 … 20.9' }).click();
  await expect(cell(page, 1, 1)).toHaveText('21');
  await expect(cell(page, 1, 3)).toHaveText('20.9');
  await expect(page.getByText(/^Are these/)).toHaveCount(0);
  await saved(page);
});

test('a target typed for the year is spread after a preview, as one change that is taken back', async ({ page }) => {
  await openSheet(page);
  const year = page.locator('[data-line="6"] > [data-year]');
  const before = (await cell(page, 6, 4).textContent()) ?? '';
  await cell(page, 6, 3).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(year).toBeFocused();
  await page.keyboard.type('1,200,001');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Target of FY27: 1\.2\.1 / });
  await expect(dialog.getByRole('row', { name: /^Sum of FY27/ })).toHaveText(/1,200,001$/);
  await expect(dialog.getByRole('row', { name: /^Nov 2026/ })).toHaveText(/100,000$/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('radio', { name: 'By last year’s shape' }).check();
  await dialog.getByRole('radio', { name: 'In equal parts' }).check();
  await dialog.getByRole('button', { name: 'Write 12 targets' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(year).toHaveText('1,200,001');
  await expect(year).toBeFocused();
  await expect(cell(page, 6, 11)).toHaveText('100,001');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 6, 4)).toHaveText(before);
  await expect(year).toHaveText('2,200,000');

  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('“many” is not a number.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(year).toBeFocused();
});

test('an arrow pressed while the keys of the page are still loading moves once', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(OF_KEYS)) {
      asked.resolve();
      await come.promise;
    }
    await route.fulfill({ response, body });
  });
  await openSheet(page);
  await cell(page, 0, 4).click();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 0, 5)).toBeFocused();
  await asked.promise;
  const loaded = page.waitForEvent('requestfinished');
  come.resolve();
  await loaded;
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 0, 6)).toBeFocused();
  await page.waitForTimeout(300);
  await expect(cell(page, 0, 6)).toBeFocused();
});

/** Stands in the script that knows the keys of the page, and in no other. */
const OF_KEYS = '[role="tablist"], [popover]';

test('cells are selected, filled and edited by mouse; what is computed takes nothing', async ({ page }) => {
  await openSheet(page);
  await cell(page, 3, 0).click();
  const handle = page.locator('[data-handle]');
  await handle.hover();
  await page.mouse.down();
  await cell(page, 3, 2).hover();
  await page.mouse.up();
  const value = (await cell(page, 3, 0).textContent()) ?? '';
  await expect(cell(page, 3, 2)).toHaveText(value);
  await saved(page);

  await cell(page, 3, 1).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('$1.2k');
  await cell(page, 3, 3).click();
  await expect(cell(page, 3, 1)).toHaveText('1,200');

  await cell(page, 4, 0).click();
  await expect(cell(page, 4, 0)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByText(/^Calculated: Sum of/)).toBeVisible();
  await page.keyboard.type('5');
  await expect(page.locator('[role="grid"] input')).toHaveCount(0);
});

for (const direction of ['ltr', 'rtl'] as const) {
  const tag = direction === 'rtl' ? ' @full' : '';
  test(`of a year of weeks only those in view are drawn, and every one is reached (${direction})${tag}`, async ({
    page,
  }) => {
    await page.addInitScript((kept) => localStorage.setItem('milepost.direction', kept), direction);
    await signIn(page, own);
    await page.goto(`${own.address}/plans/demo/entry?tracked=weekly&rows=actuals`);
    const grid = page.getByRole('grid');
    await expect(grid.locator('[tabindex="0"][aria-selected="true"]')).toBeInViewport();
    const columns = Number(await grid.getAttribute('aria-colcount')) - 3;
    expect(columns).toBeGreaterThanOrEqual(52);
    const drawn = () => grid.locator('[data-line="0"] > [data-column]').count();
    expect(await drawn()).toBeLessThan(30);
    await grid.locator('[tabindex="0"][aria-selected="true"]').focus();
    await page.keyboard.press('Home');
    await expect(cell(page, 0, 0)).toBeFocused();
    await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('End');
    const last = cell(page, 0, columns - 1);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(last).toHaveAttribute('aria-colindex', String(columns + 2));
    await expect(cell(page, 0, 0)).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: /^Week of/ }).last()).toHaveAttribute(
      'aria-colindex',
      String(columns + 2),
    );

    const figure = (await last.textContent()) ?? '';

    // Scrolled away it keeps its place and the focus, and the next key goes on from it.
    const place = () =>
      last.evaluate((node) => node.getBoundingClientRect().left + (node.closest('[role="grid"]')?.scrollLeft ?? 0));
    const before = await place();
    await grid.evaluate((node) => node.scrollTo({ left: 0, top: 0 }));
    await expect(cell(page, 0, 0)).toBeInViewport();
    await expect(last).toBeFocused();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    await page.keyboard.press(direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    await expect(cell(page, 0, columns - 2)).toBeFocused();
    await expect(cell(page, 0, columns - 2)).toBeInViewport({ ratio: 0.9 });

    // A block wider than what is drawn is selected, pasted and taken back.
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await expect(page.getByText(`${columns} selected`)).toBeVisible();
    await expectNoAxeViolations(page);
    const text = Array.from({ length: columns }, (_, column) => String(100 + column)).join('\t');
    await paste(page, text);
    await saved(page);
    await page.keyboard.press('Home');
    await expect(cell(page, 0, 0)).toHaveText('100');
    await page.keyboard.press('Control+z');
    await saved(page);
    await page.keyboard.press('End');
    await expect(last).toHaveText(figure);
  });
}

test('what is typed when the session has ended is there after signing in again', async ({ page }) => {
  await openSheet(page);
  await cell(page, 1, 0).click();
  await page.context().clearCookies();
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to Milepost' })).toBeVisible();
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(cell(page, 1, 0)).toHaveText('33');
  await saved(page);
  await page.reload();
  await expect(cell(page, 1, 0)).toHaveText('33');
});

test('without a network figures wait, which is said within a second, and are saved once it is back', async ({
  page,
}) => {
  await openSheet(page);
  await cell(page, 1, 0).click();
  await page.context().setOffline(true);
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved yet: no connection.')).toBeVisible({ timeout: 1_000 });
  await cell(page, 1, 1).click();
  await page.keyboard.type('35');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 0)).toHaveText('34');
  await expect(cell(page, 1, 1)).toHaveText('35');
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await expect(cell(page, 1, 0)).toHaveText('34');
  await expect(cell(page, 1, 1)).toHaveText('35');
});

test('two people in one cell: the second is told and chooses', async ({ page }) => {
  await openSheet(page);
  const goals = await page.request.get(`${own.address}${addresses.goals}?fiscal_year=0&plan_id=demo&fields=id,number`);
  const all: { id: string; number: string }[] = await goals.json();
  const goal = all.find(({ number }) => number === '1.1');
  await cell(page, 1, 3).click();
  await page.keyboard.type('44');
  const written = await page.request.put(`${own.address}${planEntriesPath('demo')}`, {
    data: [{ goal_id: goal?.id, date: '2026-10-01', actual: 55 }],
    headers: { origin: own.address },
  });
  expect(written.ok()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('You typed 44; it now says 55.')).toBeVisible();
  await expect(page.locator('[data-phase="idle"]')).toHaveText('1 cell not saved');
  await page.getByRole('button', { name: 'Take 55' }).click();
  await expect(cell(page, 1, 3)).toHaveText('55');
});

test('on a phone one period at a time is entered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, own);
  await page.goto(`${own.address}/plans/demo/entry`);
  const field = page.getByRole('textbox', { name: /^1\.1\.1 / });
  await field.fill('95');
  await field.press('Enter');
  await saved(page);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(field).toHaveValue('95');
});
