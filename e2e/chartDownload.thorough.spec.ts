import { readFile } from 'node:fs/promises';
import { addresses } from '#contract/addresses.ts';
import { expectNoAxeViolations } from './axe.ts';
import { openGoalMenu } from './goalMenu.ts';
import { expect, test } from './milepost.ts';

test('a chart is taken along as a picture, a drawing and its figures', async ({ signedIn: page, milepost }) => {
  const query = 'fiscal_year=0&plan_id=demo&fields=id,depth,graphType';
  const goals: { id: string; depth: number; graphType: string }[] = await (
    await page.request.get(`${milepost.address}${addresses.goals}?${query}`)
  ).json();
  const goal = goals.find(({ depth, graphType }) => depth === 1 && graphType === 'line');
  await page.goto(`${milepost.address}/plans/demo/dashboard?goal=${goal?.id}`);

  async function taken(kind: string): Promise<{ name: string; bytes: Buffer }> {
    const menu = await openGoalMenu(page.getByRole('dialog'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('menuitem', { name: kind }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  const csv = await taken('Figures (CSV)');
  expect(csv.name).toMatch(/^1\.1 .*\.csv$/);
  expect(csv.bytes.toString('utf8')).toMatch(/^\ufeffGoal,Period,Start,End,Target,Actual,Note\r\n/);
  expect(csv.bytes.toString('utf8').split('\r\n').length).toBeGreaterThan(12);

  const svg = await taken('Drawing (SVG)');
  expect(svg.bytes.toString('utf8')).toMatch(/^<svg [\s\S]*Actual[\s\S]*<\/svg>$/);

  const png = await taken('Picture (PNG)');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1920, 960]);
  await openGoalMenu(page.getByRole('dialog'));
  await expectNoAxeViolations(page);
});
