import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import type { FigureContext } from './figureContext.ts';
import { goalInTime } from './goalInTime.ts';
import { type ClosedWindow, type GoalWindow, yearWindow } from './goalWindow.ts';
import { type Measurement, measure, NOTHING_MEASURED } from './measure.ts';
import { measureByChildren } from './measureByChildren.ts';
import { allTargetOf, yearTargetOf } from './targets.ts';

export type GoalMeasurements = {
  /** Of the chosen fiscal year; for ALL of the current one. */
  readonly ofYear: Measurement;
  readonly ofLife: Measurement;
};

/** Measures a goal in the chosen fiscal year and in its whole life; nothing where it ends before it starts. */
export function measureGoal(goal: Goal, series: Series, context: FigureContext): GoalMeasurements {
  const { plan, today, childPercents } = context;
  const it = goalInTime(goal, series, context);
  if (it === null) return { ofYear: NOTHING_MEASURED, ofLife: NOTHING_MEASURED };
  const currentYear = fiscalYearOf(today, plan.fiscalStartMonth);
  const year = context.year === 'ALL' ? currentYear : context.year;
  const window = yearWindow(it.own, series, fiscalYearSpan(year, plan.fiscalStartMonth));
  if (childPercents) {
    const { asOf } = childPercents;
    return {
      ofYear: window === null ? NOTHING_MEASURED : measureByChildren(it, window, { ...childPercents.ytd, asOf }),
      ofLife: measureByChildren(it, it.own, { ...childPercents.ptd, asOf }),
    };
  }
  const allTarget = allTargetOf(it);
  // Stryker disable next-line BooleanLiteral: nothing lies before the own window, so nothing is carried into it.
  const ofLife = measure(it, it.own, { endTarget: allTarget, mayCarry: false });
  if (window === null) return { ofYear: NOTHING_MEASURED, ofLife };
  const endTarget = yearTargetOf(it, year, { window, allTarget });
  // Stryker disable next-line ConditionalExpression: measured anew it comes to the same; of a window begun with the goal nothing is carried.
  if (endTarget === allTarget && isWholeLife(window, it.own)) return { ofYear: ofLife, ofLife };
  return { ofYear: measure(it, window, { endTarget, mayCarry: year === currentYear }), ofLife };
}

/** Whether the goal runs in this fiscal year only: then the year's figures are its life's. */
// Stryker disable next-line BlockStatement: as above, it only saves measuring twice.
function isWholeLife({ span }: ClosedWindow, own: GoalWindow): boolean {
  // Stryker disable next-line ConditionalExpression: as above.
  return span.start === own.span.start && span.end === own.span.end;
}
