import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { test as base, expect, type RunningMilepost, signIn, startMilepost } from './milepost.ts';

const test = base.extend<object, { own: RunningMilepost }>({
  own: [
    async ({ browser: _browser }, use) => {
      // No mail goes out within the journey; that one could is enough for the form.
      const milepost = await startMilepost({ MILEPOST_SMTP_URL: 'smtp://127.0.0.1:2525' });
      await use(milepost);
      await milepost.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const LEVEL_1 = encodeURIComponent('{"depth":[1]}');

async function openDialog(page: Page, milepost: RunningMilepost): Promise<void> {
  await signIn(page, milepost);
  await page.goto(`${milepost.address}/plans/demo/dashboard?filters=${LEVEL_1}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this view' })).toBeVisible();
}

async function links(page: Page, milepost: RunningMilepost): Promise<readonly { id: string; state: string }[]> {
  return (await page.request.get(`${milepost.address}/api/plans/demo/shares`)).json();
}

test.describe('the share dialog', () => {
  test.beforeEach(async ({ context, own }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own.address });
  });

  test('names the own fields that viewers see, and says that the others stay hidden', async ({ page, own }) => {
    await signIn(page, own);
    const setFields = (fields: readonly object[]) =>
      page.request.patch(`${own.address}/api/plans/demo`, { data: { fields }, headers: { origin: own.address } });
    for (const [fields, sentence] of [
      [[{ name: 'Ward', kind: 'text' }], 'Own fields stay hidden.'],
      [
        [
          { name: 'Ward', public: true },
          { name: 'Grant', kind: 'text' },
        ],
        'Own fields: Ward; the others stay hidden.',
      ],
      [[{ name: 'Ward' }], 'Own fields: Ward.'],
    ] as const) {
      expect((await setFields(fields)).ok()).toBe(true);
      await openDialog(page, own);
      await expect(page.getByRole('dialog').getByText(`Figures, owners and comments. ${sentence}`)).toBeVisible();
    }
    await setFields([]);
  });

  test('says what viewers see, and makes the link at the first copy', async ({ page, own }) => {
    await openDialog(page, own);
    const before = (await links(page, own)).length;
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('29 of 94 goals')).toBeVisible();
    await expect(dialog.getByText(/They can open 65 more below them/)).toBeVisible();
    await dialog.getByLabel(/Only these levels/).check();
    await expect(dialog.getByText(/more below/)).toHaveCount(0);
    await expect(dialog.getByText(/Of \d+ objectives, only the name/)).toBeVisible();
    for (const style of ['Chips', 'Dynamic']) await dialog.getByRole('radio', { name: style }).check();
    expect((await links(page, own)).length).toBe(before);
    await expectNoAxeViolations(page);

    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/encv=/);
    await expect(dialog.getByLabel('Address')).toHaveValue(copied);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect((await links(page, own)).length).toBe(before + 1);

    await dialog.getByRole('button', { name: 'Shorten' }).click();
    await expect(dialog.getByLabel('Address')).toHaveValue(/\/s\//);
    const short = await dialog.getByLabel('Address').inputValue();
    await dialog.getByRole('button', { name: 'Expand' }).click();
    await expect(dialog.getByLabel('Address')).toHaveValue(copied);

    const notApplied = dialog.getByRole('paragraph').filter({ hasText: /^Not applied yet: this link/ });
    await expect(notApplied).toHaveCount(0);
    await dialog.getByLabel('Websites that may embed it').fill('example.org');
    await expect(notApplied.first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open as a viewer' })).toHaveCount(0);
    await dialog.getByRole('tab', { name: 'Embed' }).click();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(notApplied).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Open as a viewer' })).toBeVisible();
    await expect(dialog.getByLabel('HTML code')).toHaveValue(/<iframe .*width="980" height="930"/);
    expect((await links(page, own)).length).toBe(before + 1);
    await dialog.getByRole('tab', { name: 'Health meter' }).click();
    await expect(dialog.getByRole('img', { name: 'The health meter now' })).toBeVisible();

    await page.context().clearCookies();
    await page.goto(short);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('pauses, relabels and revokes in the list, and gives the focus back', async ({ page, own }) => {
    await openDialog(page, own);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Label' }).fill('Board pack');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Pause Board pack' }).click();
    await expect(dialog.getByRole('row', { name: /Board pack/ })).toContainText('Paused');
    await dialog.getByRole('button', { name: 'Resume Board pack' }).click();
    await expect(dialog.getByRole('row', { name: /Board pack/ })).toContainText('Live');
    await dialog.getByRole('button', { name: 'Change the label of Board pack' }).click();
    await dialog.getByRole('row').getByRole('textbox', { name: 'Label' }).fill('Council pack');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('row', { name: /Council pack/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send the PDF of Council pack by mail' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter at least one e-mail address.');
    await dialog.getByLabel('Send the PDF to').fill('council@example.org, mayor@example.org');
    await dialog.getByRole('radio', { name: 'Weekly' }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Send the PDF of Council pack by mail' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Send the PDF of Council pack by mail' }).click();
    await expect(dialog.getByLabel('Send the PDF to')).toHaveValue('council@example.org, mayor@example.org');
    await dialog.getByRole('button', { name: 'Stop sending' }).click();

    await dialog.getByRole('button', { name: 'Revoke Council pack' }).click();
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Revoke Council pack' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog.getByRole('row', { name: /Council pack/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  });

  test('says at the password’s field that it is easy to guess, and takes the person there', async ({ page, own }) => {
    await openDialog(page, own);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('Password1!');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/too easy to guess/);
    await expect(dialog.getByRole('alert')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    await password.fill('harbour lantern sixty');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('says the sentence of the catalogue where shortening fails', async ({ page, own }) => {
    await openDialog(page, own);
    await page.route('**/short-url/', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Shorten' }).click();
    await expect(page.getByRole('alert')).toHaveText('There was a problem. Please try again.');
  });
});
