import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { unjudgedFigures } from './unjudgedFigures.ts';

type Shown = Parameters<typeof unjudgedFigures>[1];
const shown = { plan: { fiscalStartMonth: 1, fiscalDisplay: 'startYear', currency: '$' }, year: 2026 } as Shown;

it('the path a year says what it means, with the figure in full', () => {
  const goal = exampleDashboardGoal({
    aggregation: 'current',
    valueType: 'number',
    span: { start: exampleDay('2020-01-01'), end: exampleDay('2027-12-31') },
    allTarget: 40_000,
    entries: [{ date: exampleDay('2025-12-01'), target: null, actual: 10_000 }],
    figures: {
      year: 2026,
      statusRule: 'noFigures',
      allTarget: 40_000,
      window: { start: exampleDay('2026-01-01'), end: exampleDay('2026-12-31') },
    },
  });
  const [, path] = unjudgedFigures(goal, shown)?.meta ?? [];
  expect(path).toEqual({
    label: 'Path a year',
    value: '+15k',
    whole: '+15,000 in each year to come would reach the target',
  });
});
