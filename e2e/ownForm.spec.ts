import { expectNoAxeViolations } from './axe.ts';
import { chooseOfGoal, openFacts } from './goalMenu.ts';
import { expect, signIn, test } from './milepost.ts';
import { withOwnPlan } from './ownPlan.ts';
import { chooseOfPage } from './pageMenu.ts';

/** With them the list is long enough to be searched. */
const MORE_WARDS = ['Émile-Zola Quarter', 'Fairground', 'Gasworks'].map((name, at) => ({ id: `more${at}`, name }));

const own = withOwnPlan(async (page, { milepost }) => {
  const plan = `${milepost.address}/api/plans/demo`;
  const { fields } = await (await page.request.get(plan)).json();
  const shown = fields.map((field: { readonly id: string; readonly options: readonly object[] }) => ({
    ...field,
    onCard: field.id === 'ward' || field.id === 'grant',
    required: field.id === 'note',
    help: field.id === 'ward' ? 'Where most of the work happens' : '',
    ...(field.id === 'ward' && { options: [...field.options, ...MORE_WARDS] }),
  }));
  const reply = await page.request.patch(plan, { headers: { origin: milepost.address }, data: { fields: shown } });
  expect(reply.status()).toBe(200);
});

const LEVEL_1 = `filters=${encodeURIComponent('{"depth":[1]}')}`;

test('a value of each kind is typed in the form, seen on card and detail, and taken back', async ({ page }) => {
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${LEVEL_1}`);
  const card = page.getByRole('article').filter({ hasText: own().titles.second });
  await expect(card).toContainText('North Hill');
  await expect(card).toContainText('$90');
  await card.getByRole('link', { name: own().titles.second }).click();
  await openFacts(page);
  const facts = page.getByLabel('Own fields');
  await expect(facts).toContainText('7.0 tons of CO2');
  await chooseOfGoal(page, 'Edit the goal');
  const sheet = page.getByRole('dialog', { name: /^Edit/ });
  const form = sheet.getByRole('group', { name: 'Own fields' });
  await form.getByLabel('Note (required)').fill('Agreed by the council');
  await form.getByLabel('Background').fill('It began\nin 2019');
  await form.getByLabel('Carbon saved').fill('1,234.5');
  await form.getByLabel('Grant').fill('250000');
  await form.getByLabel('Share of the city').fill('12.5%');
  await form.getByLabel('Decided on', { exact: true }).fill('03/31/2026');
  const ward = form.getByRole('combobox', { name: 'Ward' });
  await expect(ward).toHaveValue('North Hill');
  await ward.press('ArrowDown');
  await page.keyboard.type('emile');
  await expect(form.getByRole('listbox', { name: 'Ward' }).getByRole('option')).toHaveText(['Émile-Zola Quarter']);
  await page.keyboard.press('Escape');
  await expect(ward).toHaveValue('North Hill');
  await page.keyboard.type('nowhere');
  await expect(form.getByText('Nothing found')).toBeVisible();
  await ward.fill('harb');
  await page.keyboard.press('Enter');
  await expect(ward).toHaveValue('Harbor');
  await expect(form.getByText('Where most of the work happens')).toBeVisible();
  await form.getByRole('button', { name: 'Themes' }).press('Enter');
  await page.getByRole('option', { name: 'Climate' }).or(page.getByLabel('Climate')).first().click();
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Sponsor' }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByLabel('Page').fill('the page of grants');
  await form.getByLabel('Required by law').selectOption('Yes');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Enter an address that begins with https://, http:// or mailto:.');
  await expect(form.getByLabel('Page')).toBeFocused();
  await form.getByLabel('Page').fill('example.org/grants');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  for (const text of [
    'Agreed by the council',
    'in 2019',
    '1,234.5 tons of CO2',
    '$250,000',
    '12.5%',
    '03/31/2026',
    'Harbor',
    'Climate',
    'example.org/grants',
    'Yes',
  ]) {
    await expect(facts).toContainText(text);
  }
  await expect(facts.getByRole('link')).toHaveAttribute('rel', /noopener/);
  await expectNoAxeViolations(page);
  await page.getByRole('status').getByRole('button', { name: /^Undo/ }).click();
  await expect(facts).not.toContainText('Agreed by the council');
  await expect(facts).toContainText('$90');
});

test('a new goal asks for what is required, and no field of another level', async ({ page }) => {
  const plan = `${own().milepost.address}/api/plans/demo`;
  const { fields } = await (await page.request.get(plan)).json();
  const levelled = fields.map((field: { readonly id: string }) =>
    field.id === 'story' ? { ...field, levels: [3] } : field,
  );
  await page.request.patch(plan, { headers: { origin: own().milepost.address }, data: { fields: levelled } });
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${LEVEL_1}`);
  await chooseOfPage(page, 'Add goal');
  const form = page.getByRole('group', { name: 'Own fields' });
  await expect(form.getByLabel('Background')).toBeHidden();
  await page.getByLabel('Title').fill('Plant more trees');
  await page.getByRole('button', { name: 'Add goal', exact: true }).last().press('Enter');
  await expect(form.getByRole('alert')).toHaveText('This field is required.');
  await expect(form.getByLabel('Note (required)')).toBeFocused();
  await page.keyboard.type('From the survey');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
});

test('by touch a long list is scrolled without choosing, and one press chooses', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, own().milepost);
  await page.goto(`${own().milepost.address}/plans/demo/dashboard?${LEVEL_1}`);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Add goal' }).tap();
  const ward = page.getByRole('combobox', { name: 'Ward' });
  await ward.tap();
  const touch = { identifier: 0, clientX: 0, clientY: 0 };
  await page.getByRole('option', { name: 'Mills' }).dispatchEvent('touchstart', { touches: [touch] });
  await page.getByRole('option', { name: 'Mills' }).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.getByRole('option', { name: 'Mills' }).dispatchEvent('pointercancel', { pointerType: 'touch' });
  await expect(ward).toHaveValue('');
  await page.getByRole('option', { name: 'Gasworks' }).tap();
  await expect(ward).toHaveValue('Gasworks');
  await page.close();
});

test('an own value on a card is cut only where no room is left, and the owner keeps its caption', async ({ page }) => {
  const { milepost, titles } = own();
  const plan = `${milepost.address}/api/plans/demo`;
  const headers = { origin: milepost.address };
  const { fields } = await (await page.request.get(plan)).json();
  type Field = { readonly id: string; readonly options: readonly { readonly id: string }[] };
  const long = fields.map((field: Field) => ({
    ...field,
    onCard: field.id === 'ward',
    options: field.options.map((option) =>
      option.id === 'w0' ? { ...option, name: 'Harbor and its old town' } : option,
    ),
  }));
  expect((await page.request.patch(plan, { headers, data: { fields: long } })).status()).toBe(200);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const owner of ['Al Bo', 'Grace Onyango']) {
    const { goals } = await (await page.request.get(`${plan}/export.json`)).json();
    const goal = goals.find(({ title }: { title: string }) => title === titles.first);
    const named = await page.request.patch(`${plan}/goals/${goal.id}`, { headers, data: { who_label: owner } });
    expect([named.status(), await named.text()]).toEqual([200, expect.any(String)]);
    await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVEL_1}`);
    const meta = page.getByRole('article').filter({ hasText: titles.first }).locator('dl').last();
    await expect(meta).toContainText(owner);
    const [ward, last] = await meta.evaluate((list) =>
      ['[data-own]', '[data-last]'].map((part) => {
        const [caption, value] = [...(list.querySelector(part)?.children ?? [])];
        const text = document.createRange();
        if (value !== undefined) text.selectNodeContents(value);
        const box = value?.getBoundingClientRect();
        return {
          cut: (value?.scrollWidth ?? 0) > (value?.clientWidth ?? 0),
          free: (box?.width ?? 0) - text.getBoundingClientRect().width,
          captioned: (caption?.getBoundingClientRect().right ?? 0) <= list.getBoundingClientRect().right,
        };
      }),
    );
    expect(last?.captioned).toBe(true);
    expect(ward?.cut === true && (last?.free ?? 0) > 20).toBe(false);
  }
});
