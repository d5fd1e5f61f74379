import { planPagePath } from '#contract/pages.ts';
import { expectNoAxeViolationsInThemes } from './axe.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

/** These journeys rename what the plan calls things: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.beforeEach(async ({ page }) => {
  await signIn(page, milepost);
});

const wordsPage = () => `${milepost.address}${planPagePath('demo', 'settings', 'words')}`;

test.describe('the plan’s own words', () => {
  test('are shown on a card while one types, saved, read everywhere and taken back', async ({ page, browser }) => {
    const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await signIn(other, milepost);
    await other.goto(`${milepost.address}/?plan_id=demo`);
    const bar = other
      .getByRole('group', { name: /status/i })
      .or(other.getByText('Off Target'))
      .first();
    await expect(bar).toBeVisible();

    await page.goto(wordsPage());
    await page.getByRole('textbox', { name: 'Your word for Off Target' }).fill('Watch');
    await page.getByRole('textbox', { name: 'One goal at depth 0' }).fill('Priority');
    await page.getByRole('textbox', { name: 'Several goals at depth 0' }).fill('Priorities');
    const live = page.getByRole('complementary', { name: 'With these words' });
    await expect(live.getByText('Watch', { exact: true }).first()).toBeVisible();
    await expect(live).toContainText('“Watch” instead of “Off Target”');
    await expect(live).toContainText('No goal changes its status.');
    await page.getByRole('button', { name: 'Save 2 changes' }).click();
    await expect(page.getByText('Words saved.')).toBeVisible();

    // The other page follows without being loaded again.
    await expect(other.getByText('Watch', { exact: true }).first()).toBeVisible();
    await expect(other.getByText('Priority', { exact: true }).first()).toBeVisible();
    await other.getByRole('button', { name: 'Filter' }).click();
    await expect(other.getByText('Priority', { exact: true }).first()).toBeVisible();
    await other.context().close();

    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('textbox', { name: 'Your word for Off Target' })).toHaveValue('Off Target');
  });

  test('say under the field what is wrong, and are not saved', async ({ page }) => {
    await page.goto(wordsPage());
    const critical = page.getByRole('textbox', { name: 'Your word for Critical' });
    for (const [word, reason] of [
      ['', 'Enter a word.'],
      ['on target', 'That is the usual word for On Target.'],
      ['x'.repeat(81), 'At most 80 letters.'],
    ] as const) {
      await critical.fill(word);
      await expect(page.getByText(reason)).toBeVisible();
    }
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(critical).toBeFocused();
    const level = page.getByRole('textbox', { name: 'One goal at depth 1' });
    await level.fill('A / B');
    await expect(page.getByText('No slash between blanks')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(critical).toHaveValue('Critical');
  });

  test('ask before they are left unsaved', async ({ page }) => {
    await page.goto(wordsPage());
    await page.getByRole('textbox', { name: 'Your word for Deferred' }).fill('On hold');
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('textbox', { name: 'Your word for Deferred' })).toHaveValue('On hold');
  });

  test('of levels are moved, added and removed by keys', async ({ page }) => {
    await page.goto(wordsPage());
    const first = page.getByRole('textbox', { name: 'One goal at depth 0' });
    await first.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('textbox', { name: 'One goal at depth 1' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'One goal at depth 1' })).toHaveValue('Strategic objective');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: 'Two tiers' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^One goal/ })).toHaveCount(4);
    for (let count = 5; count <= 8; count += 1) {
      await page.getByRole('button', { name: 'Add a level' }).press('Enter');
      await expect(page.getByRole('textbox', { name: `One goal at depth ${count - 1}` })).toBeFocused();
    }
    await expect(page.getByText('A plan has eight levels at most.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a level' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove Member goal' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^One goal/ })).toHaveCount(7);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(5);
  });

  test('leave a saved filter as it is', async ({ page }) => {
    const filters = encodeURIComponent(JSON.stringify({ status: ['off_target'] }));
    const address = `${milepost.address}/?plan_id=demo&filters=${filters}`;
    await page.goto(address);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const before = await cards.count();
    await page.request.patch(`${milepost.address}/api/plans/demo`, {
      data: { statuses: [{ code: 'off_target', name: 'يراقب' }] },
      headers: { origin: milepost.address },
    });
    await page.goto(address);
    await expect(cards).toHaveCount(before);
    await expect(page.getByText('يراقب').first()).toBeVisible();
  });

  test('are a page without faults of accessibility, in both themes and with its colours @full', async ({ page }) => {
    await page.goto(wordsPage());
    await page.getByRole('radio', { name: 'Blue to brown' }).check();
    await expect(page.getByText('Statuses have other colours.')).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'blue_brown');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'milepost');
  });
});
