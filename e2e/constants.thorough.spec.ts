import { expect, type RunningMilepost, signIn, test } from './milepost.ts';
import { allLevels, ODD, startWithOddPlan } from './oddPlan.ts';
import { chooseOfPage } from './pageMenu.ts';

let odd: RunningMilepost;
test.beforeAll(async () => {
  odd = await startWithOddPlan();
});
test.afterAll(() => odd.stop());

test.describe('texts, limits and timings of the specification, read from the page', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, odd);
    await page.goto(allLevels(odd));
    await expect(page.getByRole('article')).toHaveCount(8);
  });

  test('a grid cell is 320 by 320', async ({ page }) => {
    const boxes = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y } = card.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      }),
    );
    const across = new Set(boxes.map(({ x }) => x));
    const down = new Set(boxes.map(({ y }) => y));
    const stepsOf = (places: Set<number>) => {
      const sorted = [...places].sort((a, b) => a - b);
      return sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
    };
    expect(stepsOf(across)).toEqual([320, 320, 320]);
    expect(stepsOf(down)).toEqual([320]);
  });

  test('the filter panel slides, and a chart is revealed, within 300 ms', async ({ page }) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--reveal'))).toMatch(
      /^\s*(300ms|0?\.3s)/,
    );
    // Noted as they begin: on a busy machine they are over before anybody could ask.
    await page.evaluate(() => {
      const note = () => {
        const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
        window.durations = [...(window.durations ?? []), ...running];
      };
      for (const begin of ['transitionrun', 'animationstart']) document.addEventListener(begin, note);
    });
    await page.getByRole('button', { name: '1 Filter Selected' }).click();
    await expect.poll(() => page.evaluate(() => window.durations)).toContain(300);
  });

  test('no goal without dates and figures has a chart, and says so word for word', async ({ page }) => {
    const card = page.getByRole('article').filter({ hasText: 'without dates and figures' });
    await expect(card).toContainText(
      'Oops, there is no chart to display because this goal does not have a start and end date.',
    );
    const dated = page.getByRole('article').filter({ hasText: 'with dates alone' });
    await expect(dated).toContainText('No figures yet');
  });

  test('an end-of-year-100% roll-up parent reads YTD: N/A and EOY: 100%', async ({ page }) => {
    const card = page.getByRole('article').filter({ hasText: 'A whole of parts' });
    await expect(card.locator('dl > div').filter({ hasText: 'YTD / target' }).locator('dd')).toHaveText('N/A');
    await expect(card.locator('dl > div').filter({ hasText: 'Year end' }).locator('dd')).toHaveText('100%');
  });

  test('folded away, a card shows its completion number fitted up to 85', async ({ page }) => {
    await chooseOfPage(page, 'Hide charts');
    const numbers = page.locator('article strong');
    await expect(numbers.first()).toBeVisible();
    const sizes = await numbers.evaluateAll((numbers) =>
      numbers.map((number) => Number.parseFloat(getComputedStyle(number).fontSize)),
    );
    expect(Math.max(...sizes)).toBe(85);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  test('a browser without vector graphics is told so', async ({ page }) => {
    const texts = await page.locator('article svg[role="img"]').evaluateAll((all) => all.map((svg) => svg.textContent));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain('SVG is not supported on your browser');
  });

  test('an owner of more than 20 characters is cut to 18 and an ellipsis, and whole where it is pointed at', async ({
    page,
  }) => {
    await page.route('**/napi/json/getgoals**', async (route) => {
      const reply = await route.fetch();
      const goals: Record<string, unknown>[] = await reply.json();
      await route.fulfill({ response: reply, json: goals.map((goal) => ({ ...goal, who_label: ODD.owner })) });
    });
    await page.reload();
    const owner = page.getByRole('article').filter({ hasText: 'Bold' }).getByText('Department of');
    await expect(owner).toHaveText('Department of Extr…');
    const caption = owner.locator('xpath=preceding-sibling::dt');
    await expect(caption, 'its caption stands above a name of two lines').toBeVisible();
    const [above, name, card] = await Promise.all(
      [caption, owner, page.getByRole('article').filter({ hasText: 'Bold' })].map((part) => part.boundingBox()),
    );
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    expect(above?.x).toBe(name?.x);
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
    await owner.hover();
    await expect(page.getByRole('tooltip')).toHaveText(ODD.owner);
  });

  test('only Highest and Lowest are without Annual and YTD; for the whole plan YTD reads PTD', async ({ page }) => {
    const toggles = async (title: string) => {
      await page
        .getByRole('article')
        .filter({ hasText: title })
        .getByRole('button', { name: /^Expand/ })
        .click();
      const group = page.getByRole('group', { name: 'Chart', exact: true });
      await expect(group).toBeVisible();
      const texts = await group.locator('label').allTextContents();
      await page.getByRole('button', { name: 'Collapse' }).click();
      return texts;
    };
    expect(await toggles('Bold')).toEqual(['Monthly', 'Quarterly', 'Annual', 'YTD', 'Complete']);
    expect(await toggles('Family')).toEqual(['Weekly', 'Quarterly', 'Complete']);
    await page.goto(allLevels(odd, '&fiscal_year=ALL'));
    expect(await toggles('Bold')).toEqual(['Monthly', 'Quarterly', 'Annual', 'PTD', 'Complete']);
    await expect(page.getByRole('article').filter({ hasText: 'Bold' })).toContainText('PTD / target');
  });
});

declare global {
  interface Window {
    /** Of the animations that began since somebody asked for them; ms. */
    durations?: number[];
  }
}
