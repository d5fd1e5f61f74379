import assert from 'node:assert/strict';
import { type Check, DESK } from '#e2e/browsers/check.ts';
import type { Visit } from '#e2e/browsers/visit.ts';

/** Lines and columns of the demo plan that take figures: 4 of the first, 10 of the second. */
const LINES = [0, 1, 2, 3];
const COLUMNS = 10;
const FIGURES = LINES.map((line) =>
  Array.from({ length: COLUMNS }, (_, column) => String(41 + line * COLUMNS + column)),
);
const SPREADSHEET = '<textarea rows="12" cols="80" autofocus></textarea>';

export const entrySheetChecks: readonly Check[] = [
  {
    name: '40 figures are pasted and taken back by keys',
    run: async (visit) => {
      const { browser, sees, until } = visit;
      await copyFromElsewhere(visit, FIGURES.map((row) => row.join('\t')).join('\n'));
      await openSheet(visit);
      const before = await shownFigures(visit);
      assert.notDeepEqual(before, FIGURES);
      await browser.press('Control', 'v');
      await until('40 pasted figures', async () => String(await shownFigures(visit)) === String(FIGURES));
      await sees('[data-phase="idle"]', 'Saved');
      await browser.press('Control', 'z');
      await until('the figures of before', async () => String(await shownFigures(visit)) === String(before));
    },
  },
  {
    name: 'cells that are copied arrive elsewhere, and cut ones are empty until they are taken back',
    run: async (visit) => {
      const { browser, until } = visit;
      await openSheet(visit);
      const [first = [], second = []] = await shownFigures(visit);
      await browser.press('Shift', 'ArrowRight');
      await browser.press('Shift', 'ArrowDown');
      await browser.press('Control', 'x');
      const corner = async () => (await shownFigures(visit)).slice(0, 2).map((row) => row.slice(0, 2).join());
      await until('empty cells', async () => String(await corner()) === [',', ','].join());
      await browser.press('Control', 'z');
      await until('the cells of before', async () => (await corner())[0] === first.slice(0, 2).join());
      await browser.press('Control', 'c');
      assert.equal(await pasteElsewhere(visit), [first, second].map((row) => row.slice(0, 2).join('\t')).join('\n'));
    },
  },
];

async function openSheet({ browser, open, press, sees }: Visit): Promise<void> {
  await browser.resize(...DESK);
  await open('/plans/demo/entry');
  await press('[data-line="0"] > [data-column="0"]');
  await sees('[data-line="0"] > [data-column="0"]:focus');
}

function shownFigures({ browser }: Visit): Promise<string[][]> {
  return browser.evaluate(
    (lines, columns) =>
      lines.map((line) =>
        Array.from(
          { length: columns },
          (_, column) => document.querySelector(`[data-line="${line}"] > [data-column="${column}"]`)?.textContent ?? '',
        ),
      ),
    LINES,
    COLUMNS,
  );
}

async function copyFromElsewhere({ browser, site, open, sees }: Visit, text: string): Promise<void> {
  site.show(SPREADSHEET.replace('><', `>${text}<`));
  await open(site.address);
  await sees('textarea:focus');
  await browser.press('Control', 'a');
  await browser.press('Control', 'c');
}

export async function pasteElsewhere({ browser, site, open, sees, until }: Visit): Promise<string> {
  site.show(SPREADSHEET);
  await open(site.address);
  await sees('textarea:focus');
  await browser.press('Control', 'v');
  return until('something pasted', () => browser.evaluate(() => document.querySelector('textarea')?.value ?? ''));
}
