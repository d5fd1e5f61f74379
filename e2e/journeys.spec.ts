import type { Page } from '@playwright/test';
import { HANDS } from './hands.ts';
import { isInShortRun, JOURNEY_PLANS } from './journeyPlans.ts';
import { expect, type RunningMilepost, signIn, test } from './milepost.ts';
import { CALL, nameField, picker, rows, saveButton } from './savedFilters.ts';

// What a member sees of the specification's section 2, and the pickers, forms and cards of its section 4, by mouse and by
// keyboard alone: on the demo plan and on a plan that real people wrote, all four together in the full run.

const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ of \d+ goals?$/ });
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, number: string) => cards(page).filter({ has: page.getByText(number, { exact: true }) });
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' });
const dialog = (page: Page) => page.getByRole('dialog');
const NOT_FOR_VIEWERS = /Filter|Save|Full screen|More|Share/;

for (const plan of JOURNEY_PLANS) {
  test.describe(plan.what, () => {
    test.skip(plan.missing !== null, plan.missing ?? '');

    const found = `${plan.found} of ${plan.inYear} goals`;
    const atFirst = `${plan.atFirst} of ${plan.inYear} goals`;
    const twoLevels = encodeURIComponent(JSON.stringify({ name: plan.word, depth: [1, 2] }));
    const allLevels = encodeURIComponent('{"depth":[0,1,2,3,4]}');

    let own: RunningMilepost;
    test.beforeAll(async () => {
      own = await plan.start();
    });
    test.afterAll(() => own?.stop());

    async function open(page: Page, query = ''): Promise<void> {
      await signIn(page, own);
      await page.goto(`${own.address}/dashboard${query}`);
      await expect(cards(page).first()).toBeVisible();
    }

    async function comment(page: Page, number: string, text: string): Promise<void> {
      const planId = new URL(page.url()).pathname.split('/')[2];
      const goals: readonly { id: string; number: string }[] = await (
        await page.request.get(`${own.address}/napi/json/getgoals?plan_id=${planId}&fiscal_year=ALL`)
      ).json();
      const goalId = goals.find((goal) => goal.number === number)?.id;
      const reply = await page.request.post(`${own.address}/api/plans/${planId}/goals/${goalId}/comments`, {
        data: { comment: text },
        headers: { origin: own.address },
      });
      expect(reply.ok(), await reply.text()).toBe(true);
    }

    for (const hand of HANDS) {
      test.describe(`${hand.name}${isInShortRun(plan, hand) ? '' : ' @full'}`, () => {
        test('filters: the toggle counts them, every change shows at once, chips and Clear take them away', async ({
          page,
        }) => {
          await open(page);
          await expect(count(page)).toHaveText(atFirst);
          await hand.press(page.getByRole('button', { name: 'Filter', exact: true }));
          await hand.write(keyword(page), plan.word);
          await expect(page.getByRole('button', { name: '1 Filter Selected' })).toBeVisible();
          await expect(count(page)).toHaveText(found);
          await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', new RegExp(plan.word));
          await hand.press(page.locator('[data-kind="depths"]').getByRole('button').first());
          await hand.press(page.getByRole('checkbox', { name: 'Organisation goals' }));
          await expect(page.getByRole('button', { name: '2 Filters Selected' })).toBeVisible();
          await expect(count(page)).toHaveText(`1 of ${plan.inYear} goals`);
          await expect(page).toHaveURL(new RegExp(plan.word));
          await hand.press(page.getByRole('button', { name: /^Remove filter Keyword/ }));
          await expect(count(page)).toHaveText(`${plan.ofOrganisation} of ${plan.inYear} goals`);
          await hand.press(page.getByRole('button', { name: 'Clear filters' }).first());
          await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
          await expect(count(page)).toHaveText(atFirst);
        });

        test('due date: Custom has its two dates, which are marked where the start is after the end, and Clear', async ({
          page,
        }) => {
          await open(page);
          await hand.press(page.getByRole('button', { name: 'Filter', exact: true }));
          await hand.choose(page.getByLabel('Due date', { exact: true }), 'Custom');
          const from = page.getByRole('textbox', { name: 'From' });
          const to = page.getByRole('textbox', { name: 'To' });
          await hand.write(from, '12/31/2029');
          await hand.write(to, '01/01/2029');
          await page.keyboard.press('Tab');
          for (const field of [from, to]) await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(count(page)).toHaveText(atFirst);
          await hand.press(page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }));
          for (const field of [from, to]) await expect(field).toHaveValue('');
          await expect(to).not.toHaveAttribute('aria-invalid', 'true');
          await hand.choose(page.getByLabel('Due date', { exact: true }), 'This quarter');
          await expect(from).toHaveCount(0);
        });

        test('picker and saver: Custom Dashboard is named, picked, renamed and deleted, also where the server fails first', async ({
          page,
        }) => {
          await open(page);
          await expect(picker(page)).toHaveText('Default Dashboard');
          await hand.press(page.getByRole('button', { name: 'Filter', exact: true }));
          await hand.write(keyword(page), plan.kept);
          const kept = await count(page).innerText();
          await expect(picker(page)).toHaveText('Custom Dashboard');
          await hand.press(saveButton(page));
          await expect(picker(page)).toHaveCount(0);
          await expect(nameField(page)).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('alert')).toHaveText('Please name this filter.');
          await page.keyboard.type('Kept');
          await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
          await page.keyboard.press('Enter');
          await expect(page.getByRole('alert')).toHaveText("This filter couldn't be saved. Please try again later");
          await expect(nameField(page)).toHaveValue('Kept');
          await page.unroute(`**${CALL}`);
          await page.keyboard.press('Enter');
          await expect(picker(page)).toHaveText('Kept');
          await expect(saveButton(page)).toHaveCount(0);

          await hand.press(picker(page));
          await hand.press(page.getByRole('button', { name: 'Default Dashboard', exact: true }));
          await expect(picker(page)).toHaveText('Default Dashboard');
          await expect(count(page)).toHaveText(atFirst);
          await hand.press(picker(page));
          await hand.press(page.getByRole('button', { name: 'Kept', exact: true }));
          await expect(picker(page)).toHaveText('Kept');
          await expect(page).toHaveURL(/customFilter=Kept/);
          await expect(count(page)).toHaveText(kept);

          await hand.press(picker(page));
          await hand.press(page.getByRole('button', { name: 'Edit Kept' }));
          await expect(nameField(page)).toHaveValue('Kept');
          await hand.write(nameField(page), 'Kept for later');
          await page.keyboard.press('Enter');
          await expect(picker(page)).toHaveText('Kept for later');
          await hand.press(picker(page));
          await hand.press(page.getByRole('button', { name: 'Delete Kept for later' }));
          const question = page.getByRole('group', { name: 'Delete Kept for later' });
          await expect(question).toContainText('Delete?');
          await hand.press(question.getByRole('button', { name: 'No', exact: true }));
          await expect(question).toHaveCount(0);
          await hand.press(page.getByRole('button', { name: 'Delete Kept for later' }));
          await page.route(`**${CALL}`, (route) => route.fulfill({ status: 500, body: '{}' }));
          const answered = page.waitForResponse(`**${CALL}`);
          await hand.press(question.getByRole('button', { name: 'Yes' }));
          await answered;
          await expect(rows(page), 'nothing happens when the deletion fails').toHaveCount(2);
          await expect(page.getByRole('alert')).toHaveCount(0);
          await page.unroute(`**${CALL}`);
          await hand.press(question.getByRole('button', { name: 'Yes' }));
          await expect(rows(page)).toHaveText(['Default Dashboard']);
        });

        test('fiscal year: another one loads the address with the filters kept', async ({ page }) => {
          await open(page, `?filters=${twoLevels}`);
          await hand.press(page.getByRole('button', { name: /^Fiscal year/ }));
          await hand.press(page.getByRole('menuitemradio', { name: 'Plan-to-Date' }));
          await expect(page).toHaveURL(/fiscal_year=ALL/);
          await expect(page).toHaveURL(new RegExp(plan.word));
          await expect(count(page)).toHaveText(`${plan.found} of ${plan.goals} goals`);
          await expect(card(page, plan.child.number)).toContainText('PTD / target');
        });

        test('a card says what it is, and whole on its tips what is cut', async ({ page }) => {
          const { filters, number, says, titleEnds, objective, description } = plan.cut;
          await open(page, `?filters=${encodeURIComponent(filters)}`);
          await comment(page, number, 'Counted anew each December.');
          await page.reload();
          const goal = card(page, number);
          const tip = page.getByRole('tooltip');
          for (const text of says) await expect(goal).toContainText(text);
          await hand.restOn(goal.getByRole('link').first());
          await expect(tip).toContainText(titleEnds);
          // What is no stop of its own is said by the button that expands its card.
          await hand.restOn(
            hand.isKeyboard ? goal.getByRole('button', { name: /^Expand/ }) : goal.getByText(objective),
          );
          await expect(tip).toContainText(description);
          await hand.restOn(goal.getByRole('button').first());
          await expect(tip).toContainText(/Last updated \w{3} \d+, \d{4}/);
          await hand.restOn(goal.getByRole('button', { name: /comments?$/ }));
          await expect(tip).toContainText(/^Ada\s*Nov 20\s*Counted anew each December\.$/);
        });

        test('a card expands in its place, others collapse; Next, Previous and Close', async ({ page }) => {
          await open(page, `?filters=${twoLevels}`);
          const at = (place: number) => `${place} of ${plan.found}`;
          const collapse = page.getByRole('button', { name: 'Collapse' });
          await hand.press(card(page, plan.child.number).getByRole('button', { name: /^Expand/ }));
          await expect(page.getByText(at(plan.child.place), { exact: true })).toBeVisible();
          await expect(page).toHaveURL(/card=/);
          const size = async () => {
            const box = await cards(page).filter({ has: collapse }).boundingBox();
            return [box?.width, box?.height];
          };
          await expect.poll(size).toEqual([624, 624]);
          await hand.press(page.getByRole('button', { name: 'Next goal' }));
          await expect(page.getByText(at(plan.child.place + 1), { exact: true })).toBeVisible();
          await expect(collapse).toHaveCount(1);
          await hand.press(page.getByRole('button', { name: 'Previous goal' }));
          await expect(page.getByText(at(plan.child.place), { exact: true })).toBeVisible();
          await hand.press(collapse);
          await expect(collapse).toHaveCount(0);
          await expect(page).not.toHaveURL(/card=/);
        });

        test('a detail leads to the parent and no higher than the chain, and pages its related goals around', async ({
          page,
        }) => {
          await open(page, `?filters=${twoLevels}`);
          await hand.press(card(page, plan.child.number).getByRole('link').first());
          await expect(dialog(page)).toContainText(plan.child.title);
          await hand.press(dialog(page).getByRole('link', { name: `Back to ${plan.child.parent} ` }));
          const related = dialog(page).getByRole('region', { name: /^Related goals/ });
          await expect(related.getByRole('article')).toHaveCount(plan.child.siblings);
          await expect(dialog(page).getByText(/^Page \d/)).toHaveCount(0);
          await hand.press(dialog(page).getByRole('link', { name: `Back to ${plan.child.objective}` }));
          await expect(dialog(page).getByRole('link', { name: /^Back to/ })).toHaveCount(0);
          await expect(related.getByRole('article')).toHaveCount(3);
          await hand.press(dialog(page).getByRole('button', { name: 'Previous page of related goals' }));
          await expect(dialog(page).getByText('Page 2 of 2')).toBeVisible();
          await hand.press(dialog(page).getByRole('button', { name: 'Next page of related goals' }));
          await expect(dialog(page).getByText('Page 1 of 2')).toBeVisible();
          await hand.press(dialog(page).getByRole('button', { name: 'Close' }));
          await expect(dialog(page)).toHaveCount(0);
          const link = card(page, plan.child.parent).getByRole('link').first();
          await hand.press(link);
          await expect(dialog(page)).toBeVisible();
          await hand.leave(dialog(page));
          await expect(dialog(page)).toHaveCount(0);
          await expect(link).toBeFocused();
        });

        test('a chart has the toggles of its goal, the ring its milestones', async ({ page }) => {
          await open(page, `?fiscal_year=ALL&filters=${twoLevels}`);
          await hand.press(card(page, plan.charted.number).getByRole('link').first());
          const toggles = dialog(page).getByRole('group', { name: 'Chart', exact: true });
          await expect(toggles.locator('label')).toHaveText([...plan.charted.toggles, 'Complete']);
          await expect(dialog(page).locator('[data-line="actual"]').filter({ hasText: 'Actual' })).toBeVisible();
          await hand.press(dialog(page).getByRole('button', { name: 'Show as a table' }));
          await expect(dialog(page).getByRole('table').first()).toBeVisible();
          await hand.press(dialog(page).getByRole('button', { name: 'Show as a table' }));
          await toggles.getByText('Complete', { exact: true }).click();
          const ring = dialog(page).getByRole('img', { name: /of the time elapsed/ });
          await expect(ring).toHaveAttribute('viewBox', '-310 -179.5 620 359');
          for (const milestone of ['25%', '50%', '75%']) await expect(ring.getByText(milestone)).toBeVisible();
        });

        test('full screen hides header row and side menu, and each press toggles it', async ({ page }) => {
          await open(page);
          await hand.press(page.getByRole('button', { name: 'More', exact: true }));
          await hand.press(page.getByRole('menuitem', { name: 'Full screen' }));
          await expect(page.getByRole('banner')).toBeHidden();
          await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
          await expect(page.locator('body')).toHaveClass('fullscreen');
          await hand.press(page.getByRole('button', { name: 'Leave full screen' }));
          await expect(page.getByRole('banner')).toBeVisible();
        });

        test('sharing: three styles as viewers see them, long and short address, a frame of 980 by 930, a health meter', async ({
          page,
          browser,
        }) => {
          await open(page, `?filters=${twoLevels}`);
          await hand.press(page.getByRole('button', { name: 'Share', exact: true }));
          const address = dialog(page).getByLabel('Address');
          const shorts: string[] = [];
          for (const style of ['Chips', 'Dynamic', 'Static']) {
            await hand.press(dialog(page).getByRole('radio', { name: style }));
            await expect(dialog(page).getByRole('radio', { name: style })).toBeChecked();
            await expect(dialog(page).getByText(found)).toBeVisible();
            await hand.press(dialog(page).getByRole('button', { name: 'Shorten' }));
            await expect(address).toHaveValue(/\/s\//);
            shorts.push(await address.inputValue());
            await hand.press(dialog(page).getByRole('button', { name: 'Expand' }));
            await expect(address).toHaveValue(new RegExp(`encv=.*rs=${style.toLowerCase()}`));
          }
          await hand.press(dialog(page).getByRole('tab', { name: 'Embed' }));
          await expect(dialog(page).getByLabel('HTML code')).toHaveValue(/<iframe .*width="980" height="930"/);
          await hand.press(dialog(page).getByRole('tab', { name: 'Health meter' }));
          await expect(dialog(page).getByRole('img', { name: 'The health meter now' })).toBeVisible();

          const viewer = await browser.newPage();
          const chip = viewer.getByRole('listitem').filter({ hasText: `Keyword ${plan.word}` });
          const [chips = '', dynamic = '', still = ''] = shorts;
          await viewer.goto(chips);
          await expect(cards(viewer)).toHaveCount(plan.found);
          await expect(chip).toBeVisible();
          await expect(viewer.getByRole('banner')).toHaveCount(0);
          await expect(viewer.getByRole('button', { name: NOT_FOR_VIEWERS })).toHaveCount(0);

          await viewer.goto(still);
          await expect(viewer.getByRole('banner')).toContainText(plan.name);
          await expect(chip).toBeVisible();
          await expect(viewer.getByRole('button', { name: NOT_FOR_VIEWERS })).toHaveCount(0);
          await hand.press(card(viewer, plan.child.number).getByRole('link').first());
          await expect(dialog(viewer)).toContainText(plan.child.title);

          await viewer.goto(dynamic);
          await expect(count(viewer)).toHaveText(`${plan.found} of ${plan.found} goals`);
          await hand.press(viewer.getByRole('button', { name: /Filter/ }).first());
          await hand.press(viewer.locator('[data-kind="depths"]').getByRole('button').first());
          await hand.press(viewer.getByRole('checkbox', { name: 'Organisation goals' }));
          // Of those found one is an organisation goal.
          await expect(count(viewer)).toHaveText(`1 of ${plan.found} goals`);
          await expect(viewer).toHaveURL(/encv=.*rs=dynamic/);
          await viewer.close();
        });

        test('print opens the report of what is shown in a window of its own, as a PDF', async ({ page, context }) => {
          await open(page, `?filters=${twoLevels}`);
          const asked = context.waitForEvent('request', (request) => request.url().includes('/reports/print-dash'));
          await hand.press(page.getByRole('button', { name: 'More', exact: true }));
          await hand.press(page.getByRole('menuitem', { name: 'Print or PDF' }));
          const query = new URL((await asked).url()).searchParams;
          expect([query.get('pdf'), query.get('rs'), query.get('fiscal_year')]).toEqual([
            '1',
            'dynamic',
            expect.any(String),
          ]);
          expect(query.get('filters')).toContain(plan.word);
        });
      });
    }

    test('the address names year, filters and saved filter, and what it cannot read is ignored with a notice', async ({
      page,
    }) => {
      await open(page, `?fiscal_year=${plan.early}&filters=${allLevels}`);
      expect(Number.parseInt(await count(page).innerText(), 10)).toBeLessThan(plan.goals);
      await open(page, `?fiscal_year=ALL&filters=${allLevels}`);
      await expect(count(page)).toHaveText(`${plan.goals} of ${plan.goals} goals`);
      await open(page, '?filters=%7Bnope');
      await expect(page.getByText('could not be read')).toBeVisible();
      await open(page, '?customFilter=Nobody');
      await expect(page.getByText('You have no saved dashboard called “Nobody”.')).toBeVisible();
    });
  });
}
