import { chooseOfGoal, openGoalMenu } from './goalMenu.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';

const LEVELS = `filters=${encodeURIComponent(JSON.stringify({ depth: [1, 2, 3] }))}`;
const AT_RISK = encodeURIComponent(JSON.stringify({ depth: [1, 2, 3], outlook: ['atRisk'] }));

test('a goal on target that is likely to miss says so, and its outlook is read month by month', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVELS}&card=alerts`);
  const card = page.getByRole('article', { name: /Enroll 60% of households/ });
  await expect(card).toContainText('likely to miss in Apr');
  await expect(card).toContainText('Likely 59.5% by Jun 30, 2027, 35% chance of reaching the target');
  await chooseOfGoal(card, 'Outlook');
  await expect(page).toHaveURL(/chart=outlook/);
  await expect(card).toContainText(
    'Likely 59.5% by Jun 30, 2027 (8 in 10: 57.1% to 61.8%). Target 60%: 35% chance of reaching it.',
  );
  await expect(card).toContainText('Over the last 21 months this was right 90% of the time.');
  const reader = card.getByRole('slider');
  await reader.focus();
  await expect(reader).toHaveAttribute('aria-valuetext', /^Oct 2026 · actual 55\.7%/);
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('aria-valuetext', /^Nov 2026 · likely .* \(8 in 10: .* to .*\) · target/);
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute('aria-valuetext', /^Jun 2027 · likely 59\.5%/);
  await card.getByRole('button', { name: 'Show as a table' }).click();
  const row = card.getByRole('row', { name: /Jun 2027/ });
  await expect(row).toContainText('57.1% to 61.8%');
  await expect(card.getByRole('radio', { name: 'Outlook' })).toBeChecked();
  await card.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page).not.toHaveURL(/chart=outlook/);
});

test('a goal with too short a history says how many figures it has and how many it needs', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=right-of-way&chart=outlook`);
  await expect(page.getByRole('dialog')).toContainText('Not enough history10 figures so far; an outlook needs 18.');
});

test('goals at risk are found by the filter, by mouse and by key, and the address keeps it', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('f');
  const field = page.getByRole('search').getByRole('button', { name: /^Outlook/ });
  await field.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'At risk' }).click();
  await expect(page).toHaveURL(/atRisk/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('likely to miss in');
  const count = await page.getByText(/^\d+ of 94/).innerText();
  await page.reload();
  await expect(page.getByText(/^\d+ of 94/)).toHaveText(count);
  await expect(cards.first()).toContainText('likely to miss in');
});

test('the table has the outlook of each goal, its chance where it is pointed at, and is sorted by it', async ({
  signedIn: page,
  milepost,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVELS}&view=table`);
  const grid = page.getByRole('grid', { name: 'Goals as a table' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Outlook', exact: true }).click();
  await page.keyboard.press('Escape');
  await grid.getByRole('button', { name: 'Outlook' }).click();
  await expect(page).toHaveURL(/sort=outlook/);
  const head = grid.getByRole('columnheader', { name: 'Outlook' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const rows = grid.getByRole('row');
  await expect(rows.nth(1)).toContainText('Unlikely');
  await head.getByRole('button').click();
  await expect(rows.nth(1).locator('[data-column="outlook"]')).toHaveText('Likely');
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${AT_RISK}&view=table`);
  const row = grid.getByRole('row', { name: /Enroll 60% of households/ });
  await row.getByText('Likely to miss in Apr').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Likely to miss in Apr, 35% chance of reaching the target');
  await page.mouse.move(0, 0);
  await row.focus();
  await expect(page.getByRole('tooltip')).toContainText(
    'Outlook: Likely to miss in Apr, 35% chance of reaching the target',
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
});

test('a lead switches outlooks off, and they are nowhere', async ({ page }) => {
  const milepost = await startMilepost();
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/plans/demo/settings/general`);
    await page.getByRole('group', { name: 'Outlooks' }).getByText('Switched off').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('1 unsaved change')).toHaveCount(0);
    await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVELS}&card=alerts&chart=outlook`);
    const card = page.getByRole('article', { name: /Enroll 60% of households/ });
    const views = await openGoalMenu(card);
    await expect(views.getByRole('menuitemradio', { name: 'Signal' })).toBeVisible();
    await expect(views.getByRole('menuitemradio', { name: 'Outlook' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('likely to miss')).toHaveCount(0);
    await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVELS}&view=table&sort=outlook`);
    await expect(page.getByRole('columnheader', { name: 'Owner' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Outlook' })).toHaveCount(0);
  } finally {
    await milepost.stop();
  }
});
