import * as z from 'zod';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { BackTest } from '#core/outlook/backTest.ts';
import { NO_OUTLOOK, type NoOutlook } from '#core/outlook/history.ts';
import type { Outlook } from '#core/outlook/outlook.ts';
import { PROSPECTS, type Prospect } from '#core/outlook/prospect.ts';
import type { AheadPoint } from '#core/outlook/yearAhead.ts';
import type { YearEnd } from '#core/outlook/yearEnd.ts';
import { type GoalSignal, LEAST_SIGNAL_POINTS, type SignalStretch } from '#core/signal/goalSignal.ts';

const date = z.string().describe('First day of the period, YYYY-MM-DD');

const prospect = z
  .enum(PROSPECTS)
  .nullable()
  .describe('At risk: on target or better, with a chance below 50%; likely: a chance of 50% or more');

const missesFrom = z
  .string()
  .nullable()
  .describe('First day of the first period at whose end the likely figure misses its target to date');

const band = {
  date,
  expected: z.number(),
  low80: z.number(),
  high80: z.number(),
  low95: z.number(),
  high95: z.number(),
};

/** The outlook of a goal (rule 6.3): all numbers in the unit of its actuals. */
export const wireOutlookSchema = z.object({
  id: z.string(),
  method: z.string().nullable().describe('How it was forecast; null without an outlook'),
  history: z.int().describe('How many actuals it was made of'),
  points: z.array(z.object(band)).describe('Each coming period by itself, up to the end of the goal, 24 at most'),
  year_end: z
    .object({
      expected: z.number(),
      low80: z.number(),
      high80: z.number(),
      target: z.number().nullable(),
      chance: z.number().nullable().describe('Of reaching the target, 0.05 to 0.95'),
    })
    .nullable()
    .describe('The figure of the fiscal year at its end, by the function of the goal'),
  to_date: z
    .array(
      z.object({
        ...band,
        target: z.number().nullable().describe('To date'),
      }),
    )
    .describe('The figure of the fiscal year at the end of each coming period, the last one as in year_end'),
  prospect,
  misses_from: missesFrom,
  rhythm: z.enum(['monthly', 'quarterly', 'yearly']).nullable().describe('How far apart its periods are'),
  back_test: z
    .object({
      cases: z.int().describe('Earlier figures that were forecast, each as known then'),
      held80: z.int().describe('How many of them lay within the band of 80%'),
      periods: z.int().describe('Of how many of the last periods they are'),
    })
    .nullable(),
  reason: z.string().nullable().describe('Why there is no outlook; null where there is one'),
  none: z
    .object({
      why: z.enum(NO_OUTLOOK),
      count: z.int().nullable().describe('Figures there are, where they are too few'),
      least: z.int().nullable().describe('Figures an outlook needs'),
    })
    .nullable()
    .describe('The reason, for programs'),
});

export type WireOutlook = z.infer<typeof wireOutlookSchema>;

/** The outlook of a goal in short, for chips, filters and columns: where the year's end is known, or why it is not. */
export const wireProspectSchema = z.object({
  id: z.string(),
  prospect,
  misses_from: missesFrom,
  expected: z.number().nullable().describe('The figure of the fiscal year at its end'),
  chance: z.number().nullable().describe('Of reaching the target, 0.05 to 0.95'),
});

export type WireProspect = z.infer<typeof wireProspectSchema>;

/** Null for a goal without prospect and without a year end. */
export function encodeProspect(
  id: string,
  { prospect, firstMiss, yearEnd }: Pick<GoalOutlook, 'prospect' | 'firstMiss' | 'yearEnd'>,
): WireProspect | null {
  if (prospect === null && yearEnd === null) return null;
  const { expected = null, chance = null } = yearEnd ?? {};
  return { id, prospect, misses_from: encodeDay(firstMiss), expected, chance };
}

/** The wire's name of the method; decision 64 describes it. */
const METHOD = 'mean of the middle three of five methods';

export type GoalOutlook = {
  readonly outlook: Outlook;
  readonly yearEnd: YearEnd | null;
  readonly ahead: readonly AheadPoint[];
  readonly prospect: Prospect | null;
  readonly firstMiss: Day | null;
  readonly backTest: BackTest | null;
};

/** An outlook on the wire, with the reason in a sentence where there is none. */
export function encodeOutlook(id: string, found: GoalOutlook): WireOutlook {
  const { outlook, ahead, prospect, firstMiss } = found;
  const shared = { id, to_date: ahead.map(encodePoint), prospect, misses_from: encodeDay(firstMiss) };
  if ('none' in outlook) {
    const reason = noOutlookSentence(outlook.none);
    const nothing = { method: null, history: 0, points: [], year_end: null, rhythm: null, back_test: null };
    return { ...shared, ...nothing, reason, none: encodeNone(outlook.none) };
  }
  return {
    ...shared,
    method: METHOD,
    history: outlook.history.values.length,
    points: outlook.points.map(encodePoint),
    year_end: found.yearEnd,
    rhythm: outlook.history.rhythm,
    back_test: found.backTest,
    reason: null,
    none: null,
  };
}

function encodePoint<Point extends { readonly date: Day }>(point: Point): Omit<Point, 'date'> & { date: string } {
  return { ...point, date: formatIsoDate(point.date) };
}

function encodeDay(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

function encodeNone(none: NoOutlook): NonNullable<WireOutlook['none']> {
  return 'count' in none ? none : { ...none, count: null, least: null };
}

function noOutlookSentence(none: NoOutlook): string {
  switch (none.why) {
    case 'noFigures':
      return 'Not enough history: this goal has no figures yet.';
    case 'short':
      return `Not enough history: ${none.count} of ${none.least} figures.`;
    case 'broken':
      return `Not enough history: only ${none.count} of ${none.least} figures since the last gap.`;
    case 'newBase':
      return `Not enough history: ${none.count} of ${none.least} figures since the new base.`;
    case 'constant':
      return 'Every figure is the same, or repeats exactly: there is nothing to forecast.';
    case 'milestones':
      return 'It is measured by its milestones: what is done of them does not go on by itself.';
    case 'weekly':
      return 'Weekly figures have no outlook: its bands are tested on monthly, quarterly and yearly figures only.';
    case 'off':
      return 'Outlooks are switched off in this plan.';
    case 'ended':
      return 'No period is left to forecast before the goal ends.';
  }
}

const signalPoints = z.array(
  z.object({
    date,
    value: z.number(),
    cause: z.enum([
      'common',
      'above_limit',
      'below_limit',
      'trend_up',
      'trend_down',
      'two_of_three_above',
      'two_of_three_below',
      'seven_above',
      'seven_below',
    ]),
    kind: z.enum(['common', 'improvement', 'concern', 'high', 'low']),
  }),
);

const stretch = {
  base: z
    .object({ date, reason: z.string() })
    .nullable()
    .describe('The new base with which they begin; null: they begin with the first figure'),
  mean: z.number().nullable(),
  lower: z.number().nullable().describe('Lower control limit'),
  upper: z.number().nullable().describe('Upper control limit'),
  points: signalPoints,
};

export const wireSignalSchema = z.object({
  id: z.string(),
  ...stretch,
  assurance: z
    .enum(['consistently_met', 'consistently_missed', 'hit_and_miss'])
    .nullable()
    .describe('Against the target of the last point'),
  reason: z.string().nullable().describe('Why there is no chart, or what to keep in mind when reading it'),
  earlier: z.array(z.object(stretch)).describe('What came before the last new base, oldest first'),
});

export type WireSignal = z.infer<typeof wireSignalSchema>;

/** A signal on the wire, with a sentence where there are too few figures or a season. */
export function encodeSignal(id: string, { latest, earlier, assurance, isSeasonal }: GoalSignal): WireSignal {
  const reason = isSeasonal ? 'This measure has a season: some points stand out every year.' : null;
  return {
    id,
    ...encodeStretch(latest),
    assurance,
    reason: latest.limits === null ? tooFewSentence(latest) : reason,
    earlier: earlier.map(encodeStretch),
  };
}

/** Without limits no point can be judged, and none is sent. */
function encodeStretch({ base, limits, points }: SignalStretch) {
  return {
    base: base && { date: formatIsoDate(base.date), reason: base.reason },
    mean: limits?.mean ?? null,
    lower: limits?.lower ?? null,
    upper: limits?.upper ?? null,
    points: limits === null ? [] : points.map((point) => ({ ...point, date: formatIsoDate(point.date) })),
  };
}

function tooFewSentence({ base, points }: SignalStretch): string {
  const since = base === null ? '' : ' since the new base';
  return `Too few figures${since} to tell signal from noise: ${points.length} of ${LEAST_SIGNAL_POINTS}.`;
}
