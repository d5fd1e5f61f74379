import type { Page } from '@playwright/test';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const FIELDS = [
  { id: 'note', name: 'Note', kind: 'text' },
  { id: 'story', name: 'Background', kind: 'long_text' },
  { id: 'co2', name: 'Carbon saved', kind: 'number', unit: 'tons of CO2', decimals: 1 },
  { id: 'grant', name: 'Grant', kind: 'money' },
  { id: 'share', name: 'Share of the city', kind: 'percent' },
  { id: 'decided', name: 'Decided on', kind: 'date' },
  {
    id: 'ward',
    name: 'Ward',
    kind: 'choice',
    options: ['Harbor', 'Old Town', 'North Hill', 'West', 'East', 'Airport', 'Lakeside', 'Mills', 'Uplands'].map(
      (name, at) => ({ id: `w${at}`, name }),
    ),
  },
  {
    id: 'themes',
    name: 'Themes',
    kind: 'choices',
    options: [
      { id: 'climate', name: 'Climate' },
      { id: 'youth', name: 'Youth' },
    ],
  },
  { id: 'sponsor', name: 'Sponsor', kind: 'person' },
  { id: 'page', name: 'Page', kind: 'link' },
  { id: 'law', name: 'Required by law', kind: 'yes_no' },
];

/** Titles of the goals that have values. */
type OwnPlanGoals = { readonly first: string; readonly second: string };

export type OwnPlan = { readonly milepost: RunningMilepost; readonly titles: OwnPlanGoals };

/** Gives the journeys of a file, which change the plan, a server of their own; each begins signed in. */
export function withOwnPlan(prepare: (page: Page, plan: OwnPlan) => Promise<void> = async () => {}): () => OwnPlan {
  let plan: OwnPlan | undefined;
  const running = () => {
    if (plan === undefined) throw new Error('The server has not started.');
    return plan;
  };
  test.beforeAll(async ({ browser }) => {
    const milepost = await startMilepost();
    const page = await browser.newPage();
    await signIn(page, milepost);
    plan = { milepost, titles: await giveOwnFields(page, milepost) };
    await prepare(page, plan);
    await page.close();
  });
  test.afterAll(() => plan?.milepost.stop());
  test.beforeEach(({ page }) => signIn(page, running().milepost));
  return running;
}

/** Gives the demo plan a field of each kind, and two of its goals values; gives their titles. */
async function giveOwnFields(page: Page, { address }: RunningMilepost): Promise<OwnPlanGoals> {
  const headers = { origin: address };
  const plan = `${address}/api/plans/demo`;
  expect((await page.request.patch(plan, { headers, data: { fields: FIELDS } })).status()).toBe(200);
  const { goals } = await (await page.request.get(`${plan}/export.json`)).json();
  const [first, second] = goals.filter(({ depth }: { depth: number }) => depth === 1);
  const { users } = (await (await page.request.get(plan)).json()).owners[0] ?? {};
  const sponsor = users?.[0]?.plan_users_id;
  const values = [
    {
      note: 'See the council’s minutes',
      story: 'It began\nin 2019',
      co2: 1234.5,
      grant: 250000,
      share: 12.5,
      decided: '2026-03-31',
      ward: 'w0',
      themes: ['climate', 'youth'],
      page: 'https://example.org/grants?id=7',
      law: true,
      ...(sponsor !== undefined && { sponsor }),
    },
    { co2: 7, grant: 90, share: 40, decided: '2025-12-31', ward: 'w2', themes: ['youth'], law: false },
  ];
  for (const [at, goal] of [first, second].entries()) {
    const reply = await page.request.patch(`${plan}/goals/${goal.id}`, { headers, data: { own_fields: values[at] } });
    expect([reply.status(), await reply.text()]).toEqual([200, expect.any(String)]);
  }
  return { first: first.item ?? first.title, second: second.item ?? second.title };
}
