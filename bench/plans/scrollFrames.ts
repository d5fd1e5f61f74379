import type { CDPSession, Page } from '@playwright/test';
import { type FrameTime, frameTimesOf } from './frameTimes.ts';

const WHEELS = 120;
const WHEEL_PX = 300;

/** Wheels down a step a frame, and takes from a trace how long the main thread worked for each frame. */
export async function scrollFrames(page: Page, cdp: CDPSession): Promise<FrameTime[]> {
  const events: unknown[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await page.mouse.move(700, 600);
  await page.waitForTimeout(1_000);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'] },
  });
  for (let turn = 0; turn < WHEELS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(16);
  }
  await cdp.send('Tracing.end');
  await ended;
  return frameTimesOf(events);
}
