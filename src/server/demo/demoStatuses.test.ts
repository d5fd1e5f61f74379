import { describe, expect, it } from 'vitest';
import { type Day, firstDayOfMonth, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { createPlanFigures } from '#core/goal/planFigures.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { day } from '#server/store/planUnderTest.ts';
import { buildDemoPlan } from './demoPlan.ts';
import { type WrittenPlan, writtenPlan } from './demoUnderTest.ts';
import { FISCAL_START_MONTH } from './planDate.ts';

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
  const figures = figuresOn(day('2026-11-20'));
  const of = (id: string) => figures.find(({ goalId }) => goalId === id);

  it('leave no child out', () => {
    const { plan, goals, series } = writtenPlan(buildDemoPlan(day('2026-11-20')).changes);
    const planFigures = createPlanFigures({
      plan,
      goals: currentGoals(goals),
      seriesOf: (id) => series.get(id) ?? EMPTY_SERIES,
      today: day('2026-11-20'),
    });
    expect(planFigures.hierarchy.problems).toEqual([]);
    expect(of('overtime')?.ytd.actual).toBeCloseTo(
      ['overtime-police', 'overtime-fire', 'overtime-works'].reduce((sum, id) => sum + Number(of(id)?.ytd.actual), 0),
    );
  });

  it('show each kind measured', () => {
    for (const id of [
      'overtime',
      'new-homes',
      'library-visits',
      'park-condition',
      'requests-on-time',
      'capital-program',
    ]) {
      expect(of(id)?.ytd.actual).not.toBe(null);
      expect(of(id)?.attainment).not.toBe(null);
    }
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
  const { plan, goals, series } = writtenPlan(buildDemoPlan(today).changes);
  const current = currentGoals(goals);
  const planFigures = createPlanFigures({
    plan,
    goals: current,
    seriesOf: (id) => series.get(id) ?? EMPTY_SERIES,
    today,
  });
  return current.flatMap(({ id, depth }) => {
    const figures = planFigures.figuresOf(id, year);
    return figures === null ? [] : [{ ...figures, depth }];
  });
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
