import type { Redating } from '#contract/planCalls.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { formatPeriod } from '#core/format/date.ts';
import { goalKindOf, isRollupParent } from '#core/goal/goalKind.ts';
import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { isShared, type QuarterDate, quarterDates, type SharedQuarter } from '#core/goal/quarterlyEntries.ts';
import { EMPTY_SERIES, entriesOf, seriesOf } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { nameOf } from '#core/goal/treeProblem.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { asGoal, putGoal, storedGoalOf } from './storedGoal.ts';

/** A monthly goal that becomes quarterly, and the goals that become so with it. */
export type Quarterly = {
  /** The goal itself, with the days of its new bases. */
  readonly after: StoredGoal;
  /** The plan with all of them quarterly. */
  readonly booked: BookedPlan;
  /** The figures of all, and the goals but the first. */
  readonly edits: readonly Edit[];
  /** Null where nobody has to be asked: no stored figure moves, and no other goal changes. */
  readonly shown: Redating | null;
};

type Converted = { readonly after: StoredGoal; readonly dates: readonly QuarterDate[] };

/** How many dates of one goal are shown. */
const SHOWN_DATES = 100;
const SHOWN_GOALS = 50;

/**
 * What makes a monthly goal quarterly: it, the goals that are rolled up from it, which cannot be tracked more often, and
 * of the goals it is rolled up from those whose figures allow it (decision 124). Null for any other
 * change. Throws Refusal where a quarter holds two figures, and where one of the goals is not the member's to edit.
 */
export function becomingQuarterly(
  { before, after }: { readonly before: StoredGoal; readonly after: StoredGoal },
  { booked, membership }: { readonly booked: BookedPlan; readonly membership: Membership },
): Quarterly | null {
  if (before.trackingFrequency !== 'monthly' || after.trackingFrequency !== 'quarterly') return null;
  const own = converted(after, booked);
  const above = rolledUpFrom(after, booked).map((goal) => converted(goal, booked));
  const below = rollsUp(after, booked).flatMap((goal) => whereItFits(goal, booked));
  const others = [...above, ...below];
  for (const goal of others) requireRight(membership, 'editGoal', subjectOf(goal.after, booked.whole.owners));
  const all = [own, ...others];
  const isAsked = others.length > 0 || own.dates.length > 0;
  return {
    after: own.after,
    booked: withConverted(booked, all),
    edits: [...others.map((goal) => putGoal(goal.after)), ...all.flatMap(redatedEntries(booked))],
    shown: isAsked ? shownOf(all) : null,
  };
}

/** Answered with what would move; with `redate: 1` it is done. */
export function redatesToQuarters(shown: Redating): Refusal {
  const message =
    'Monthly figures would become those of their quarters. Look at which, and at the goals that become quarterly too, then send redate: 1.';
  return new Refusal({ code: 'redates_figures', status: 409, message, details: shown });
}

function rolledUpFrom(goal: StoredGoal, booked: BookedPlan): StoredGoal[] {
  const parent = goal.rollup === 'none' || goal.parentId === null ? undefined : booked.goals.get(goal.parentId);
  if (parent === undefined || parent.trackingFrequency !== 'monthly' || !isComputed(parent, booked)) return [];
  const stored = storedGoalOf(parent);
  return [stored, ...rolledUpFrom(stored, booked)];
}

function rollsUp(goal: StoredGoal, booked: BookedPlan): StoredGoal[] {
  if (!isComputed(goal, booked)) return [];
  return childrenOf(goal, booked)
    .filter(({ rollup, trackingFrequency }) => rollup !== 'none' && trackingFrequency === 'monthly')
    .toSorted((one, other) => compareGoalNumbers(one.number, other.number))
    .map(storedGoalOf);
}

function whereItFits(goal: StoredGoal, booked: BookedPlan): Converted[] {
  if (isShared(datesOf(goal, booked)) || isShared(baseDatesOf(goal, booked))) return [];
  return [converted(goal, booked), ...rollsUp(goal, booked).flatMap((child) => whereItFits(child, booked))];
}

function converted(goal: StoredGoal, booked: BookedPlan): Converted {
  const [dates, bases] = [datesOf(goal, booked), baseDatesOf(goal, booked)];
  if (isShared(dates)) throw sharesQuarter(goal, dates, booked);
  if (isShared(bases)) throw sharesQuarter(goal, bases, booked);
  const baseOn = new Map(bases.map(({ from, to }) => [from, to]));
  const newBases = goal.newBases.map((base) => ({ ...base, date: baseOn.get(base.date) ?? base.date }));
  return { after: { ...goal, trackingFrequency: 'quarterly', newBases }, dates };
}

function datesOf({ id }: StoredGoal, { whole }: BookedPlan) {
  const entries = entriesOf(whole.series.get(id) ?? EMPTY_SERIES);
  return quarterDates(
    entries.map(({ date }) => date),
    whole.plan,
  );
}

function baseDatesOf({ newBases }: StoredGoal, { whole }: BookedPlan) {
  return quarterDates(
    newBases.map(({ date }) => date),
    whole.plan,
  );
}

function isComputed(goal: StoredGoal, booked: BookedPlan): boolean {
  const stored = booked.whole.series.get(goal.id) ?? EMPTY_SERIES;
  return isRollupParent(goalKindOf(asGoal(goal), stored, childrenOf(goal, booked).length > 0));
}

function childrenOf({ id }: StoredGoal, { goals, hierarchy }: BookedPlan) {
  return (hierarchy.nodes.get(id)?.children ?? []).flatMap(({ goal }) => goals.get(goal.id) ?? []);
}

function redatedEntries({ whole }: BookedPlan) {
  return ({ after: { id }, dates }: Converted): Edit[] => {
    if (dates.every(({ from, to }) => from === to)) return [];
    const stored = new Map(entriesOf(whole.series.get(id) ?? EMPTY_SERIES).map((entry) => [entry.date, entry]));
    const cells = new Map<Day, Cell>(dates.map(({ from }) => [from, { date: from, target: null, actual: null }]));
    for (const { from, to } of dates) {
      const { target = null, actual = null } = stored.get(from) ?? {};
      cells.set(to, { date: to, target, actual });
    }
    return [{ entity: 'entries', goalId: id, cells: [...cells.values()] }];
  };
}

function withConverted({ whole, goals: before, bytes }: BookedPlan, all: readonly Converted[]): BookedPlan {
  const goals = new Map(before);
  const series = new Map(whole.series);
  for (const { after, dates } of all) {
    const known = goals.get(after.id);
    if (known !== undefined) goals.set(after.id, { ...known, ...after });
    const days = new Map(dates.map(({ from, to }) => [from, to]));
    const entries = entriesOf(series.get(after.id) ?? EMPTY_SERIES);
    const moved = entries.map((entry) => ({ ...entry, date: days.get(entry.date) ?? entry.date }));
    if (moved.length > 0) series.set(after.id, seriesOf(moved, 'quarterly', whole.plan));
  }
  return new BookedPlan({ ...whole, goals: [...goals.values()], series }, { goals, bytes });
}

function shownOf(all: readonly Converted[]): Redating {
  return {
    figure_count: all.reduce((count, { dates }) => count + dates.length, 0),
    goal_count: all.length,
    goals: all.slice(0, SHOWN_GOALS).map(({ after: { id, number, title }, dates }) => {
      const shown = dates.slice(0, SHOWN_DATES).map(({ from, to }) => ({
        from: formatIsoDate(from),
        to: formatIsoDate(to),
      }));
      const { from = '', to = '' } = shown[0] ?? {};
      return { id, number: shownNumber(number), item: title, figure_count: dates.length, from, to, dates: shown };
    }),
  };
}

function sharesQuarter(goal: StoredGoal, { first, second }: SharedQuarter, { whole: { plan } }: BookedPlan): Refusal {
  const months = [first, second].map((day) => formatPeriod(day, 'monthly', plan));
  const quarter = formatPeriod(first, 'quarterly', plan);
  return new Refusal({
    code: 'quarter_shared',
    status: 409,
    message: `${nameOf(goal)} has figures of ${months.join(' and ')}, which are both of ${quarter}: a quarter has one. Clear one of them, or leave the goal monthly.`,
    details: { goal_id: goal.id, item: goal.title, dates: [formatIsoDate(first), formatIsoDate(second)] },
  });
}
