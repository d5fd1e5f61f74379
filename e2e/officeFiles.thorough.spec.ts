import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { addresses, planExportPath } from '#contract/addresses.ts';
import { expect, type RunningMilepost, signIn, startMilepost, test } from './milepost.ts';
import { folderOfAll } from './realPlan.ts';

/** The six of the files of offices that hold most and were read worst, as somebody who never saw the page brings them. */
const FOLDER = join(folderOfAll, 'office-files');
const MOST_PRESSES = 5;

type Judged = {
  readonly facts: readonly { readonly goal: string; readonly what: string; readonly ok: boolean }[];
  readonly bad: readonly string[];
  readonly goalsTooMany: number;
  readonly figuresTooMany: number;
};

const isThere = existsSync(FOLDER);
test.skip(!isThere, `The files of offices are not at ${FOLDER}.`);
test.use({ viewport: { width: 1440, height: 900 } });

let milepost: RunningMilepost;
test.beforeAll(async () => {
  milepost = await startMilepost({ MILEPOST_DEMO: '0' });
});
test.afterAll(() => milepost.stop());

/** What the person knows and the file does not say. */
const ANSWERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'okr-start-current': async (page) => {
    await page.getByLabel('Month, quarter or year').selectOption('Quarter');
    await page.getByRole('combobox', { name: /^Which period are/ }).selectOption('2026-Q4');
  },
};

/** Presses of the mouse and choices of a list or a file, counted by the page itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
    document.addEventListener('pointerdown', (event) => event.isTrusted && add(), true);
    document.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file'))
          add();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

test.describe('a file of an office becomes the right plan on the page', () => {
  for (const name of [
    'register-undated',
    'months-type-rows',
    'okr-start-current',
    'type-column-merged',
    'planned-executed-quarters',
    'fy26-july-untitled',
  ]) {
    test(`${name}, in at most ${MOST_PRESSES} presses`, async ({ page }) => {
      const expected = JSON.parse(readFileSync(join(FOLDER, name, 'expected.json'), 'utf8'));
      const { judge } = await import(pathToFileURL(join(FOLDER, 'score.mjs')).href);
      const presses = await countPresses(page);
      await signIn(page, milepost);
      await page.goto(`${milepost.address}${addresses.newPlanPage}`);
      await page.locator('input[type=file]').setInputFiles(join(FOLDER, name, expected.files[0]));
      const accept = page.getByRole('button', { name: /see the proof$/ });
      const apply = page.getByRole('button', { name: /^Apply / });
      await expect(accept.or(apply)).toBeVisible();
      await ANSWERS[name]?.(page);
      if (await accept.isVisible()) await accept.click();
      await expect(apply).toBeVisible();
      const zero = page.getByRole('radio', { name: 'A target of zero' });
      if (await zero.isVisible()) await zero.check();
      await apply.click();
      const dashboard = page.getByRole('link', { name: 'Open the dashboard' });
      await expect(dashboard).toBeVisible();
      expect(await presses()).toBeLessThanOrEqual(MOST_PRESSES);

      const planId = /plans\/([^/]+)\//.exec((await dashboard.getAttribute('href')) ?? '')?.[1] ?? '';
      // The server may be closing the connection that rested since the last call.
      const exported = await page.request.get(milepost.address + planExportPath(planId, 'json'), { maxRetries: 1 });
      const { facts, ...more }: Judged = judge(expected, await exported.json());
      expect({ wrong: facts.filter(({ ok }) => !ok), ...more }).toEqual({
        wrong: [],
        bad: [],
        goalsTooMany: 0,
        figuresTooMany: 0,
      });
    });
  }
});
