import type { GoalOutlook } from '#contract/outlook.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { intersection } from '#core/calendar/intersection.ts';
import { isClosed } from '#core/calendar/span.ts';
import { progressionOf } from '#core/chart/progression.ts';
import { addsUp } from '#core/figure/addsUp.ts';
import type { FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { type BackTest, backTestOf } from '#core/outlook/backTest.ts';
import { type Outlook, outlookOf } from '#core/outlook/outlook.ts';
import { type Prospect, prospectOf } from '#core/outlook/prospect.ts';
import { firstMissOf, yearAheadOf } from '#core/outlook/yearAhead.ts';
import { yearEndOf } from '#core/outlook/yearEnd.ts';
import { type GoalSignal, goalSignalOf } from '#core/signal/goalSignal.ts';
import type { BookedPlan } from './bookedPlan.ts';

type Asked = { readonly id: string; readonly today: Day };

export type PlainOutlook = Omit<GoalOutlook, 'backTest'>;

/** Null where there is no prospect. */
export type ProspectOf = (booked: BookedPlan, asked: Asked & { readonly year: FiscalYear | null }) => Prospect | null;

export type OutlookBook = {
  outlookOf(booked: BookedPlan, asked: Asked & { readonly year: FiscalYear | null }): PlainOutlook | null;
  backTestOf(outlook: Outlook): BackTest | null;
  signalOf(booked: BookedPlan, asked: Asked): GoalSignal | null;
  readonly prospectOf: ProspectOf;
};

type KeptOutlook = { readonly goal: Goal; readonly today: Day; readonly outlook: Outlook };
type KeptYear = { readonly outlook: Outlook; readonly found: PlainOutlook };

/**
 * An outlook is kept as long as the entries it was made from, and its year as long as the year's figures: a change of
 * one goal recomputes only that goal.
 */
export function createOutlookBook(): OutlookBook {
  const kept = new WeakMap<Series, KeptOutlook>();
  const keptYears = new WeakMap<GoalFigures, KeptYear>();
  const keptTests = new WeakMap<Outlook, { readonly backTest: BackTest | null }>();

  function keptOutlook(goal: Goal, series: Series, today: Day): Outlook {
    const before = kept.get(series);
    if (before?.goal === goal && before.today === today) return before.outlook;
    const outlook = outlookOf(goal, { series, today });
    kept.set(series, { goal, today, outlook });
    return outlook;
  }

  const find: OutlookBook['outlookOf'] = (booked, { id, today, year: asked }) => {
    const { plan } = booked.whole;
    if (plan.isOutlookOff) return booked.goals.has(id) ? SWITCHED_OFF : null;
    if (booked.goals.get(id)?.isByMilestones) return BY_MILESTONES;
    const year = asked === null || asked === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : asked;
    const planFigures = booked.figures({ year, today });
    const entries = planFigures.entriesOf(id);
    const figures = planFigures.figuresOf(id, year);
    if (entries === null || figures === null) return null;
    const { series } = entries.series;
    const outlook = keptOutlook(entries.goal, series, today);
    const before = keptYears.get(figures);
    if (before?.outlook === outlook) return before.found;
    const { goal, formulaTotals = null } = entries;
    const found = yearOf(goal, outlook, { figures, series, plan, today, year, formulaTotals });
    keptYears.set(figures, { outlook, found });
    return found;
  };

  return {
    outlookOf: find,
    prospectOf: (booked, asked) => find(booked, asked)?.prospect ?? null,
    backTestOf: (outlook) => {
      const before = keptTests.get(outlook);
      if (before !== undefined) return before.backTest;
      const backTest = 'none' in outlook ? null : backTestOf(outlook.history);
      keptTests.set(outlook, { backTest });
      return backTest;
    },
    signalOf: (booked, { id, today }) => {
      const year = fiscalYearOf(today, booked.whole.plan.fiscalStartMonth);
      const entries = booked.figures({ year, today }).entriesOf(id);
      if (entries === null) return null;
      // A share of milestones only grows: no step of it is unusual.
      const series = entries.goal.isByMilestones ? EMPTY_SERIES : entries.series.series;
      return goalSignalOf(entries.goal, { series, today });
    },
  };
}

const NOTHING_AHEAD = { yearEnd: null, ahead: [], prospect: null, firstMiss: null } as const;

const SWITCHED_OFF: PlainOutlook = { outlook: { none: { why: 'off' } }, ...NOTHING_AHEAD };

/** What is due is known, and what is done does not go on by itself. */
const BY_MILESTONES: PlainOutlook = { outlook: { none: { why: 'milestones' } }, ...NOTHING_AHEAD };

function yearOf(
  goal: Goal,
  outlook: Outlook,
  {
    figures,
    series,
    plan,
    today,
    year,
    formulaTotals,
  }: {
    readonly figures: GoalFigures;
    readonly series: Series;
    readonly plan: FigurePlan;
    readonly today: Day;
    readonly year: number;
    readonly formulaTotals: FormulaTotals | null;
  },
): PlainOutlook {
  const none = 'none' in outlook ? outlook.none.why : null;
  const isMeasured = figures.distribution === null && figures.inFiscalYear;
  const window = intersection(goal.span, fiscalYearSpan(year, plan.fiscalStartMonth));
  const status = shownStatusOf(figures);
  const prospectAt = (chance: number | null) => (isMeasured ? prospectOf({ status, chance, none }) : null);
  const it = goalInTime(goal, series, { plan, today, formulaTotals });
  if (none !== null || window === null || !isClosed(window) || it === null || !addsUp(it)) {
    return { outlook, yearEnd: null, ahead: [], prospect: prospectAt(null), firstMiss: null };
  }
  const { endTarget, allTarget } = figures;
  const question = { series, today, window };
  const yearEnd = yearEndOf(goal, outlook, { ...question, target: endTarget });
  const targets = new Map<Day, number | null>();
  if (yearEnd !== null && goal.trackingFrequency !== 'yearly') {
    const { points } = progressionOf(
      { goal, series, plan, today, year, endTarget, allTarget, formulaTotals },
      goal.trackingFrequency === 'quarterly' ? 'toDateQuarterly' : 'toDateMonthly',
    );
    for (const { start, target } of points) targets.set(start, target);
  }
  const targetAt = (date: Day) => targets.get(date) ?? (goal.trackingFrequency === 'yearly' ? endTarget : null);
  const ahead = yearAheadOf(goal, outlook, { ...question, targetAt });
  const prospect = prospectAt(yearEnd?.chance ?? null);
  return { outlook, yearEnd, ahead, prospect, firstMiss: firstMissOf(ahead, goal.targetDirection) };
}
