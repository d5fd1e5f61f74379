import type { Day } from '#core/calendar/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import { knownEntries } from '#core/goal/knownEntries.ts';
import type { Entry, Series } from '#core/goal/series.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { elementAt } from '#core/outlook/elementAt.ts';
import { seasonOf } from '#core/outlook/season.ts';
import {
  type Assurance,
  assuranceOf,
  type ControlLimits,
  controlLimitsOf,
  type SignalPoint,
  signalPointsOf,
} from './signal.ts';

/** With fewer points signal and chance cannot be told apart. */
export const LEAST_SIGNAL_POINTS = 12;

const SEASON_LENGTH = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1 } as const;

export type DatedPoint = SignalPoint & { readonly date: Day; readonly value: number };

export type SignalStretch = {
  readonly base: NewBase | null;
  /** Null with too few points; all of them are common then. */
  readonly limits: ControlLimits | null;
  readonly points: readonly DatedPoint[];
};

export type GoalSignal = {
  readonly latest: SignalStretch;
  readonly earlier: readonly SignalStretch[];
  readonly assurance: Assurance | null;
  /** Points of a season stand out each year without meaning anything new. */
  readonly isSeasonal: boolean;
};

type SignalGoal = Pick<Goal, 'targetDirection' | 'trackingFrequency' | 'newBases'>;

/** From all actuals known on `today`. */
export function goalSignalOf(
  goal: SignalGoal,
  { series, today }: { readonly series: Series; readonly today: Day },
): GoalSignal {
  const known = knownEntries(series, today);
  const bases = [null, ...goal.newBases.filter(({ date }) => date <= today)];
  const stretches = bases.map((base, index) => {
    const until = bases[index + 1]?.date ?? null;
    const own = known.filter(({ date }) => (base === null || date >= base.date) && (until === null || date < until));
    return stretchOf(own, { base, goal });
  });
  const latest = elementAt(stretches, -1);
  const target = known.at(-1)?.target ?? null;
  return {
    latest,
    earlier: stretches.slice(0, -1).filter(({ points }) => points.length > 0),
    assurance: latest.limits && assuranceOf(latest.limits, { target, direction: goal.targetDirection }),
    isSeasonal:
      latest.limits !== null &&
      seasonOf(
        latest.points.map(({ value }) => value),
        SEASON_LENGTH[goal.trackingFrequency],
      ) !== null,
  };
}

function stretchOf(
  known: readonly (Pick<Entry, 'date'> & { readonly actual: number })[],
  { base, goal }: { readonly base: NewBase | null; readonly goal: SignalGoal },
): SignalStretch {
  const values = known.map(({ actual }) => actual);
  const limits = values.length < LEAST_SIGNAL_POINTS ? null : controlLimitsOf(values);
  const found = limits === null ? [] : signalPointsOf(values, { limits, direction: goal.targetDirection });
  return {
    base,
    limits,
    points: known.map(({ date, actual }, index) => ({ ...(found[index] ?? COMMON), date, value: actual })),
  };
}

const COMMON: SignalPoint = { cause: 'common', kind: 'common' };
