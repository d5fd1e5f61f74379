import { EXPLAIN } from '#contract/goal/wireExplanation.ts';
import type { WireGoal } from '#contract/goal/wireGoal.ts';
import { encodeGoal, type FormatInstant } from '#contract/goal.ts';
import { wholeSeenThroughShare } from '#server/features/sharing/seenThroughShare.ts';
import { type SharedPlan, sentIds } from '#server/features/sharing/sharedPlan.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';
import { computeFigures } from '#server/plan/planBook/computeFigures.ts';
import type { CachedReply } from './cachedReplies.ts';
import { dashboardGoalOf } from './dashboardGoal.ts';
import { explainedGoal } from './explainedGoal.ts';
import { createReplyText } from './replyText.ts';

export type WritingGoals = FiguresWanted & {
  readonly booked: BookedPlan;
  readonly ids: ReadonlySet<string> | null;
  readonly fields: readonly string[] | null;
  readonly shared: SharedPlan | null;
  readonly formatInstant: FormatInstant;
};

/** How long goals are written before the event loop runs (milliseconds). */
const AT_ONCE_MS = 15;

const ENTRIES = ['all_perf_data', 'partial_perf_data', 'computed_totals'];
const RUNNING = ['ytd_perf_data', 'ptd_perf_data'];

/** In number order, cut to some goals and fields. */
export async function writtenGoals(writing: WritingGoals): Promise<CachedReply> {
  if (writing.ids === null) await computeFigures(writing.booked, writing);
  const reply = createReplyText();
  let separator = '[';
  for await (const text of goalTexts(writing)) {
    reply.add(separator + text);
    separator = ',';
  }
  reply.add(separator === '[' ? '[]' : ']');
  return reply.end();
}

async function* goalTexts(writing: WritingGoals): AsyncGenerator<string> {
  const { booked, ids, fields, shared, formatInstant } = writing;
  const chosen = fields === null ? null : new Set(fields);
  const hasAny = (names: readonly string[]) => chosen === null || names.some((name) => chosen.has(name));
  const wanted = { ...writing, hasEntries: hasAny(ENTRIES), hasRunning: hasAny(RUNNING) };
  const isSeen = (id: string) => shared === null || shared.parents.has(id);
  let texts: string[] = [];
  let began = performance.now();
  for (const id of sentIds(booked, { shared, ids })) {
    const whole = isSeen(id) ? dashboardGoalOf(booked, id, { ...wanted, isSeen }) : null;
    if (whole !== null) {
      const goal = shared === null ? whole : wholeSeenThroughShare(whole, shared);
      const { own_fields: own, ...wire } = encodeGoal(goal, formatInstant);
      const hasOwn = (shared?.values ?? booked.whole.plan).fields.length > 0;
      const slice = sliceOf(hasOwn ? { ...wire, own_fields: own } : wire, chosen);
      const isExplained = shared === null && chosen?.has(EXPLAIN) === true;
      texts.push(JSON.stringify(isExplained ? { ...slice, explain: explainedGoal(booked, id, writing) } : slice));
    }
    if (performance.now() - began < AT_ONCE_MS || texts.length === 0) continue;
    yield texts.join(',');
    texts = [];
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
  if (texts.length > 0) yield texts.join(',');
}

function sliceOf(wire: WireGoal, fields: ReadonlySet<string> | null): Partial<WireGoal> {
  if (fields === null) return wire;
  return Object.fromEntries(Object.entries(wire).filter(([field]) => fields.has(field)));
}
