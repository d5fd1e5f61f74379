import type { Locator, Page } from '@playwright/test';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { realPlanFiles } from './realPlan.ts';

const VIEWS = ['cards', 'table', 'tree'] as const;

/** Places from which every number is pressed: several filters at once, nothing chosen, and one filter of each shape. */
const PLACES = ['{"priority":["high"],"status":["on_target","off_target"]}'];
/** A place takes up to a minute, so the others are left to `npm run test:full`. */
const MORE_PLACES = [
  '{}',
  '{"depth":[1]}',
  '{"status":["critical"]}',
  '{"name":"a"}',
  '{"perspectives":["c"],"depth":[0,1,2]}',
];
const ALL_PLACES = [
  ...PLACES.map((filters) => ({ filters, tag: [] })),
  ...MORE_PLACES.map((filters) => ({ filters, tag: ['@full'] })),
];

test.describe.configure({ timeout: 600_000 });

for (const { filters, tag } of ALL_PLACES) {
  test(`every number in bar and filters is the number of cards that a press lists, from ${filters}`, { tag }, async ({
    page,
    milepost,
  }) => {
    await signIn(page, milepost);
    await pressEverything(page, `${milepost.address}/plans/demo/dashboard`, filters);
  });
}

/** Those that real plans have goals for. */
const REAL_PLACES = ['{}', '{"depth":[1]}', '{"name":"a"}'] as const;
const OF_ALL_RUNS = 'mta-rail-bus {}';

/** Real plans lie beside a clone; where they do not, their tests say that they are skipped. */
for (const folder of ['barcelona-2030', 'mta-rail-bus']) {
  const files = realPlanFiles(folder);
  test.describe(`in the plan ${folder}`, () => {
    test.skip(files.length === 0, `the data of ${folder} is not here`);
    let own: RunningMilepost;

    test.beforeAll(async () => {
      own = await startMilepost({ MILEPOST_DEMO: '0' });
      const { status, output } = await own.run('import', '--plan', folder, '--fiscal-month', '1', ...files);
      expect(status, output).toBe(0);
    });
    test.afterAll(() => own.stop());

    for (const filters of REAL_PLACES) {
      const tag = `${folder} ${filters}` === OF_ALL_RUNS ? [] : ['@full'];
      test(`every number is the number of cards that a press lists, from ${filters}`, { tag }, async ({ page }) => {
        await signIn(page, own);
        await pressEverything(page, `${own.address}/dashboard`, filters, { fiscal_year: 'ALL' });
      });
    }
  });
}

async function pressEverything(
  page: Page,
  dashboard: string,
  filters: string,
  year: Record<string, string> = {},
): Promise<void> {
  for (const view of VIEWS) {
    await page.goto(`${dashboard}?${new URLSearchParams({ ...year, filters, view })}`);
    await expect(count(page)).toBeVisible();
    expect(await pressAll(barOf(page)), `${view}, bar`).toEqual([]);
  }
  await page.goto(`${dashboard}?${new URLSearchParams({ ...year, filters })}`);
  await page.getByRole('button', { name: /^(Filter|\d+ Filters? Selected)$/ }).click();
  const panel = page.getByRole('search', { name: 'Filters' });
  await expect(panel).toBeVisible();
  for (const field of await panel.locator('[data-kind]:has([popovertarget])').all()) {
    const kind = (await field.getAttribute('data-kind')) ?? '';
    await field.locator('[popovertarget]').click();
    const options = field.locator('label:has(input[type="checkbox"])');
    expect(await pressAll(options, kind === 'priorities'), kind).toEqual([]);
    await page.keyboard.press('Escape');
  }
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

function barOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Goals by status' }).getByRole('button', { name: /, \d+ goals?$/ });
}

/**
 * Presses each number that is not pressed yet, compares what it lists more than before, and takes it back; within the
 * page, for hundreds of presses. Gives what differs. Outlooks, and people beneath their department, have no numbers.
 * Where values overlap, as a key indicator that is of high priority, goals listed already are among those of the number.
 */
function pressAll(controls: Locator, doOverlap = false): Promise<string[]> {
  return controls.evaluateAll(async (found, doOverlap) => {
    const inputOf = (control: Element) => control.querySelector('input');
    const isOn = (control: Element) => inputOf(control)?.checked ?? control.getAttribute('aria-pressed') === 'true';
    const textsOf = (control: Element) => [...control.children].filter(({ tagName }) => tagName === 'SPAN');
    const saidBy = (control: Element) => {
      if (inputOf(control) === null)
        return Number(/, (\d+) goals?$/.exec(control.getAttribute('aria-label') ?? '')?.[1]);
      const texts = textsOf(control).map(({ textContent }) => textContent);
      return texts.length > 1 ? Number(texts.at(-1)) : Number.NaN;
    };
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

    /** How many goals are listed, as the page says; in cards and table as many as there are, else NaN. */
    function listed(): number {
      const texts = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent?.trim() ?? '');
      const count = texts.find((text) => /^[\d,]+ of [\d,]+ goals?$/.test(text)) ?? '';
      const said = Number(/^[\d,]+/.exec(count)?.[0].replace(',', ''));
      const view = new URL(location.href).searchParams.get('view') ?? 'cards';
      if (said === 0 || view === 'tree') return said;
      const shown =
        view === 'table'
          ? Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1
          : document.querySelectorAll('article').length;
      // Of many cards those in view are drawn alone.
      const isDrawnInPart = view === 'cards' && said > 100 && shown > 0 && shown < said;
      return shown === said || isDrawnInPart ? said : Number.NaN;
    }

    async function press(control: Element, isWanted: () => boolean): Promise<boolean> {
      const before = isOn(control);
      (inputOf(control) ?? (control as HTMLElement)).click();
      for (let tries = 0; tries < 250; tries += 1) {
        await wait(20);
        if (isOn(control) !== before && isWanted()) return true;
      }
      return false;
    }

    // They follow what was pressed before a moment later.
    for (let same = 0, last = ''; same < 15; ) {
      await wait(20);
      const now = found.map(saidBy).join();
      same = now === last ? same + 1 : 0;
      last = now;
    }
    const numbers = found.map((control) => ({ control, said: saidBy(control), wasOn: isOn(control) }));
    const hasValue = numbers.some(({ wasOn }) => wasOn);
    const differing: string[] = [];
    for (const { control, said, wasOn } of numbers) {
      if (wasOn || Number.isNaN(said)) continue;
      for (let tries = 0; Number.isNaN(listed()) && tries < 250; tries += 1) await wait(20);
      const before = hasValue ? listed() : 0;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const isListed = await press(control, () => {
        const after = listed();
        return doOverlap ? after >= Math.max(before, said) && after <= before + said : after === before + said;
      });
      if (!isListed) differing.push(`${name}: says ${said}, ${before} before, then ${listed()}`);
      await press(control, () => !hasValue || listed() === before);
    }
    return numbers.length === 0 ? ['nothing to press'] : differing;
  }, doOverlap);
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
