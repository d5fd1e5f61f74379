import { expect, type Page } from '@playwright/test';
import type { NewShare, ShareRequest } from '#contract/share.ts';
import { type RunningMilepost, signIn } from './milepost.ts';

/** Makes a share of the demo plan as its lead. */
export async function makeShare(
  page: Page,
  milepost: RunningMilepost,
  part: Partial<ShareRequest> = {},
): Promise<NewShare> {
  await signIn(page, milepost);
  const reply = await page.request.post(`${milepost.address}/api/plans/demo/shares`, {
    data: { style: 'static', filters: '{}', fiscal_year: 'current', ...part },
    headers: { origin: milepost.address },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}
