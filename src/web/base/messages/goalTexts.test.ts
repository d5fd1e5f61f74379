import { expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { statusTextOf } from './goalTexts.ts';

const NONE = {
  achieved: 0,
  on_target: 0,
  off_target: 0,
  critical: 0,
  not_started: 0,
  deferred: 0,
  no_figures: 0,
  no_target: 0,
};

it.each<[string, Partial<GoalFigures>, string]>([
  ['nothing where the label says it all', { statusText: '', statusRule: 'attainmentToDate' }, ''],
  [
    'the note of a status set by hand',
    { statusText: 'Waiting for the council', statusRule: 'setByHand' },
    'Waiting for the council',
  ],
  ['the note of what is deferred', { statusText: 'Next year', statusRule: 'deferred' }, 'Next year'],
  [
    'that nothing below is measured',
    { statusText: 'x', statusRule: 'container', year: 2026, distribution: NONE },
    'No goals to measure yet',
  ],
  [
    'why nothing below is measured',
    { statusText: 'x', statusRule: 'container', year: 2026, distribution: { ...NONE, no_figures: 7, no_target: 18 } },
    '18 with figures but no target, 7 without figures in the year',
  ],
  ['that there is no target', { statusText: 'x', statusRule: 'noTarget', endTarget: null }, 'No target set'],
  ['that no target is due yet', { statusText: 'x', statusRule: 'noTarget', endTarget: 12 }, 'No target to date'],
  [
    'that this year has no figures yet',
    { statusText: 'x', statusRule: 'noFigures', year: 2026 },
    'No figures yet in FY26',
  ],
  [
    'from when a carried actual is',
    { statusText: 'x', statusRule: 'attainmentToDate', asOf: exampleDay('2025-12-01') },
    'as of Dec 2025',
  ],
])('A badge says %s', (_what, figures, text) => {
  const plan = { ...EXAMPLE_PLAN, fiscalDisplay: 'startYear' } as const;
  const goal = exampleDashboardGoal({});
  expect(statusTextOf({ ...goal, figures: { ...goal.figures, ...figures } }, plan)).toBe(text);
});
