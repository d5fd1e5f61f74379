import type { CDPSession, Page } from '@playwright/test';
import { type FrameTime, frameTimesOf } from './frameTimes.ts';

const DOWN = { wheels: 120, x: 0, y: 300 };

/** Wheels a step a frame, in px, and takes from a trace how long the main thread worked for each frame. */
export async function scrollFrames(page: Page, cdp: CDPSession, { wheels, x, y } = DOWN): Promise<FrameTime[]> {
  const events: unknown[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await page.mouse.move(700, 600);
  await page.waitForTimeout(1_000);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  for (let turn = 0; turn < wheels; turn += 1) {
    await page.mouse.wheel(x, y);
    await page.waitForTimeout(16);
  }
  await cdp.send('Tracing.end');
  await ended;
  return frameTimesOf(events);
}
