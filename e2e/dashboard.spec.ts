import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInThemes } from './axe.ts';
import { cameToRest } from './cameToRest.ts';
import { expect, signIn, test } from './milepost.ts';
import { openPalette } from './palette.ts';
import { openDashboard } from './savedFilters.ts';

/** Two levels, so that every kind of card is there. */
const TWO_LEVELS = `?filters=${encodeURIComponent('{"depth":[0,1]}')}`;

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of \d+ goals?$/ });
const cards = (page: Page) => page.getByRole('article');
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' });

async function openTwoLevels(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/plans/demo/dashboard${TWO_LEVELS}`);
  await expect(cards(page).first()).toBeVisible();
}

test('a year outside the plan is refused with a notice, and a year of it without goals leads on', async ({
  signedIn: page,
  milepost,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard?fiscal_year=1850`);
  await expect(
    page.getByRole('status').filter({ hasText: 'This plan does not cover FY51, so FY27 is shown.' }),
  ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a goal of another year is found by search and keyword, and its detail says when it ended', async ({
  signedIn: page,
  milepost,
}) => {
  const nextYear = `${milepost.address}/plans/demo/dashboard?fiscal_year=2027`;
  await page.goto(nextYear);
  await expect(cards(page).first()).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('rebuild harbor');
  const found = page.getByRole('option', { name: /Rebuild Harbor Avenue/ });
  await expect(found).toContainText('FY27');
  await found.click();
  await expect(page.getByRole('dialog')).toContainText('Rebuild Harbor Avenue');
  await expect(page).toHaveURL(/fiscal_year=2026/);

  const detail = new URL(page.url());
  detail.searchParams.set('fiscal_year', '2027');
  await page.goto(detail.href);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Ended in FY27: (On Target|Off Target|Critical|Achieved)/);
  await expect(dialog.getByText('Not Started')).toBeHidden();
  await dialog.getByRole('link', { name: 'Show FY27' }).click();
  await expect(page).toHaveURL(/fiscal_year=2026/);
  await expect(page.getByRole('dialog')).toContainText('Rebuild Harbor Avenue');

  await page.goto(`${nextYear}&filters=${encodeURIComponent('{"name":"harbor avenue"}')}`);
  await page.getByRole('link', { name: 'FY27 (1 goal)' }).click();
  await expect(cards(page)).toHaveCount(1);
});

for (const [locale, width] of [
  ['en-GB', 1280],
  ['de-DE', 820],
  ['de-DE', 390],
] as const) {
  test(`in ${locale} at ${width} px no card moves once it is there`, async ({ browser, milepost }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await signIn(page, milepost);
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        const top = document.querySelector('article')?.getBoundingClientRect().top;
        if (top !== undefined && tops.at(-1) !== top) tops.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    await openTwoLevels(page, milepost.address);
    await cameToRest(page);
    expect(await page.evaluate(() => Reflect.get(window, 'tops'))).toHaveLength(1);
    await context.close();
  });
}

for (const locale of ['en-US', 'de-DE']) {
  test.describe(`at the foot of a card, in ${locale}`, () => {
    test.use({ locale });
    for (const width of [390, 820, 1024, 1280, 1440]) {
      // German words are the longer ones.
      const tag = locale === 'de-DE' && [390, 1280].includes(width) ? '' : ' @full';
      test(`no figure and no owner is cut at ${width} px${tag}`, async ({ signedIn: page, milepost }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const depth of [0, 1, 2, 3]) {
          const filters = encodeURIComponent(JSON.stringify({ depth: [depth] }));
          await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${filters}`);
          await expect(cards(page).nth(2)).toBeVisible();
          expect(await cutAtTheFoot(page)).toEqual([]);
        }
      });
    }
  });
}

function cutAtTheFoot(page: Page): Promise<string[]> {
  return cards(page)
    .locator('dl > div > dd')
    .evaluateAll((values) =>
      values
        .filter(({ scrollWidth, clientWidth, scrollHeight, parentElement }) => {
          const room = parentElement?.clientHeight ?? 0;
          return scrollWidth > clientWidth + 1 || scrollHeight > room + 1;
        })
        .map((value) => value.textContent),
    );
}

test.describe('the filter bar', () => {
  test('its toggle counts what is chosen; every change shows at once and stands in the address', async ({
    signedIn: page,
    milepost,
  }) => {
    await openDashboard(page, milepost);
    const all = (await count(page).innerText()).split(' of ')[1];
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await keyword(page).fill('street');
    await expect(page.getByRole('button', { name: '1 Filter Selected' })).toBeVisible();
    await expect(page).toHaveURL(/street/);
    const found = await cards(page).count();
    await expect(count(page)).toHaveText(`${found} of ${all}`);
    for (const title of await cards(page).getByRole('link').allInnerTexts())
      expect(title.toLowerCase()).toContain('street');
    await page
      .getByRole('button', { name: /^On Target/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: '2 Filters Selected' })).toBeVisible();
    const filtered = page.url();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
    await expect(count(page)).toHaveText(`7 of ${all}`);
    await page.goBack();
    expect(page.url()).toBe(filtered);
    await expect(page.getByRole('button', { name: '2 Filters Selected' })).toBeVisible();
  });

  test('select boxes speak the words of section 8', async ({ signedIn: page, milepost }) => {
    await openDashboard(page, milepost);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const panel = page.getByRole('search');
    await expect(panel.getByText('Select Some Options').first()).toBeVisible();
    await expect(panel.getByText('Select an Option').first()).toBeAttached();
    await panel
      .getByRole('button', { name: /Objective/ })
      .first()
      .click();
    await expect(page.getByPlaceholder('Search objectives')).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(page.getByText('No results match').first()).toBeVisible();
  });

  test('a select box with every option chosen is as wide as one with none', async ({ signedIn: page, milepost }) => {
    await page.goto(
      `${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"depth":[0,1,2,3,4,5]}')}`,
    );
    await page.getByRole('button', { name: '1 Filter Selected' }).click();
    const widthOf = (kind: string) =>
      page.locator(`[data-kind="${kind}"] > div:not([popover])`).evaluate((box) => box.clientWidth);
    await expect(page.locator('[data-kind="depths"]')).toBeVisible();
    expect(await widthOf('depths')).toBe(await widthOf('statuses'));
  });

  test('nothing matches: says so, and the filter that removes most can go', async ({ signedIn: page, milepost }) => {
    await page.goto(
      `${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent('{"name":"zzz","status":["critical"]}')}`,
    );
    await expect(page.getByText('No goals match these 2 filters')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Keyword' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  for (const [what, filters] of [
    ['no JSON', '{nope'],
    ['a wrong shape', '{"status":["purple"],"depth":"deep"}'],
  ] as const) {
    test(`filters that are ${what} are ignored with a notice, never a blank page`, async ({
      signedIn: page,
      milepost,
    }) => {
      await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${encodeURIComponent(filters)}`);
      await expect(page.getByText('could not be read')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });
  }
});

test('goals that are long in coming have boxes in their shape, which stay 300 ms at least', async ({
  signedIn: page,
  milepost,
}) => {
  await openDashboard(page, milepost);
  await page.addInitScript(() => {
    const seen = { from: 0, to: 0 };
    const areShown = Promise.withResolvers<void>();
    Object.assign(window, { seen });
    // Goals are answered as soon as the boxes are there, and no sooner.
    const ask = window.fetch;
    window.fetch = async (path, init) => {
      const answer = await ask(path, init);
      if (String(path).includes('/getgoals')) await areShown.promise;
      return answer;
    };
    new MutationObserver(() => {
      const isThere = document.querySelector('main')?.textContent.includes('Loading goals') === true;
      if (isThere) {
        if (seen.from === 0) seen.from = performance.now();
        areShown.resolve();
      } else if (seen.from > 0 && seen.to === 0) {
        seen.to = performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(cards(page).first()).toBeVisible();
  const shown: { from: number; to: number } = await page.evaluate('window.seen');
  expect(shown.from).toBeGreaterThan(0);
  expect(shown.to - shown.from).toBeGreaterThanOrEqual(295);
});

test('filters of 9 kB are refused plainly', async ({ signedIn: page, milepost }) => {
  const filters = encodeURIComponent(JSON.stringify({ name: 'x'.repeat(9000) }));
  const reply = await page.request.get(`${milepost.address}/plans/demo/dashboard?filters=${filters}`);
  expect([414, 431]).toContain(reply.status());
});

test.describe('a card', () => {
  test('expands in its place, others collapse; Next, Previous and Close', async ({ signedIn: page, milepost }) => {
    await openTwoLevels(page, milepost.address);
    const collapse = page.getByRole('button', { name: 'Collapse' });
    // Charts are made once: what is marked in one is still there when others were expanded and collapsed.
    await page
      .locator('article svg[role="img"]')
      .last()
      .evaluate((chart) => chart.setAttribute('data-made', 'once'));
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(collapse).toHaveCount(1);
    await expect(page).toHaveURL(/card=/);
    await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next goal' }).click();
    await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
    await expect(collapse).toHaveCount(1);
    const expanded = cards(page).filter({ has: collapse });
    await expect(expanded.locator('[data-line="actual"]').filter({ hasText: 'Actual' })).toBeVisible();
    await expect(expanded.locator('[data-line="target"]').filter({ hasText: 'Target' })).toBeVisible();
    await collapse.click();
    await expect(collapse).toHaveCount(0);
    await expect(page.locator('[data-made="once"]')).toHaveCount(1);
  });

  test('says why its badge has its colour, with the numbers', async ({ signedIn: page, milepost }) => {
    await openTwoLevels(page, milepost.address);
    await cards(page).nth(2).getByRole('button').first().click();
    await expect(page.getByText('Why Off Target?')).toBeVisible();
    await expect(page.getByText('What would turn it green')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Why Off Target?')).toHaveCount(0);
  });

  test('says by how much it is ahead or behind: expanded, in its detail and in the report', async ({
    signedIn: page,
    milepost,
  }) => {
    const byHowMuch = /(ahead of|behind|over|under) target by \S+/;
    const filters = encodeURIComponent('{"depth":[1],"status":["off_target"]}');
    await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${filters}`);
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Expand/ }).click();
    await expect(card).toContainText(byHowMuch);
    await card.getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toContainText(byHowMuch);
    await page.goto(`${milepost.address}/reports/print-dash?plan_id=demo&filters=${filters}&dialog=0`);
    await expect(page.getByRole('article').first()).toContainText(byHowMuch);
  });

  test('says on its badge when it was last updated, and by whom', async ({ signedIn: page, milepost }) => {
    await openTwoLevels(page, milepost.address);
    await cards(page).filter({ hasText: 'Grants awarded' }).getByRole('button', { name: 'On Target' }).hover();
    await expect(page.getByRole('tooltip')).toContainText(/Last updated [A-Z][a-z]{2} \d+, \d{4} by [A-Z]/);
  });

  test('tells its last comment, whose it is and of when, on hover and on focus', async ({
    signedIn: page,
    milepost,
  }) => {
    await openTwoLevels(page, milepost.address);
    const comments = cards(page)
      .getByRole('button', { name: /comments?$/ })
      .first();
    const said = page.getByRole('tooltip').filter({ hasText: /[A-Z]\S+ [A-Z]\S+.*\w{3} \d+.*\S/ });
    await comments.hover();
    await expect(said).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(said).toBeHidden();
    await page.keyboard.press('Tab');
    await comments.focus();
    await expect(said).toBeVisible();
  });

  test('says of a status set by hand who set it, when and why', async ({ signedIn: page, milepost }) => {
    await openTwoLevels(page, milepost.address);
    await cards(page)
      .getByRole('button', { name: /^Deferred/ })
      .first()
      .click();
    await expect(page.getByText(/^\S+ \S+ set Deferred by hand on \w{3} \d+, \d{4}: ./)).toBeVisible();
  });
});

test.describe('axe finds nothing', () => {
  for (const width of [390, 820, 1440]) {
    const tag = width === 1440 ? '' : ' @full';
    test(`on the dashboard, a filter panel, an expanded card and a detail, ${width} px${tag}`, async ({
      signedIn: page,
      milepost,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openTwoLevels(page, milepost.address);
      await expectNoAxeViolationsInThemes(page);
      await cards(page)
        .nth(2)
        .getByRole('button', { name: /^Expand/ })
        .click();
      await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible();
      await expectNoAxeViolationsInThemes(page);
      await page.getByRole('button', { name: 'Collapse' }).click();
      await cards(page).nth(2).getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolationsInThemes(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '1 Filter Selected' }).click();
      await expect(keyword(page)).toBeVisible();
      await expectNoAxeViolationsInThemes(page);
    });
  }
});
