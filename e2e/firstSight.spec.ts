import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, signIn, startMilepost, test } from './milepost.ts';

const GOALS = `number,parent_number,depth,title,measure,unit,start,end,target_direction,tracking_frequency
1,,0,A city that cools down,,,2018-01-01,2030-12-31,,
1.1,1,1,Cut greenhouse gas,Emissions,Total,2018-01-01,2030-12-31,down,yearly
1.2,1,1,Plant street trees,Trees,Total,2018-01-01,2030-12-31,up,yearly
`;

const ENTRIES = `goal_number,date,target,actual
1.1,2022-12-31,,700
1.1,2024-12-31,,612
1.1,2030-12-31,410,
1.2,2024-12-31,,17900
1.2,2030-12-31,40000,
`;

test('a plan whose figures are of an earlier year says so, and leads on', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'first-sight-'));
  const files = [join(folder, 'goals.csv'), join(folder, 'entries.csv')] as const;
  await writeFile(files[0], GOALS);
  await writeFile(files[1], ENTRIES);
  const own = await startMilepost({ MILEPOST_DEMO: '0' });
  try {
    const { status, output } = await own.run('import', '--plan', 'Climate', '--fiscal-month', '1', ...files);
    expect(status, output).toBe(0);
    await signIn(page, own);
    await page.goto(`${own.address}/dashboard?filters=${encodeURIComponent('{"depth":[1]}')}`);

    const notice = page.getByRole('region', { name: /Latest: (FY)?(20)?24/ });
    await expect(notice).toContainText('2 goals wait');
    await expect(notice.getByRole('link', { name: 'Import a file' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Type them' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'No figures, 2 goals' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not Started, 0 goals' })).toBeVisible();

    const card = page.getByRole('article', { name: /Cut greenhouse gas/ });
    await expect(card).toContainText('612');
    await expect(card).toContainText('last actual, of');
    await expect(card.getByRole('button', { name: 'No figures' })).toBeVisible();

    await notice.getByRole('button', { name: 'Hide for me' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(card).toContainText('612');
    await expect(notice).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await notice.getByRole('link', { name: /^Show / }).click();
    await expect(page).toHaveURL(/fiscal_year=2024/);
    await expect(card.getByRole('button', { name: 'No figures' })).toHaveCount(0);
  } finally {
    await own.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
