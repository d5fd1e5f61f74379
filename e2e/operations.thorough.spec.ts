import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeViolations } from './axe.ts';
import { expect, signIn, startMilepost, test } from './milepost.ts';

const ACCOUNT = 'This installation';

test('administrators are told on every page what fails, and see why in their account', async ({ page, browser }) => {
  const blocked = join(tmpdir(), `milepost-blocked-${process.pid}`);
  await writeFile(blocked, '');
  const milepost = await startMilepost({ MILEPOST_BACKUP_FOLDER: blocked, MILEPOST_DEMO: '1' });
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/dashboard`);
    const notice = page.getByRole('status').filter({ hasText: 'Backups are failing.' });
    await expect(notice).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(notice).toBeVisible();
      const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      expect(sideways).toBe(false);
    }
    await notice.getByRole('link', { name: 'See why' }).focus();
    await page.keyboard.press('Enter');
    const part = page.getByRole('region', { name: ACCOUNT });
    await expect(part).toBeInViewport();
    await expect(part.getByRole('listitem').filter({ hasText: 'Backups' })).toContainText(blocked);
    await expectNoAxeViolations(page);
    await expect(part.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Not set up');

    await page.goto(`${milepost.address}/dashboard`);
    await page.getByRole('button', { name: 'Account of' }).click();
    await expect(page.getByText(/^Milepost \d+\.\d+\.\d+$/)).toBeVisible();

    const german = await browser.newContext({ locale: 'de-DE' });
    const seite = await german.newPage();
    await signIn(seite, milepost);
    await seite.goto(`${milepost.address}/dashboard`);
    await expect(seite.getByText('Sicherungen schlagen fehl.')).toBeVisible();
    await german.close();
  } finally {
    await milepost.stop();
    await rm(blocked, { force: true });
  }
});

test('where nothing fails nothing is said, nor to anybody else', async ({ page }) => {
  const folder = join(tmpdir(), `milepost-backups-${process.pid}`);
  await mkdir(folder);
  const milepost = await startMilepost({ MILEPOST_BACKUP_FOLDER: folder });
  try {
    await signIn(page, milepost);
    await page.goto(`${milepost.address}/account`);
    const part = page.getByRole('region', { name: ACCOUNT });
    await expect(part.getByRole('listitem').filter({ hasText: 'Backups' })).toContainText(
      'Working, the latest is from',
    );
    await expect(part.getByText('Failing')).toHaveCount(0);
  } finally {
    await milepost.stop();
    await rm(folder, { recursive: true });
  }
});
