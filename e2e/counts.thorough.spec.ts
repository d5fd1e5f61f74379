import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './milepost.ts';

const VIEWS = ['cards', 'table', 'tree'] as const;

/** Places from which every number is pressed: nothing chosen, one filter of each shape, and several at once. */
const PLACES = [
  '{}',
  '{"depth":[1]}',
  '{"status":["critical"]}',
  '{"name":"a"}',
  '{"priority":["high"],"status":["on_target","off_target"]}',
  '{"perspectives":["c"],"depth":[0,1,2]}',
] as const;

test.describe.configure({ timeout: 900_000 });

for (const filters of PLACES) {
  test(`every number in bar and filters is the number of cards that a press lists, from ${filters}`, async ({
    page,
    milepost,
  }) => {
    await signIn(page, milepost);
    for (const view of VIEWS) {
      const query = new URLSearchParams({ filters, view });
      await page.goto(`${milepost.address}/plans/demo/dashboard?${query}`);
      await expect(count(page)).toBeVisible();
      expect(await barOf(page)(), view).not.toEqual([]);
      await pressAll(page, barOf(page), `${view}, bar`);
    }
    await page.goto(`${milepost.address}/plans/demo/dashboard?${new URLSearchParams({ filters })}`);
    await page.getByRole('button', { name: /^(Filter|\d+ Filters? Selected)$/ }).click();
    const panel = page.getByRole('search', { name: 'Filters' });
    await expect(panel).toBeVisible();
    for (const field of await panel.locator('[data-kind]:has([popovertarget])').all()) {
      const kind = (await field.getAttribute('data-kind')) ?? '';
      await field.locator('[popovertarget]').click();
      await pressAll(page, optionsOf(field), kind);
      await page.keyboard.press('Escape');
    }
  });
}

test('the number of goals that a removed filter leaves is what its button lists', async ({ page, milepost }) => {
  await signIn(page, milepost);
  const filters = '{"name":"reserves","perspectives":["p"]}';
  await page.goto(`${milepost.address}/plans/demo/dashboard?${new URLSearchParams({ filters })}`);
  const hint = page
    .getByText(/\d+ goals?/)
    .filter({ hasText: /Without|would/ })
    .first();
  const said = Number(/\d+/.exec(await hint.innerText())?.[0]);
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect.poll(() => listed(page)).toBe(said);
});

test('the number of goals of another year is what the year lists', async ({ page, milepost }) => {
  await signIn(page, milepost);
  await page.goto(
    `${milepost.address}/plans/demo/dashboard?${new URLSearchParams({ filters: '{"name":"e"}', fiscal_year: '2025' })}`,
  );
  await expect(count(page)).toBeVisible();
  const links = page.getByRole('status').getByRole('link', { name: /goals?/ });
  const texts = await links.allInnerTexts();
  for (const [at, text] of texts.entries()) {
    await links.nth(at).click();
    await expect(count(page)).toBeVisible();
    await expect.poll(() => listed(page), text).toBe(Number(/(\d[\d,]*) goals?/.exec(text)?.[1]));
    await page.goBack();
    await expect(count(page)).toBeVisible();
  }
});

type Pressed = { readonly control: Locator; readonly name: string; readonly said: number; readonly isOn: boolean };
type Pressable = () => Promise<readonly Pressed[]>;

/** Presses each number that is not pressed yet, compares what it lists more than before, and takes it back. */
async function pressAll(page: Page, pressable: Pressable, where: string): Promise<void> {
  const numbers = await pressable();
  const hasValue = numbers.some(({ isOn }) => isOn);
  for (const { control, name, said, isOn } of numbers) {
    if (isOn) continue;
    const before = hasValue ? await listed(page) : 0;
    await control.click();
    await expect.poll(() => listed(page), `${where}: ${name}`).toBe(before + said);
    await control.click();
    if (hasValue) await expect.poll(() => listed(page)).toBe(before);
  }
}

function barOf(page: Page): Pressable {
  return async () => {
    const buttons = await page
      .getByRole('region', { name: 'Goals by status' })
      .getByRole('button', { name: /, \d+ goals?$/ })
      .all();
    return Promise.all(
      buttons.map(async (control) => {
        const name = (await control.getAttribute('aria-label')) ?? '';
        const isOn = (await control.getAttribute('aria-pressed')) === 'true';
        return { control, name, said: Number(/, (\d+) goals?$/.exec(name)?.[1]), isOn };
      }),
    );
  };
}

/** Outlooks, and people beneath their department, have no numbers. */
function optionsOf(field: Locator): Pressable {
  return async () => {
    const labels = await field.locator('label:has(input[type="checkbox"])').all();
    const options = await Promise.all(
      labels.map(async (control) => {
        const isOn = await control.locator('input').isChecked();
        const texts = await control.locator('> span').allInnerTexts();
        const last = texts.at(-1) ?? '';
        return { control, name: texts.join(' '), said: texts.length > 1 ? Number(last) : Number.NaN, isOn };
      }),
    );
    return options.filter(({ said }) => !Number.isNaN(said));
  };
}

function count(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^[\d,]+ of [\d,]+ goals?$/ });
}

/** How many goals are listed, as the page says; in cards and table as many as there are. */
async function listed(page: Page): Promise<number> {
  const said = Number(/^[\d,]+/.exec(await count(page).innerText())?.[0]?.replace(',', ''));
  const url = new URL(page.url());
  const view = url.searchParams.get('view') ?? 'cards';
  if (said === 0 || view === 'tree') return said;
  const shown =
    view === 'table'
      ? Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1
      : await page.getByRole('article').count();
  return shown === said ? said : Number.NaN;
}
