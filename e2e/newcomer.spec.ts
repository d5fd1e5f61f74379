import { expectNoAxeViolations } from './axe.ts';
import { expect, type RunningMilepost, startMilepost, test } from './milepost.ts';

/** A click, a field filled, a file chosen is one. */
const MOST_INTERACTIONS = 30;

const GOALS = `number,title,owner,function,eoy_target
1,Greener streets,,,
1.1,Plant trees,Ada Example,sum,1200
1.2,Rain gardens,Ada Example,sum,40
`;
const ENTRIES = `goal_number,date,target,actual
1.1,2026-01-01,100,90
1.1,2026-02-01,100,110
1.2,2026-01-01,3,4
`;
const SPREADSHEETS = [
  { name: 'goals.csv', mimeType: 'text/csv', buffer: Buffer.from(GOALS) },
  { name: 'entries.csv', mimeType: 'text/csv', buffer: Buffer.from(ENTRIES) },
];

/** As after a first `npm start`: nobody has an account, and the guide is offered. */
const UNTOUCHED = { MILEPOST_ADMIN_EMAIL: '', MILEPOST_ADMIN_PASSWORD: '', MILEPOST_GUIDE: '1' };

const PASSWORD = 'quiet lanterns above the harbor';

test.describe.configure({ mode: 'serial' });
let milepost: RunningMilepost;
test.beforeAll(async () => {
  milepost = await startMilepost(UNTOUCHED);
});
test.afterAll(() => milepost.stop());

test('from an empty store to a plan of a spreadsheet, shared by link, without documentation', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  let count = 0;
  const one = async (interaction: Promise<unknown>) => {
    count += 1;
    await interaction;
  };

  await page.goto(/http:\S+\/welcome\?token=\S+/.exec(milepost.output())?.[0] ?? '');
  await one(page.getByLabel('Your name').fill('Ada Example'));
  await one(page.getByLabel('E-mail').fill('ada@example.org'));
  await one(page.getByLabel('Password', { exact: true }).fill(PASSWORD));
  await one(page.getByRole('button', { name: 'Create account' }).click());

  const welcome = page.getByRole('dialog', { name: 'Welcome to Milepost' });
  await expect(welcome).toBeVisible();
  await expectNoAxeViolations(page);
  await one(welcome.getByRole('button', { name: /^Import a spreadsheet/ }).click());
  await one(page.getByRole('textbox', { name: 'Name' }).fill('Our plan'));
  await one(page.getByRole('button', { name: 'Choose the file…' }).click());
  await one(page.locator('input[type=file]').setInputFiles(SPREADSHEETS));
  await one(page.getByRole('button', { name: /^Apply \d+ changes/ }).click());
  await expect(page.getByRole('heading', { name: /changes imported/ })).toBeVisible();

  await one(page.getByRole('link', { name: 'Open the dashboard' }).click());
  await expect(page.getByRole('article', { name: /Greener streets/ })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await one(page.getByRole('button', { name: 'Share', exact: true }).click());
  const share = page.getByRole('dialog', { name: 'Share this view' });
  await one(share.getByRole('button', { name: 'Copy link' }).click());
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('article', { name: /Greener streets/ })).toBeVisible();
  await stranger.context().close();
  expect(count).toBeLessThanOrEqual(MOST_INTERACTIONS);
});

test('the guide is offered once to each account, leads past the dashboard, and comes back when called', async ({
  page,
}) => {
  await page.goto(`${milepost.address}/plans/demo/dashboard`);
  await expect(page.getByText('No account yet?')).toBeVisible();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const headers = { origin: milepost.address };
  await page.request.put(`${milepost.address}/api/account/guide`, { data: { seen: 0 }, headers });
  await page.reload();

  await page.getByRole('button', { name: /^Explore the demo plan/ }).click();
  const stop = page.getByRole('dialog');
  await expect(stop).toContainText('One goal, one card');
  const next = stop.getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'solid');
  await expectNoAxeViolations(page);
  for (let at = 2; at <= 7; at += 1) {
    await page.keyboard.press('Enter');
    await expect(stop).toContainText(`${at} of 7`);
  }
  await expect(stop.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('?');
  await stop.getByRole('button', { name: 'Guide to the dashboard' }).click();
  await expect(stop).toContainText('1 of 7');
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);

  const account = page.getByRole('button', { name: /account of/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Guide to the dashboard' }).focus();
  await page.keyboard.press('Enter');
  await expect(stop).toContainText('1 of 7');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});
