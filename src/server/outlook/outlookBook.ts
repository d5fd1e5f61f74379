import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { intersection, isClosed } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { type Outlook, outlookOf } from '#core/outlook/outlook.ts';
import { type YearEnd, yearEndOf } from '#core/outlook/yearEnd.ts';
import { type GoalSignal, goalSignalOf } from '#core/signal/goalSignal.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';

type Asked = { readonly id: string; readonly today: Day };

/** Outlooks and signals of plans in memory; null for an id the plan does not have. */
export type OutlookBook = {
  outlookOf(
    booked: BookedPlan,
    asked: Asked & { readonly year: FiscalYear | null },
  ): { readonly outlook: Outlook; readonly yearEnd: YearEnd | null } | null;
  signalOf(booked: BookedPlan, asked: Asked): GoalSignal | null;
};

type KeptOutlook = { readonly goal: Goal; readonly today: Day; readonly outlook: Outlook };

/** An outlook is kept as long as the entries it was made of: a change of one goal computes that one anew. */
export function createOutlookBook(): OutlookBook {
  const kept = new WeakMap<Series, KeptOutlook>();

  function known(goal: Goal, series: Series, today: Day): Outlook {
    const before = kept.get(series);
    if (before?.goal === goal && before.today === today) return before.outlook;
    const outlook = outlookOf(goal, { series, today });
    kept.set(series, { goal, today, outlook });
    return outlook;
  }

  return {
    outlookOf: (booked, { id, today, year: asked }) => {
      const { fiscalStartMonth } = booked.whole.plan;
      const year = asked === null || asked === 'ALL' ? fiscalYearOf(today, fiscalStartMonth) : asked;
      const figures = booked.figures({ year, today });
      const entries = figures.entriesOf(id);
      if (entries === null) return null;
      const {
        goal,
        series: { series },
      } = entries;
      const outlook = known(goal, series, today);
      const window = intersection(goal.span, fiscalYearSpan(year, fiscalStartMonth));
      if (window === null || !isClosed(window)) return { outlook, yearEnd: null };
      const target = figures.figuresOf(id, year)?.endTarget ?? null;
      return { outlook, yearEnd: yearEndOf(goal, outlook, { series, today, window, target }) };
    },
    signalOf: (booked, { id, today }) => {
      const year = fiscalYearOf(today, booked.whole.plan.fiscalStartMonth);
      const entries = booked.figures({ year, today }).entriesOf(id);
      return entries === null ? null : goalSignalOf(entries.goal, { series: entries.series.series, today });
    },
  };
}
