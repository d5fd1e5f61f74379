/**
 * The claim: in the entry sheet of 1,000 goals with 52 weeks, 200 cells pasted are saved as one change within 200 ms,
 * half the time at least. Beside it, what a frame takes while one wheels through the rows, and taking a paste back.
 *
 *     node bench/entry.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { planPagePath } from '#contract/pages.ts';
import { signIn, startProcess } from '#e2e/milepost.ts';
import { launchBrowser } from '#scripts/browser.ts';
import type { FrameTime } from './plans/frameTimes.ts';
import { scrollFrames } from './plans/scrollFrames.ts';
import { LARGE_PLAN, writeLargePlan } from './plans/writeLargePlan.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const GOALS = 1_000;
const WEEKS = 52;
const PASTES = 15;
const SAVED_LIMIT = 200;
const FRAME_LIMIT = 12;
/** Five goals by forty weeks; a sheet with actuals alone has one line a goal. */
const BLOCK = { lines: 5, columns: 40 };

const data = mkdtempSync(join(tmpdir(), 'milepost-entry-'));
await writeLargePlan(data, { goals: GOALS, weeks: WEEKS });
const milepost = await startProcess({ MILEPOST_DATA: data, MILEPOST_DEMO: '0' });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, milepost);
  await page.goto(`${milepost.address}${planPagePath(LARGE_PLAN, 'entry')}?rows=actuals`);
  await page.locator('[data-line] > [role="gridcell"]').first().waitFor({ timeout: 60_000 });
  const cdp = await browser.newBrowserCDPSession();
  const down = await scrollFrames(page, cdp);
  reportFrames('rows', down);
  await page.getByRole('grid').evaluate((grid) => {
    grid.scrollTo(0, 0);
  });
  const aside = await scrollFrames(page, cdp, { wheels: 40, x: 100, y: 0 });
  reportFrames('weeks', aside);
  await page.getByRole('grid').evaluate((grid) => {
    grid.scrollTo(0, 0);
  });
  const first = page.locator('[role="gridcell"][data-column="0"]:not([aria-readonly="true"])').first();
  await first.click();
  const saved: number[] = [];
  const undone: number[] = [];
  for (let turn = 0; turn < PASTES; turn += 1) {
    saved.push(await timed(page, /\/entries$/, () => paste(page, blockOf(turn))));
    undone.push(await timed(page, /\/undo$/, () => page.keyboard.press('Control+z')));
  }
  report({ what: '200 cells pasted, until they are saved', times: saved, atMost: SAVED_LIMIT });
  report({ what: 'the same taken back', times: undone });
} finally {
  await browser.close();
  await milepost.stop();
  rmSync(data, { recursive: true, force: true });
}

/** From the key to the answer of the call it makes. */
async function timed(page: Page, call: RegExp, act: () => Promise<unknown>): Promise<number> {
  const answered = page.waitForResponse((reply) => call.test(new URL(reply.url()).pathname) && reply.ok());
  const idle = page.locator('[data-phase="idle"]');
  const began = performance.now();
  await act();
  await answered;
  const took = performance.now() - began;
  await idle.waitFor();
  return took;
}

function blockOf(turn: number): string {
  const row = (line: number) =>
    Array.from({ length: BLOCK.columns }, (_, column) => 100 + turn + line * BLOCK.columns + column).join('\t');
  return Array.from({ length: BLOCK.lines }, (_, line) => row(line)).join('\n');
}

function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((block) => {
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Of the processor: what others have of it does not count. */
function reportFrames(through: string, frames: readonly FrameTime[]): void {
  const times = frames.map(({ processor }) => processor);
  const what = `main thread a frame while scrolling through the ${through}, 95th percentile`;
  claim({ what, value: quantile(times, 0.95), unit: 'ms', spread: spreadOf(times), atMost: FRAME_LIMIT });
}

function report({ what, times, atMost }: { what: string; times: readonly number[]; atMost?: number }): void {
  const limit = atMost === undefined ? {} : { atMost };
  claim({ what, value: quantile(times, 0.5), unit: 'ms', spread: spreadOf(times), ...limit });
}
