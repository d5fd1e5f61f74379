import assert from 'node:assert/strict';
import { addresses } from '#contract/addresses.ts';
import { PLAN_PAGES, planPagePath, SETTINGS_SECTIONS } from '#contract/pages.ts';
import { type Check, DASHBOARD, DESK, PHONE } from '#e2e/browsers/check.ts';
import type { Visit } from '#e2e/browsers/visit.ts';

const LEVELS = encodeURIComponent('{"depth":[0,1]}');

const PAGES: Readonly<Record<string, string>> = {
  dashboard: `${DASHBOARD}?filters=${LEVELS}`,
  table: `${DASHBOARD}?view=table`,
  tree: `${DASHBOARD}?view=tree`,
  'looking back': `${DASHBOARD}?as_of=2026-10-31`,
  comparison: `${DASHBOARD}?as_of=2026-10-31&compare=2026-06-30`,
  report: `${addresses.print}?plan_id=demo&filters=${LEVELS}&dialog=0`,
  account: addresses.accountPage,
  ...Object.fromEntries(
    PLAN_PAGES.filter((page) => page !== 'dashboard' && page !== 'settings').map((page) => [
      page,
      planPagePath('demo', page),
    ]),
  ),
  ...Object.fromEntries(
    SETTINGS_SECTIONS.map((section) => [`settings, ${section}`, planPagePath('demo', 'settings', section)]),
  ),
};

export const pageChecks: readonly Check[] = Object.entries(PAGES).map(([name, path]) => ({
  name: `the page "${name}" shows itself whole on a desk and on a phone`,
  run: async (visit: Visit) => {
    const { browser, open, sees, until, picture } = visit;
    for (const size of [DESK, PHONE]) {
      await browser.resize(...size);
      await open(path);
      await sees('main, article');
      await until('a page at rest', () =>
        browser.evaluate(() => document.querySelector('[aria-busy="true"]') === null),
      );
      await picture(`${name.replaceAll(/\W+/g, '-')}-${size[0]}`);
      const width = await browser.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= size[0], `it is ${width} px wide at ${size[0]}`);
    }
  },
}));
