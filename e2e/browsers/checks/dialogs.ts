import assert from 'node:assert/strict';
import { type Check, DASHBOARD, DESK, PHONE, type Size } from '#e2e/browsers/check.ts';
import type { Visit } from '#e2e/browsers/visit.ts';

/** What opens over the dashboard, and the press that opens it. */
const DIALOGS: readonly { readonly name: string; readonly open: (visit: Visit) => Promise<void> }[] = [
  { name: 'the share dialog', open: ({ press }) => press('button', 'Share') },
  { name: 'a goal in detail', open: ({ press }) => press('article a', 'A financially strong city') },
  { name: 'the search', open: ({ browser }) => browser.press('Control', 'k') },
  { name: 'the check-in', open: ({ press }) => press('button[aria-label^="Check in"]') },
];

/** Beside every dialog, on the page's own background. */
const BESIDE = { x: 6, y: 894 };

export const dialogChecks: readonly Check[] = [
  ...DIALOGS.map(({ name, open }) => ({
    name: `${name} closes by a press beside it, and by Escape`,
    run: async (visit: Visit) => {
      await openDashboard(visit, DESK);
      await open(visit);
      await visit.sees('dialog[open]');
      await visit.placeOf('dialog[open]');
      await visit.picture(name.replaceAll(' ', '-'));
      await visit.browser.clickAt(BESIDE);
      await visit.seesNot('dialog[open]');
      await open(visit);
      await visit.sees('dialog[open]');
      await visit.browser.press('Escape');
      await visit.seesNot('dialog[open]');
    },
  })),
  {
    name: 'the sheet of filters is as high on a phone as what is in it',
    run: async (visit) => {
      const { browser, press, sees, picture } = visit;
      await openDashboard(visit, PHONE);
      await press('button', 'Filter');
      await sees('dialog[open]', 'Status');
      await picture('filters-390');
      const height = await browser.evaluate(() => document.querySelector('dialog[open] > div')?.clientHeight ?? 0);
      assert.ok(height > 300, `it is ${height} px high`);
    },
  },
  {
    name: 'Escape closes a menu within a dialog, and leaves the dialog',
    run: async (visit) => {
      const { browser, open, press, sees, seesNot } = visit;
      await openDashboard(visit, DESK);
      await open(`${DASHBOARD}?filters=${encodeURIComponent('{"depth":[1]}')}`);
      await press('article a');
      await press('dialog[open] button[popovertarget]');
      await sees('dialog[open] [popover="auto"]:popover-open');
      await browser.press('Escape');
      await seesNot('[popover="auto"]:popover-open');
      await sees('dialog[open]');
      await browser.press('Escape');
      await seesNot('dialog[open]');
    },
  },
  {
    name: 'Escape closes a menu of the page, and "why"',
    run: async (visit) => {
      const { browser, press, sees, seesNot, picture } = visit;
      await openDashboard(visit, DESK);
      for (const [selector, words] of [
        ['[popovertarget="year-menu"]', ''],
        ['[popovertarget="account-menu"]', ''],
        ['article button[aria-haspopup="dialog"]', 'On Target'],
      ] as const) {
        await press(selector, words);
        await sees('[popover="auto"]:popover-open');
        await picture(`over-${selector.replaceAll(/\W+/g, '-')}`);
        await browser.press('Escape');
        await seesNot('[popover="auto"]:popover-open');
      }
    },
  },
  {
    name: 'a comment’s field grows with what is typed',
    run: async (visit) => {
      const { browser, press, sees, until, placeOf } = visit;
      await openDashboard(visit, DESK);
      await press('article a', 'A city hall people trust');
      await sees('dialog[open] textarea');
      await placeOf('dialog[open] textarea');
      await press('dialog[open] textarea');
      const height = () => browser.evaluate(() => document.querySelector('dialog textarea')?.clientHeight ?? 0);
      const before = await height();
      for (const line of ['one', 'two', 'three', 'four']) {
        await browser.type(line);
        await browser.press('Enter');
      }
      await until('a field of five lines', async () => (await height()) >= before + 3 * 18);
    },
  },
];

async function openDashboard({ browser, open, sees }: Visit, size: Size): Promise<void> {
  await browser.resize(...size);
  await open(DASHBOARD);
  await sees('article', 'A financially strong city');
}
