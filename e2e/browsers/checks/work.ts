import assert from 'node:assert/strict';
import { type Check, DASHBOARD, DESK, PHONE } from '#e2e/browsers/check.ts';
import type { Visit } from '#e2e/browsers/visit.ts';

const ONE_GOAL = encodeURIComponent('{"depth":[2],"name":"permit application online"}');
const TIMELINE = `${DASHBOARD}?view=timeline&filters=${ONE_GOAL}`;
const ROW = '[role="treegrid"] [role="row"]';

export const workChecks: readonly Check[] = [
  {
    name: 'a milestone is moved on the timeline by keys, with a warning, and taken back',
    run: async (visit) => {
      const { browser, open, press, sees, seesNot, picture } = visit;
      await makeWork(visit);
      await browser.resize(...DESK);
      await open(TIMELINE);
      await sees(ROW, 'Pipes');
      await picture('timeline');
      await browser.evaluate((selector) => {
        const rows = Array.from(document.querySelectorAll<HTMLElement>(selector));
        rows.find(({ textContent }) => textContent.includes('Pipes'))?.focus();
      }, ROW);
      for (let day = 0; day < 4; day += 1) await browser.press('Shift', 'ArrowRight');
      await sees('[role="status"]', 'Paving would come 1 day too soon after Pipes.');
      await browser.press('Escape');
      await seesNot('[role="status"]', 'too soon');
      await sees(ROW, 'Dec 11');
      await browser.press('Shift', 'ArrowRight');
      await browser.press('Enter');
      await sees(ROW, 'Dec 12');
      await press('button', 'Undo');
      await sees(ROW, 'Dec 11');
    },
  },
  {
    name: 'an initiative of a goal opens from its tab over the detail, and Escape leads back',
    run: async (visit) => {
      const { browser, open, press, sees, seesNot } = visit;
      await makeWork(visit);
      await browser.resize(...DESK);
      await open(`${DASHBOARD}?goal=permits-online`);
      await press('[role="tab"]', 'Work');
      await press('dialog[open] button', 'Paving');
      await sees('dialog[open] h2', 'Paving');
      await browser.press('Escape');
      await seesNot('dialog[open] h2', 'Paving');
      await sees('dialog[open] [role="tab"]', 'Work');
    },
  },
  {
    name: 'on a phone the timeline is a list by month',
    run: async (visit) => {
      const { browser, open, sees } = visit;
      await makeWork(visit);
      await browser.resize(...PHONE);
      await open(TIMELINE);
      await sees('h2, h3', 'Dec 2026');
      await sees('li, button', 'Pipes');
      const beside = await browser.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beside <= 0, `it is ${beside} px wider than the window`);
    },
  },
];

/** Once: paving starts after the pipes have come on December 11. */
async function makeWork({ browser, address, open, until }: Visit): Promise<void> {
  await browser.resize(...DESK);
  await open(DASHBOARD);
  await until('work of the demo plan', () =>
    browser.evaluate(async (plan) => {
      const call = async (path: string, data?: object) => {
        const reply = await fetch(plan + path, {
          method: data === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json' },
          body: data === undefined ? null : JSON.stringify(data),
        });
        return reply.json();
      };
      const known: readonly { readonly title: string }[] = await call('/milestones');
      if (known.some(({ title }) => title === 'Pipes')) return true;
      const goal_ids = ['permits-online'];
      const main = { title: 'Main', goal_ids, start: '2026-09-01', end: '2027-02-26', state: 'active' };
      const { id: initiative_id } = await call('/initiatives', main);
      const pipes = await call('/milestones', { title: 'Pipes', initiative_id, due: '2026-12-11' });
      const paving = { title: 'Paving', goal_ids, start: '2026-12-14', end: '2027-03-01', after_ids: [pipes.id] };
      await call('/initiatives', paving);
      return true;
    }, `${address}/api/plans/demo`),
  );
}
