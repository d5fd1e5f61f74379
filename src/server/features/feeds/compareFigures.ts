import type { WireCell } from '#contract/entryCells.ts';
import type { FeedCounts, FeedLine } from '#contract/feed.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { outcomeOf } from '#core/feed/heldFigure.ts';
import { computedFromOf } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import { isPeriodClosed } from '#core/plan/closedPeriods.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { shownFormulas } from '#server/features/goals/editing/formulas.ts';
import { implausibleFigure } from '#server/features/goals/editing/implausibleFigures.ts';
import { goalEntryEdits } from '#server/features/goals/goalEntryEdits.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { NO_LINE } from './feedLine.ts';
import { figureKey, type KnownFigure, type KnownFigures } from './feedMemory.ts';
import { findLastWriters, type LastWriter } from './lastWriters.ts';
import type { Brought, BroughtFigure } from './readAnswer.ts';

export type Comparison = {
  readonly edits: readonly Edit[];
  readonly lines: readonly FeedLine[];
  readonly counts: FeedCounts;
  /** What the feed knows afterwards, by goal; only what changed. */
  readonly memory: ReadonlyMap<string, KnownFigures>;
  readonly written: readonly BroughtFigure[];
};

export type ComparedWith = {
  readonly db: Database;
  readonly booked: BookedPlan;
  readonly today: Parameters<BookedPlan['figures']>[0]['today'];
  readonly memory: ReadonlyMap<string, KnownFigures>;
  readonly run: number;
  /** Whether figures are written, or wait for a yes. */
  readonly isAtOnce: boolean;
};

/** Sets what a feed brought against the plan as it is, figure by figure. */
export async function compareFigures(
  { figures, refused, refusedCount }: Pick<Brought, 'figures' | 'refused' | 'refusedCount'>,
  asked: ComparedWith,
): Promise<Comparison> {
  const edits: Edit[] = [];
  const lines: FeedLine[] = [];
  const memory = new Map<string, KnownFigures>();
  const written: BroughtFigure[] = [];
  const counts = {
    read: figures.length + refusedCount,
    changed: 0,
    refused: refusedCount,
    asked: 0,
    waiting: 0,
    same: 0,
  };
  for (const [goalId, ofGoal] of Map.groupBy(figures, ({ goalId }) => goalId)) {
    const goal = asked.booked.goals.get(goalId);
    if (goal === undefined) continue;
    const compared = await compareGoal(goal, ofGoal, asked);
    lines.push(...compared.lines);
    counts.same += compared.same;
    for (const { kind } of compared.lines) counts[kind] += 1;
    if (compared.known !== null) memory.set(goalId, compared.known);
    edits.push(...compared.edits);
    written.push(...compared.written);
  }
  const order = asked.booked.order;
  const place = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ goal, kind }: FeedLine) => KINDS.indexOf(kind) * order.length + (place.get(goal?.id ?? '') ?? 0);
  const all = [...lines, ...refused].toSorted((one, other) => placeOf(one) - placeOf(other));
  return { edits, lines: all, counts, memory, written };
}

const KINDS: readonly FeedLine['kind'][] = ['changed', 'waiting', 'asked', 'refused'];

async function compareGoal(goal: GoalRecord, brought: readonly BroughtFigure[], asked: ComparedWith) {
  const { booked, db, run, isAtOnce, today } = asked;
  const { plan, series } = booked.whole;
  const stored = new Map(entriesOf(series.get(goal.id) ?? EMPTY_SERIES).map((entry) => [entry.date, entry]));
  const before = asked.memory.get(goal.id) ?? new Map<string, KnownFigure>();
  const kind = booked.figures({ year: 'ALL', today }).kindOf(goal.id);
  const computedFrom = kind && computedFromOf(kind);
  const differing = brought.filter(({ date, figure, value }) => (stored.get(date)?.[figure] ?? null) !== value);
  const keys = new Set(differing.map(({ date, figure }) => figureKey({ date: formatIsoDate(date), figure })));
  const formulas = shownFormulas(goal, booked);
  const writers =
    keys.size === 0
      ? new Map<string, LastWriter>()
      : await findLastWriters(db, { planId: plan.id, goalId: goal.id, keys });
  const known = new Map(before);
  const lines: FeedLine[] = [];
  const cells = new Map<string, WireCell>();
  const written: BroughtFigure[] = [];
  let same = 0;
  for (const each of brought) {
    const { date: day, figure, value } = each;
    const date = formatIsoDate(day);
    const key = figureKey({ date, figure });
    const memory = before.get(key) ?? {};
    const writer = writers.get(key) ?? null;
    const now = stored.get(day)?.[figure] ?? null;
    const line: FeedLine = {
      ...NO_LINE,
      goal: { id: goal.id, number: shownNumber(goal.number), title: goal.title },
      date,
      tracking: goal.trackingFrequency,
      figure,
      as: goal.valueType,
      before: now,
      after: value,
    };
    const implausible = implausibleFigure({ date: day, [figure]: value }, goal, { booked, kind, today });
    const outcome = outcomeOf(value, { stored: now, memory, isCorrected: writer?.isCorrection ?? false });
    if (outcome === 'same') {
      same += 1;
      if (memory.brought !== value || memory.asked !== undefined) known.set(key, { brought: value });
    } else if (computedFrom !== null || formulas[figure] !== null) {
      lines.push({ ...line, kind: 'refused', code: 'computed' });
    } else if (isPeriodClosed(plan, { start: day, frequency: goal.trackingFrequency })) {
      lines.push({ ...line, kind: 'refused', code: 'closed' });
    } else if (outcome === 'kept') {
      same += 1;
    } else if (implausible !== null) {
      lines.push({ ...line, kind: 'refused', code: implausible.code, about: implausible.message });
    } else if (outcome === 'ask') {
      const askedIn = memory.asked === undefined ? run : (memory.askedIn ?? run);
      known.set(key, { ...memory, asked: value, askedIn });
      lines.push({ ...line, kind: 'asked', asked_in: askedIn, ...(await whoSaid(db, { booked, goal, writer })) });
    } else if (!isAtOnce) {
      lines.push({ ...line, kind: 'waiting' });
      written.push(each);
    } else {
      lines.push({ ...line, kind: 'changed' });
      known.set(key, { brought: value });
      cells.set(date, { ...(cells.get(date) ?? { date }), [figure]: value });
      written.push(each);
    }
  }
  const isNews = known.size !== before.size || [...known].some(([key, figure]) => before.get(key) !== figure);
  return {
    lines,
    same,
    written,
    known: isNews ? known : null,
    edits: cells.size === 0 ? [] : goalEntryEdits({ plan, goal, computedFrom: null, formulas }, [...cells.values()]),
  };
}

/** Who corrected a figure, and what they wrote beside it that day. */
async function whoSaid(
  db: Database,
  {
    booked,
    goal,
    writer,
  }: { readonly booked: BookedPlan; readonly goal: GoalRecord; readonly writer: LastWriter | null },
): Promise<Pick<FeedLine, 'by' | 'at' | 'comment'>> {
  if (writer === null) return { by: null, at: null, comment: null };
  const member = booked.whole.owners.members.find(({ id }) => id === writer.memberId);
  const comment =
    writer.memberId === null
      ? undefined
      : await db
          .selectFrom('comment')
          .select('text')
          .where('plan_id', '=', booked.whole.plan.id)
          .where('goal_id', '=', goal.id)
          .where('member_id', '=', writer.memberId)
          .where('at', '>=', writer.at.slice(0, 10))
          .orderBy('at')
          .limit(1)
          .executeTakeFirst();
  return { by: member === undefined ? writer.by : nameOf(member), at: writer.at, comment: comment?.text ?? null };
}
