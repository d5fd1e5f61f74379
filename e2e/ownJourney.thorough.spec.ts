import type { Locator, Page } from '@playwright/test';
import { chooseOfGoal, openFacts } from './goalMenu.ts';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { nameField, pick, saveButton } from './savedFilters.ts';

/** These journeys change the plan: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

type Kind = {
  readonly kind: string;
  readonly enter: (form: Locator, name: string) => Promise<unknown>;
  readonly filter: (page: Page, name: string) => Promise<unknown>;
  readonly shown: string;
};

const typed = (text: string) => (form: Locator, name: string) => form.getByLabel(name, { exact: true }).fill(text);
const chosen = (option: string) => (form: Locator, name: string) => form.getByLabel(name).selectOption(option);
const panel = (page: Page) => page.getByRole('search', { name: 'Filters' });
const byPart = (text: string) => (page: Page, name: string) => panel(page).getByRole('searchbox', { name }).fill(text);
const byRange = (from: string, to: string) => async (page: Page, name: string) => {
  const group = panel(page).getByRole('group', { name });
  await group.getByLabel('From', { exact: true }).fill(from);
  await group.getByLabel('To', { exact: true }).fill(to);
};
const byOption = (option: RegExp) => async (page: Page, name: string) => {
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .press('Enter');
  await page.getByRole('group', { name, exact: true }).locator('label', { hasText: option }).first().click();
  await page.keyboard.press('Escape');
};

/** In the short run it stands for the others, whose making, form and filter ownSettings, ownForm and ownFilters go through. */
const IN_SHORT = 'One choice';

/** A row each. Files with own fields have journeys of their own, beside imports and exports. */
const KINDS: readonly Kind[] = [
  { kind: 'Text', enter: typed('Form 17'), filter: byPart('FORM 17'), shown: 'Form 17' },
  { kind: 'Long text', enter: typed('Begun in 2019'), filter: byPart('in 2019'), shown: 'Begun in 2019' },
  { kind: 'Number', enter: typed('12.5'), filter: byRange('12', '13'), shown: '12.5 days' },
  { kind: 'Money', enter: typed('2500'), filter: byRange('2500', ''), shown: '$2,500' },
  { kind: 'Percent', enter: typed('40%'), filter: byRange('', '40'), shown: '40%' },
  { kind: 'Date', enter: typed('03/31/2026'), filter: byRange('3/1/2026', '4/1/2026'), shown: '03/31/2026' },
  { kind: 'One choice', enter: chosen('Harbor'), filter: byOption(/^Harbor/), shown: 'Harbor' },
  {
    kind: 'Several choices',
    enter: async (form, name) => {
      await form.getByRole('button', { name }).press('Enter');
      await form.getByLabel('Harbor').click();
      await form.page().keyboard.press('Escape');
    },
    filter: byOption(/^Harbor/),
    shown: 'Harbor',
  },
  {
    kind: 'Person',
    enter: async (form, name) => {
      await form.getByRole('combobox', { name }).fill('tran');
      await form.page().keyboard.press('Enter');
    },
    filter: byOption(/1$/),
    shown: 'Mei-Ling Tran',
  },
  { kind: 'Link', enter: typed('https://example.org/a'), filter: byPart('example'), shown: 'example.org/a' },
  { kind: 'Yes or no', enter: chosen('Yes'), filter: byOption(/^Yes/), shown: 'Yes' },
];

const factOf = (page: Page, name: string) => page.getByLabel('Own fields').locator('div', { hasText: name });

const LEVEL_1 = `filters=${encodeURIComponent('{"depth":[1]}')}`;

for (const { kind, enter, filter, shown } of KINDS) {
  const tag = kind === IN_SHORT ? '' : ' @full';
  test(`${kind}: made, entered, filtered by, saved, renamed, shared where it is public, removed and brought back${tag}`, async ({
    page,
    browser,
  }) => {
    const name = `Our ${kind.toLowerCase()}`;
    const renamed = `Their ${kind.toLowerCase()}`;
    await signIn(page, milepost);
    const share = await makeShare(page, milepost, { filters: '{"depth":[1]}' });
    const words = page.getByRole('region', { name: 'Own fields' });
    const cards = page.getByRole('article');
    const saveWords = async () => {
      await page.getByRole('button', { name: /^Save \d/ }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    };

    await test.step('made in settings', async () => {
      await page.goto(`${milepost.address}/plans/demo/settings/words`);
      await words.getByRole('button', { name: 'Add a field' }).click();
      await words.getByLabel('Name', { exact: true }).fill(name);
      await words.getByLabel('Kind').selectOption(kind);
      if (kind === 'Number') await words.getByLabel('Unit').fill('days');
      if (kind.includes('choice')) {
        await words.getByRole('button', { name: 'Add a choice' }).click();
        await page.keyboard.type('Harbor');
        await page.keyboard.press('Enter');
        await page.keyboard.type('Old Town');
      }
      await saveWords();
    });

    await test.step('entered in the form of a goal, filtered by, and saved as a dashboard', async () => {
      await page.goto(`${milepost.address}/plans/demo/dashboard?${LEVEL_1}`);
      await cards.first().getByRole('link').first().click();
      await chooseOfGoal(page, 'Edit the goal');
      const form = page.getByRole('group', { name: 'Own fields' });
      await enter(form, name);
      await page.getByRole('dialog', { name: /^Edit/ }).getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await openFacts(page);
      await expect(factOf(page, name)).toContainText(shown);
      await page.keyboard.press('Escape');
      await expect(cards).not.toHaveCount(1);
      await page.locator('[aria-controls="filters"]').click();
      await filter(page, name);
      await expect(page).toHaveURL(/own/);
      await page.keyboard.press('Escape');
      await expect(cards).toHaveCount(1);
      await saveButton(page).click();
      await nameField(page).fill(kind);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/customFilter=/);
    });

    const shared = await browser.newPage();
    await test.step('seen through a share only once it is public', async () => {
      await shared.goto(share.long_url);
      await shared.getByRole('article').first().getByRole('link').first().click();
      await openFacts(shared);
      expect(await shared.getByText(name).count()).toBe(0);
      await page.goto(`${milepost.address}/plans/demo/settings/words`);
      await words.getByRole('button', { name: `${name} ${kind}` }).click();
      await words.getByLabel('Name', { exact: true }).fill(renamed);
      await words.getByLabel('Public').check();
      await saveWords();
      await shared.reload();
      await expect(factOf(shared, renamed)).toContainText(shown);
      await shared.close();
    });

    await test.step('removed after a question, and brought back by undo', async () => {
      await words.getByRole('button', { name: 'Remove field' }).click();
      await expect(words.getByRole('alertdialog')).toContainText('1 goal has a value.');
      await words.getByRole('alertdialog').getByRole('button', { name: 'Remove field' }).click();
      await saveWords();
      await expect(words.getByRole('button', { name: renamed })).toHaveCount(0);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(words.getByRole('button', { name: renamed })).toBeVisible();
    });

    await test.step('the saved dashboard filters by it under its new name', async () => {
      await page.goto(`${milepost.address}/plans/demo/dashboard`);
      await pick(page, kind);
      await expect(cards).toHaveCount(1);
      await expect(page.getByRole('button', { name: new RegExp(`^${renamed}: `) })).toBeVisible();
    });
  });
}
