import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { makeShare } from './makeShare.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="80"><script>window.harm = true</script><circle cx="40" cy="40" r="30" fill="#7a1f5c"/><path d="M90 25h170v12H90zM90 46h120v12H90z" fill="#221133"/></svg>',
);

/** What these change is seen on every page: they have a server of their own. */
let milepost: RunningMilepost;

test.beforeAll(async () => {
  milepost = await startMilepost();
});

test.afterAll(() => milepost.stop());

test.describe('the house', () => {
  test('logo and accent are set, seen on every page, and taken away again', async ({ page }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}${addresses.accountPage}`);
    const part = page.getByRole('region', { name: 'Logo and colour' });
    await expect(part.getByText('No logo yet: the mark of Milepost is shown.')).toBeVisible();

    const chooser = page.waitForEvent('filechooser');
    await part.getByRole('button', { name: 'Choose a picture' }).press('Enter');
    await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
    await expect(page.getByText('The logo has been saved.')).toBeVisible();
    const shown = part.getByRole('img', { name: 'The logo as it is shown' });
    await expect(shown).toHaveAttribute('src', /^\/house\/[0-9a-f]{20}\.png$/);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);

    const field = part.getByRole('textbox', { name: 'Accent colour' });
    await field.fill('yellow');
    await field.press('Enter');
    await expect(part.getByText('Please write a colour as #')).toBeVisible();
    await field.fill('#7a1f5c');
    await expect(part.getByText('On dark pages it is a little lighter')).toBeVisible();
    await field.press('Enter');
    await expect(page.getByText('The colour has been saved.')).toBeVisible();
    await expectNoAxeViolations(page);

    // At once, and on every page from now on.
    const brand = page.locator('[data-house="mark"]');
    const logoOf = () => brand.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
    const accentOf = () =>
      page
        .getByRole('button', { name: 'Save the colour' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(logoOf).toContain('/house/');
    await page.goto(`${milepost.address}${planDashboardPath('demo')}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await logoOf()).toContain('/house/');
    await expect(page.getByRole('link', { name: 'Milepost' })).toBeVisible();
    await expect(brand.locator('svg')).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
    ).toContain('#7a1f5c');
    await expectNoAxeViolations(page);
    await page.goto(`${milepost.address}/reports/print-dash?plan_id=demo&dialog=0&filters=%7B%22depth%22%3A%5B0%5D%7D`);
    await expect(page.locator('[data-house="line"]')).toBeVisible();

    const share = await makeShare(page, milepost, { style: 'static' });
    await page.goto(share.long_url);
    await expect(page.locator('[data-house="badge"]')).toBeVisible();

    await page.goto(`${milepost.address}${addresses.accountPage}`);
    await part.getByRole('button', { name: 'Remove the logo' }).click();
    await expect(page.getByText('The logo has been removed.')).toBeVisible();
    await part.getByRole('button', { name: 'Use the colour of Milepost' }).click();
    await expect(page.getByText('The colour has been saved.')).toBeVisible();
    await expect.poll(logoOf).toBe('none');
    await expect(page.locator('#house')).toHaveCount(0);
    expect(await accentOf()).not.toBe('');
  });

  test('a picture that is refused says why, and the logo of before stays', async ({ page }) => {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}${addresses.accountPage}`);
    const part = page.getByRole('region', { name: 'Logo and colour' });
    const input = part.locator('[data-logo-file]');
    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
    await expect(page.getByText('The logo has been saved.')).toBeVisible();
    const page404 = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') };
    await input.setInputFiles(page404);
    await expect(part.getByRole('alert')).toHaveText(/This is not a picture that can be read/);
    const outside = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/hostname"/></svg>';
    await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(outside) });
    await expect(part.getByRole('alert')).toHaveText(/refers to something outside of it/);
    await expect(part.getByRole('img', { name: 'The logo as it is shown' })).toBeVisible();
    expect(await page.evaluate(() => 'harm' in window)).toBe(false);
  });
});
