import type { Browser } from 'playwright-core';
import { browserLaunch } from '#server/features/reports/packedBrowser.ts';

export { browserLaunch };

/** Journeys and benchmarks look at pages in the same browser that prints them; as the user who runs them. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { args, ...launch } = await browserLaunch();
  return chromium.launch({ ...launch, args: [...args, ...more] });
}
