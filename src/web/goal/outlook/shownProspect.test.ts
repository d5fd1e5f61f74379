import { expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { shownChanceOf, shownProspectOf } from './shownProspect.ts';

const own = exampleDashboardGoal({});
const rolledUp = exampleDashboardGoal({ figures: { distribution: NO_GOALS } });

it.each([
  ['one at risk', own, { prospect: 'atRisk', chance: 0.35 }, 'atRisk', 0.35],
  ['one that is likely', own, { prospect: 'likely', chance: 0.8 }, 'likely', 0.8],
  ['one that is behind and unlikely', own, { prospect: null, chance: 0.1 }, 'unlikely', 0.1],
  ['one with too little history', own, { prospect: 'noHistory', chance: null }, 'noHistory', null],
  ['one without a target', own, { prospect: null, chance: null }, null, null],
  ['one that counts the goals below', rolledUp, { prospect: null, chance: 0.1 }, null, null],
  ['one of which nothing is known', own, null, null, null],
] as const)('a list shows the outlook of a goal, and sorts by its chance: %s', (_, goal, found, prospect, chance) => {
  expect([shownProspectOf(goal, found), shownChanceOf(goal, found)]).toEqual([prospect, chance]);
});
