import { expect, test } from './milepost.ts';
import {
  beginSave,
  CALL,
  countCalls,
  deleteSavedFilters,
  nameField,
  openDashboard,
  pick,
  picker,
  rows,
  save,
  saveButton,
  savedFilters,
  toggleCritical,
} from './savedFilters.ts';

test.beforeEach(({ signedIn: page, milepost }) => deleteSavedFilters(page, milepost));

test.describe('the filter saver', () => {
  test('asks for a name and sends nothing without one; then the filter is in the list and selected', async ({
    signedIn: page,
    milepost,
  }) => {
    await beginSave(page, milepost);
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
    await beginSave(page, milepost);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(picker(page)).toHaveText('Custom Dashboard');
    await expect(picker(page)).toBeFocused();
    await saveButton(page).click();
    await page.keyboard.press('Escape');
    await expect(saveButton(page)).toBeVisible();
    expect(await savedFilters(page, milepost)).toEqual([]);
  });

  test('says that saving failed where no answer came, and keeps the name to try again', async ({
    signedIn: page,
    milepost,
  }) => {
    await beginSave(page, milepost);
    await page.route(`**${CALL}`, (route) => route.abort());
    await nameField(page).fill('Critical ones');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText("This filter couldn't be saved. Please try again later");
    await expect(nameField(page)).toHaveValue('Critical ones');
    await page.unroute(`**${CALL}`);
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveText('Critical ones');
  });

  test('says that a name is taken, in any case', async ({ signedIn: page, milepost }) => {
    await save(page, milepost, 'Critical ones', { status: ['critical'] });
    await beginSave(page, milepost);
    for (const name of ['CRITICAL ones', 'default dashboard']) {
      await nameField(page).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('with this name');
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
    await page.getByRole('checkbox', { name: 'Also save the filters shown now' }).check();
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
});
