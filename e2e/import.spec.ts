import { expect, signIn, startMilepost, test } from './milepost.ts';
import { realPlanFiles } from './realPlan.ts';

test.describe('a plan of one’s own', () => {
  for (const [folder, goals, tag] of [
    ['barcelona-2030', 512, ' @full'],
    ['mta-rail-bus', 71, ''],
  ] as const) {
    test(`${folder} goes in by the command while the server runs, and its ${goals} goals are on the dashboard${tag}`, async ({
      page,
    }) => {
      const files = realPlanFiles(folder);
      test.skip(files.length === 0, `the real plan ${folder} is not here`);
      const milepost = await startMilepost({ MILEPOST_DEMO: '0' });
      try {
        const { status, output } = await milepost.run('import', '--plan', folder, '--fiscal-month', '1', ...files);
        expect(status, output).toBe(0);
        await signIn(page, milepost);
        const levels = encodeURIComponent(JSON.stringify({ depth: [0, 1, 2, 3, 4, 5] }));
        await page.goto(`${milepost.address}/dashboard?fiscal_year=ALL&filters=${levels}`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: ' of ' })).toHaveText(`${goals} of ${goals} goals`);
      } finally {
        await milepost.stop();
      }
    });
  }
});
