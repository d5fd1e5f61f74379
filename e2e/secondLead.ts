import type { Browser, Page } from '@playwright/test';
import { addresses, planMemberPath, planMembersPath } from '#contract/addresses.ts';
import { expect, type RunningMilepost } from './milepost.ts';

export type SecondLead = { readonly page: Page; readonly memberId: string };

/** Another lead of the demo plan, in a browser of their own; `page` is of one who may invite. */
export async function secondLead(
  browser: Browser,
  { page, milepost, first }: { readonly page: Page; readonly milepost: RunningMilepost; readonly first: string },
): Promise<SecondLead> {
  const headers = { origin: milepost.address };
  const invited = await page.request.post(`${milepost.address}${planMembersPath('demo')}`, {
    data: { email: `${first.toLowerCase()}@example.org`, role: 'lead' },
    headers,
  });
  const { id, link } = await invited.json();
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const accepted = await other.request.post(`${milepost.address}${addresses.invitationAccept}`, {
    data: {
      token: new URL(link).searchParams.get('token'),
      name: `${first} Second`,
      password: 'a horse of another colour',
    },
    headers,
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { page: other, memberId: id };
}

/** Their membership ends. */
export async function removeMember(page: Page, milepost: RunningMilepost, memberId: string): Promise<void> {
  const removed = await page.request.delete(`${milepost.address}${planMemberPath('demo', memberId)}?successor=`, {
    data: {},
    headers: { origin: milepost.address },
  });
  expect(removed.status(), await removed.text()).toBe(200);
}
