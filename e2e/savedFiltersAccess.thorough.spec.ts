import { expectNoAxeViolationsInThemes } from './axe.ts';
import { expect, test } from './milepost.ts';
import {
  CALL,
  deleteSavedFilters,
  nameField,
  openDashboard,
  picker,
  rows,
  save,
  saveButton,
  savedFilters,
  toggleCritical,
} from './savedFilters.ts';

test.beforeEach(({ signedIn: page, milepost }) => deleteSavedFilters(page, milepost));

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
  // Past the list of what needs attention.
  await keys.press('ArrowUp');
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
  await expect(page.getByRole('button', { name: 'Needs attention', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(picker(page)).toBeFocused();
  expect(await savedFilters(page, milepost)).toEqual([]);
});

for (const width of [1440, 820, 390]) {
  test(`axe finds nothing in picker and saver, ${width} px @full`, async ({ signedIn: page, milepost }) => {
    await page.setViewportSize({ width, height: 900 });
    await save(page, milepost, 'Mine', { depth: [2] });
    await save(page, milepost, 'Last year', { depth: [2], fiscalYear: '2025' });
    await openDashboard(page, milepost);
    await toggleCritical(page);
    await expect(saveButton(page)).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await picker(page).click();
    await page.getByRole('button', { name: 'Delete Mine' }).click();
    await expectNoAxeViolationsInThemes(page);
    await page.getByRole('button', { name: 'Edit Last year' }).click();
    await expect(nameField(page)).toBeFocused();
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolationsInThemes(page);
    await nameField(page).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please name this filter.');
    await expectNoAxeViolationsInThemes(page);
  });
}
