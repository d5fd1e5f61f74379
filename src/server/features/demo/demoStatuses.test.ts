import { describe, expect, it } from 'vitest';
import { type Day, firstDayOfMonth, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import { FISCAL_START_MONTH } from '#server/features/demo/content/planDate.ts';
import { type WrittenPlan, writtenPlan } from '#testing/server/demoUnderTest.ts';
import { day } from '#testing/server/planUnderTest.ts';
import { buildDemoPlan } from './demoPlan.ts';

const MONTHS = Array.from({ length: 40 }, (_, month) => formatIsoDate(firstDayOfMonth(2024, 7 + month)));
const TODAYS = [
  ...MONTHS,
  '2026-07-05',
  '2026-07-08',
  '2026-08-04',
  '2026-08-08',
  '2026-08-20',
  '2026-09-09',
  '2026-11-20',
  '2026-12-31',
  '2028-02-29',
  '2027-04-15',
  '2027-06-29',
  '2027-06-30',
];

describe.each(TODAYS)('the dashboard of the demo plan on %s', (text) => {
  const today = day(text);
  const figures = figuresOn(today);
  const shown = figures.filter(({ inFiscalYear }) => inFiscalYear);

  it('shows every status', () => {
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(STATUSES));
  });

  it('shows organisation goals of every status, most of those measured on target, one to three critical', () => {
    const counts = countsOf(shown.filter(({ depth }) => depth === 1));
    expect(counts.on_target).toBeGreaterThanOrEqual(8);
    expect(counts.off_target).toBeGreaterThanOrEqual(2);
    expect(counts.off_target).toBeLessThanOrEqual(9);
    expect(counts.critical).toBeGreaterThanOrEqual(1);
    expect(counts.critical).toBeLessThanOrEqual(3);
    expect(counts.achieved).toBeGreaterThanOrEqual(1);
    expect(counts.not_started).toBeGreaterThanOrEqual(1);
    expect(counts.deferred).toBe(1);
  });

  it('shows strategic objectives that differ, more of them on target than off', () => {
    const counts = countsOf(shown.filter(({ depth }) => depth === 0));
    expect(counts.on_target + counts.achieved).toBeGreaterThanOrEqual(3);
    expect(counts.off_target).toBeGreaterThanOrEqual(1);
    expect(counts.not_started).toBe(1);
  });

  it('shows something stale, something set by hand, and no figure that is not a number', () => {
    expect(shown.some(({ stale }) => stale)).toBe(true);
    expect(shown.some(({ statusRule, status }) => statusRule === 'setByHand' && status !== 'deferred')).toBe(true);
    for (const { ytd, percentComplete } of shown) {
      expect([ytd.actual, ytd.target, percentComplete].some((value) => Number.isNaN(value))).toBe(false);
    }
  });
});

describe('the demo plan’s roll-ups', () => {
  const { goals, planFigures } = planFiguresOn(day('2026-11-20'));
  const figuresOf = (id: string) => planFigures.figuresOf(id, 2026);

  it('leave out no child but those set by hand, or not running', () => {
    const leftOut = goals.flatMap(({ id }) => planFigures.leftOutOf(id, 2026));
    expect(leftOut.map(({ goal, reason }) => [goal.id, reason])).toEqual([
      ['central-library-roof', 'outsideWindow'],
      ['playground-checks', 'setByHand'],
    ]);
    expect(planFigures.hierarchy.problems).toEqual([]);
  });

  it('have no status set by hand, which would stand on a computed actual', () => {
    const byHand = goals.filter(({ handStatus, isStatusAutomatic }) => handStatus !== null && isStatusAutomatic);
    expect(byHand.length).toBeGreaterThan(0);
    expect(byHand.filter(({ rollup }) => isRollupType(rollup))).toEqual([]);
  });

  it('add up', () => {
    const parts = ['overtime-police', 'overtime-fire', 'overtime-works'].map((id) => figuresOf(id)?.ytd.actual ?? 0);
    expect(figuresOf('overtime')?.ytd.actual).toBeCloseTo(parts.reduce((sum, part) => sum + part, 0));
  });

  it.each([
    'overtime',
    'new-homes',
    'library-visits',
    'park-condition',
    'requests-on-time',
    'capital-program',
    'lasting-infrastructure',
  ])('measure %s', (id) => {
    expect(figuresOf(id)?.attainment).toBeGreaterThan(0.5);
    expect(figuresOf(id)?.attainment).toBeLessThan(1.5);
  });
});

describe('the demo plan’s past years', () => {
  it.each([1, 2, 3])('%i before the current one show achieved, on target and off target', (back) => {
    const today = day('2026-11-20');
    const shown = figuresOn(today, fiscalYearOf(today, FISCAL_START_MONTH) - back).filter((each) => each.inFiscalYear);
    const counts = countsOf(shown.filter(({ depth }) => depth === 1));
    expect(counts.achieved).toBeGreaterThanOrEqual(3);
    expect(counts.on_target).toBeGreaterThanOrEqual(5);
    expect(counts.off_target).toBeGreaterThanOrEqual(2);
  });
});

type Shown = GoalFigures & { readonly depth: number };

function figuresOn(today: Day, year = fiscalYearOf(today, FISCAL_START_MONTH)): Shown[] {
  const { goals, planFigures } = planFiguresOn(today);
  return goals.flatMap(({ id, depth }) => {
    const figures = planFigures.figuresOf(id, year);
    return figures === null ? [] : [{ ...figures, depth }];
  });
}

function planFiguresOn(today: Day): { readonly goals: readonly Goal[]; readonly planFigures: PlanFigures } {
  const { plan, goals: stored, series } = writtenPlan(buildDemoPlan(today).changes);
  const goals = currentGoals(stored);
  const seriesOf = (id: string) => series.get(id) ?? EMPTY_SERIES;
  return { goals, planFigures: createPlanFigures({ plan, goals, seriesOf, today }) };
}

function currentGoals(goals: WrittenPlan['goals']): Goal[] {
  return [...goals.values()]
    .filter(({ archivedAt }) => archivedAt === null)
    .map((goal) => ({ ...goal, updatedAt: '', lastComment: null, commentCount: 0 }));
}

function countsOf(figures: readonly GoalFigures[]): Readonly<Record<Status, number>> {
  const counts = { achieved: 0, on_target: 0, off_target: 0, critical: 0, not_started: 0, deferred: 0 };
  for (const { status } of figures) counts[status] += 1;
  return counts;
}
