import { expect, test } from './milepost.ts';
import { chooseOfPage } from './pageMenu.ts';
import { openPalette, runInPalette, search } from './palette.ts';
import { openDashboard } from './savedFilters.ts';

test.describe('keys', () => {
  test('the focus goes on where what has it goes away: to the detail, when a link in it opens another goal', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.getByRole('article').first().getByRole('link').first().press('Enter');
    const dialog = page.getByRole('dialog');
    const related = dialog.getByRole('region', { name: /^Related goals/ });
    await related.getByRole('link').first().press('Enter');
    await expect(dialog.getByRole('link', { name: /^Back to/ })).toBeVisible();
    await expect(dialog).toBeFocused();
  });

  test('F opens the filters at their first field, Escape closes them and gives the focus back; / leads to the keyword; inside a field both are typed', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const toggle = page.getByRole('button', { name: 'Filter', exact: true });
    await page.keyboard.press('f');
    const keyword = page.getByRole('searchbox', { name: 'Keyword' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(keyword).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('f');
    await toggle.focus();
    await page.keyboard.press('f');
    await expect(toggle, 'F outside of the fields closes them').toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('/');
    await expect(keyword).toBeFocused();
    await page.keyboard.type('f?/[');
    await expect(keyword).toHaveValue('f?/[');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('arrows lead from card to card, Enter expands, [ and ] lead on, Esc closes', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? null);
    await page.keyboard.press('ArrowDown');
    expect(await focused(), 'up and down scroll until a card has the focus').toBeNull();
    for (const [key, place] of [
      ['ArrowRight', '1'],
      ['ArrowRight', '2'],
      ['ArrowDown', '6'],
      ['ArrowLeft', '5'],
      ['ArrowLeft', '4'],
      ['ArrowUp', '4'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, key).toBe(place);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/card=/);
    await expect(page.getByText('4 of 7')).toBeVisible();
    await page.keyboard.press(']');
    await expect(page.getByText('5 of 7')).toBeVisible();
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await expect(page.getByText('3 of 7')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/card=/);
    await expect.poll(focused).toBe('3');
  });

  test('[ and ] lead from goal to goal in the detail too, and do nothing under the help', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toContainText('2 of 7');
    await page.keyboard.press(']');
    await expect(page.getByRole('dialog')).toContainText('3 of 7');
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await expect(page.getByRole('dialog')).toContainText('1 of 7');
    await runInPalette(page, 'shortcuts', 'Keyboard shortcuts');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press(']');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toContainText('1 of 7');
  });

  test('what is pressed just after a dialog closed is the page’s, though the focus has not left it yet', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await openPalette(page);
    await search(page).evaluate((field) => {
      field.closest('dialog')?.close();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true, bubbles: true }));
    });
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('? tells them; single keys can be switched off, which lasts, while Ctrl K stays', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Filter by keyword')).toBeVisible();
    await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const key of ['?', 'f', '/', 'Shift+F']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
    await runInPalette(page, 'keyboard', 'Keyboard shortcuts');
    await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).check();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-expanded', 'true');
  });
});

test('Escape closes the filter panel, from its fields too, and leaves full screen where nothing else is open', async ({
  signedIn: page,
  milepost,
}) => {
  await openDashboard(page, milepost);
  const toggle = page.getByRole('button', { name: 'Filter', exact: true });
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+F');
  await expect(page.locator('body')).toHaveClass('fullscreen');
  await page.keyboard.press('f');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).toHaveClass('fullscreen');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
});

test.describe('fullscreen', () => {
  test('each click toggles it: header row and side menu hidden, a state on the body, an address', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    await chooseOfPage(page, 'Full screen');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.locator('body')).toHaveClass('fullscreen');
    await expect(page).toHaveURL(/fullscreen=1/);
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await expect(leave).toBeFocused();
    await page.reload();
    await expect(page.getByRole('banner')).toBeHidden();
    await leave.click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    await expect(page.locator('body')).not.toHaveClass(/fullscreen/);
    await page.goBack();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.keyboard.press('Shift+F');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('on phones it is in the same menu', async ({ signedIn: page, milepost }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page, milepost);
    await chooseOfPage(page, 'Full screen');
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
