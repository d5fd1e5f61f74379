import type { Page } from 'playwright-core';
import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { PLAN_PAGES, planPagePath, SETTINGS_SECTIONS } from '#contract/pages.ts';
import type { RunningMilepost } from '#e2e/milepost.ts';

const PLAN = 'demo';
const DASHBOARD = planDashboardPath(PLAN);

/** A page in a state of its own, as somebody comes to it. */
export type Place = {
  readonly name: string;
  readonly path: string | ((page: Page, milepost: RunningMilepost) => Promise<string>);
  /** Whether somebody is signed in. */
  readonly isSignedIn: boolean;
  /** What differs from the server of most places. */
  readonly variables: Record<string, string>;
  /** What is done there first. */
  readonly prepare: ((page: Page) => Promise<void>) | null;
};

function place(name: string, path: Place['path'], more: Partial<Place> = {}): Place {
  return { name, path, isSignedIn: true, variables: {}, prepare: null, ...more };
}

const LEVELS = encodeURIComponent('{"depth":[0,1]}');
const NOBODY = { isSignedIn: false } as const;
const EMPTY = { MILEPOST_DEMO: '0' } as const;

export const DASHBOARD_PLACE = place('the dashboard', DASHBOARD);

/** Every page, and those of its states that no press on a page leads to. */
export const PLACES: readonly Place[] = [
  DASHBOARD_PLACE,
  place('the dashboard filtered', `${DASHBOARD}?filters=${LEVELS}&fiscal_year=ALL`),
  place(
    'the dashboard without a match',
    `${DASHBOARD}?filters=${encodeURIComponent('{"name":"nothing is called so"}')}`,
  ),
  place('the tree', `${DASHBOARD}?view=tree`),
  place('the table', `${DASHBOARD}?view=table`),
  place('a goal', goalPath('goal')),
  place('an expanded card', goalPath('card')),
  place('looking back', `${DASHBOARD}?as_of=2026-10-31&filters=${LEVELS}`),
  place('comparing', `${DASHBOARD}?as_of=2026-10-31&compare=2026-06-30&filters=${LEVELS}`),
  place('full screen', `${DASHBOARD}?fullscreen=1`),
  ...PLAN_PAGES.filter((page) => page !== 'dashboard' && page !== 'settings').map((page) =>
    place(page, planPagePath(PLAN, page)),
  ),
  place('what is up to date', `${planPagePath(PLAN, 'entry')}?view=up-to-date`),
  ...SETTINGS_SECTIONS.map((section) => place(`settings, ${section}`, planPagePath(PLAN, 'settings', section))),
  place('columns of an import', planPagePath(PLAN, 'import'), {
    prepare: (page) => choose(page, 'Nr;Bezeichnung;Wer\n9;Grüne Straßen;Ada\n'),
  }),
  place('review of an import', planPagePath(PLAN, 'import'), {
    prepare: (page) => choose(page, 'number,title,owner\n9,Greener streets,\n9.1,Plant trees,Ada Example\n'),
  }),
  place('a plan of a file', addresses.newPlanPage),
  place('the account', addresses.accountPage),
  place('the report', `${addresses.print}?plan_id=${PLAN}&filters=${LEVELS}&dialog=0`),
  place('a report of a plan that is not there', `${addresses.print}?plan_id=none&dialog=0`),
  place('a fixed share', sharePath('static')),
  place('a share with chips', sharePath('chips')),
  place('a dynamic share', sharePath('dynamic')),
  place('a share with a password', sharePath('static', 'harbor lanterns at dusk')),
  place('a screen', async (page, milepost) =>
    (await sharePath('static')(page, milepost)).replace('/dashboard?', '/tv?'),
  ),
  place('signing in', DASHBOARD, NOBODY),
  place('an invitation', invitationPath, NOBODY),
  place('an invitation that is over', `${addresses.invitationPage}?token=over`, NOBODY),
  place('a reset link that is over', `${addresses.resetPage}?token=over`, NOBODY),
  place('an e-mail to confirm', `${addresses.confirmEmailPage}?token=over`, NOBODY),
  place('a share that is gone', `${DASHBOARD}?encv=gone`, NOBODY),
  place('a plan that is not there', planDashboardPath('none')),
  place('the welcome of a new installation', takeOverPath, {
    isSignedIn: false,
    variables: { MILEPOST_ADMIN_EMAIL: '', MILEPOST_ADMIN_PASSWORD: '' },
  }),
  place('the guide', DASHBOARD, { variables: { MILEPOST_GUIDE: '1' } }),
  place('an installation without a plan', addresses.dashboard, { variables: EMPTY }),
  place('a plan without goals', emptyPlanPath, { variables: EMPTY }),
];

/** A goal of the first level, opened the way `parameter` says. */
function goalPath(parameter: 'goal' | 'card'): Exclude<Place['path'], string> {
  return async (page, { address }) => {
    const reply = await page.request.get(`${address}${addresses.goals}?plan_id=${PLAN}&fiscal_year=0`);
    const goals: readonly { id: string; depth: number }[] = await reply.json();
    return `${DASHBOARD}?filters=${LEVELS}&${parameter}=${goals.find(({ depth }) => depth === 1)?.id}`;
  };
}

function sharePath(style: string, password?: string): Exclude<Place['path'], string> {
  return async (page, milepost) => {
    const made = await post(page, milepost, `${addresses.plans}/${PLAN}/shares`, {
      style,
      filters: '{"depth":[1]}',
      fiscal_year: 'current',
      password,
    });
    const { pathname, search } = new URL(made.long_url ?? '');
    return pathname + search;
  };
}

async function invitationPath(page: Page, milepost: RunningMilepost): Promise<string> {
  const made = await post(page, milepost, `${addresses.plans}/${PLAN}/members`, { email: 'eve@example.org' });
  const { pathname, search, hash } = new URL(made.link ?? '');
  return pathname + search + hash;
}

async function takeOverPath(_page: Page, milepost: RunningMilepost): Promise<string> {
  return /\/welcome\?token=\S+/.exec(milepost.output())?.[0] ?? '';
}

async function emptyPlanPath(page: Page, milepost: RunningMilepost): Promise<string> {
  const made = await post(page, milepost, addresses.plans, { name: 'Riverton' });
  return planDashboardPath(made.id ?? '');
}

type Made = { readonly id?: string; readonly link?: string; readonly long_url?: string };

async function post(page: Page, { address }: RunningMilepost, path: string, data: unknown): Promise<Made> {
  const reply = await page.request.post(`${address}${path}`, { data, headers: { origin: address } });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
}

async function choose(page: Page, content: string): Promise<void> {
  const file = { name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('main table, main [role=table]').first().waitFor();
}
