import type { WireCell } from '#contract/entryCells.ts';
import type { FeedAnswer } from '#contract/feed.ts';
import type { Feed } from '#core/feed/feed.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { asMember } from '#server/features/asking/changePlan.ts';
import { authorOf, type Membership, nameOf } from '#server/features/asking/membership.ts';
import { shownFormulas } from '#server/features/goals/editing/formulas.ts';
import { type EnteredGoal, goalEntryEdits } from '#server/features/goals/goalEntryEdits.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { compareFigures } from './compareFigures.ts';
import { figureKey, findMemory, type KnownFigure, type KnownFigures, putMemory } from './feedMemory.ts';
import { findRun } from './feedRepository.ts';
import { fetchedStamp } from './runFeed.ts';
import { waitingFigures } from './waitingFigures.ts';

export type AnsweringParts = { readonly store: Store; readonly clock: Clock; readonly planBook: PlanBook };

/** What a lead says to figures that a person had corrected: theirs stays, or the feed’s is taken, as a change of the lead. */
export function answerQuestions(
  parts: AnsweringParts,
  membership: Membership,
  { feed, answers }: { readonly feed: Feed; readonly answers: readonly FeedAnswer[] },
): Promise<{ readonly version: number }> {
  const of = { planId: membership.plan.id, feedId: feed.id };
  return asMember(parts, membership, async (locked, booked) => {
    const memory = await findMemory(locked.trx, of);
    const changed = new Map<string, KnownFigures>();
    const edits: Edit[] = [];
    for (const [goalId, ofGoal] of Map.groupBy(answers, ({ goal_id: goalId }) => goalId)) {
      const goal = booked.goals.get(goalId);
      const known = new Map<string, KnownFigure>(memory.get(goalId) ?? []);
      const cells = new Map<string, WireCell>();
      for (const { date, figure, take } of ofGoal) {
        const key = figureKey({ date, figure });
        const { asked, askedIn: _askedIn, ...rest } = known.get(key) ?? {};
        if (goal === undefined || asked === undefined) throw notAsked();
        known.set(key, take ? { brought: asked } : { ...rest, keptFor: asked });
        if (take) cells.set(date, { ...(cells.get(date) ?? { date }), [figure]: asked });
      }
      changed.set(goalId, known);
      if (goal === undefined || cells.size === 0) continue;
      const entered: EnteredGoal = {
        plan: booked.whole.plan,
        goal,
        computedFrom: goal.isByMilestones ? 'milestones' : null,
        formulas: shownFormulas(goal, booked),
      };
      edits.push(...goalEntryEdits(entered, [...cells.values()]));
    }
    const { reason } = membership;
    const written =
      edits.length === 0
        ? { version: booked.whole.version }
        : await writeLocked(locked, {
            stamp: {
              planId: of.planId,
              at: parts.clock.now(),
              ...authorOf(membership),
              reason,
              what: 'Fetched figures taken',
            },
            folded: await foldEdits(edits),
            known: booked.whole,
          });
    await putMemory(locked.trx, of, changed);
    return written;
  });
}

/** Writes the figures of a run that waited for a yes; what a person has changed meanwhile is asked. */
export function acceptRun(
  parts: AnsweringParts,
  membership: Membership,
  { feed, runId }: { readonly feed: Feed; readonly runId: string },
): Promise<{ readonly version: number }> {
  const of = { planId: membership.plan.id, feedId: feed.id };
  return asMember(parts, membership, async (locked, booked) => {
    const run = await findRun(locked.trx, { ...of, id: runId });
    if (run === null) throw runNotFound();
    if (run.outcome !== 'waiting' || run.waiting === null) throw notWaiting();
    const compared = await compareFigures(
      { figures: waitingFigures(run.waiting), refused: [], refusedCount: 0 },
      {
        db: locked.trx,
        booked,
        today: parts.clock.today(booked.whole.plan.timeZone),
        memory: await findMemory(locked.trx, of),
        run: run.number,
        isAtOnce: true,
      },
    );
    const before = booked.whole.version;
    const at = parts.clock.now();
    const written =
      compared.edits.length === 0
        ? { version: before }
        : await writeLocked(locked, {
            stamp: fetchedStamp({ planId: of.planId, at, feed, run }),
            folded: await foldEdits(compared.edits),
            known: booked.whole,
          });
    await putMemory(locked.trx, of, compared.memory);
    const others = run.lines.filter(({ kind }) => kind !== 'waiting');
    const { changed, asked, refused, same } = compared.counts;
    await locked.trx
      .updateTable('feed_run')
      .set({
        outcome: 'done',
        by_name: nameOf(membership.member),
        waiting: null,
        version: written.version === before ? null : written.version,
        lines: JSON.stringify([...compared.lines, ...others]),
        counts: JSON.stringify({
          ...run.counts,
          waiting: 0,
          changed: run.counts.changed + changed,
          asked: run.counts.asked + asked,
          refused: run.counts.refused + refused,
          same: run.counts.same + same,
        }),
      })
      .where('plan_id', '=', of.planId)
      .where('id', '=', runId)
      .execute();
    return written;
  });
}

function notAsked(): Refusal {
  return new Refusal({
    status: 409,
    code: 'question_gone',
    message: 'One of these figures is not asked about any more: load the page again.',
  });
}

function notWaiting(): Refusal {
  return new Refusal({
    status: 409,
    code: 'run_not_waiting',
    message: 'This run does not wait for a yes any more: a later one has come, or somebody said it.',
  });
}

export function runNotFound(): Refusal {
  return new Refusal({ status: 404, code: 'run_not_found', message: 'There is no such run.' });
}
