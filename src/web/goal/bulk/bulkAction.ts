import type { QueryClient } from '@tanstack/react-query';
import { planGoalsPath } from '#contract/addresses.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import type { GoalOfMany } from '#contract/goalsAtOnce.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireReminded } from '#contract/upkeep.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusedRows } from '#web/base/api/refusedRows.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import { refusedField } from '#web/goal/form/refusedField.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';

/** What is done with the chosen goals. */
export type BulkAction =
  | { readonly kind: 'owner' | 'dates' | 'status' | 'move' | 'remind' | 'archive' }
  | { readonly kind: 'own'; readonly field: OwnField };

export type BulkOrder =
  | { readonly kind: 'change'; readonly patch: GoalPatch }
  | { readonly kind: 'archive' }
  | { readonly kind: 'remind' };

/** A goal that cannot be changed, and why; nothing was done. */
export type RefusedGoal = { readonly id: string; readonly sentence: string };

export type BulkOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly goals: readonly RefusedGoal[] }
  | { readonly kind: 'failed'; readonly sentence: string };

type Place = {
  readonly client: QueryClient;
  readonly planId: string;
  /** Of the plan, before it is changed. */
  readonly version: number;
};

/** All goals or none; afterwards one undo is offered for all of them. */
export async function carryOut(
  { client, planId, version: before }: Place,
  goals: readonly ListedGoal[],
  order: BulkOrder,
): Promise<BulkOutcome> {
  const ids = goals.map(({ id }) => id);
  try {
    if (order.kind === 'remind') {
      const body = { ids, language };
      const done = await sendJson<WireReminded>(`${planGoalsPath(planId)}/remind`, { body });
      await refreshPlan(client, planId);
      const { reminded, not_reminded: others } = done;
      const left = others.length === 0 ? '' : ` ${say.notSent(others.length)}`;
      offerUndo({ text: `${say.reminded(reminded.length)}${left}`, undo: null });
      return { kind: 'done' };
    }
    const { version, text } = await (order.kind === 'archive'
      ? archive(planId, ids)
      : change(planId, ids, order.patch));
    await refreshPlan(client, planId);
    offerPlanUndo(client, { planId, version, text, before });
    return { kind: 'done' };
  } catch (error) {
    return outcomeOf(error, ids);
  }
}

async function change(planId: string, ids: readonly string[], patch: GoalPatch) {
  const version = await sendGoals(
    planId,
    ids.map((id) => ({ id, ...patch })),
  );
  return { version, text: say.changed(ids.length) };
}

async function sendGoals(planId: string, goals: readonly GoalOfMany[]): Promise<number> {
  const path = planGoalsPath(planId);
  const { version } = await sendJson<{ readonly version: number }>(path, { method: 'PATCH', body: goals });
  return version;
}

/** Each goal its own change, all of them or none, with one undo. */
export async function changeEach(
  { client, planId, version: before }: Place,
  goals: readonly GoalOfMany[],
  text: string,
): Promise<BulkOutcome> {
  try {
    const version = await sendGoals(planId, goals);
    await refreshPlan(client, planId);
    offerPlanUndo(client, { planId, version, text, before });
    return { kind: 'done' };
  } catch (error) {
    return outcomeOf(
      error,
      goals.map(({ id }) => id),
    );
  }
}

async function archive(planId: string, ids: readonly string[]) {
  const path = `${planGoalsPath(planId)}/archive`;
  const done = await sendJson<{ readonly version: number; readonly ids: readonly string[] }>(path, { body: { ids } });
  return { version: done.version, text: say.archived(done.ids.length) };
}

function outcomeOf(error: unknown, ids: readonly string[]): BulkOutcome {
  const rows = refusedRows(error, 'goals_refused');
  if (rows.length === 0) return { kind: 'failed', sentence: refusedField(error).sentence };
  return {
    kind: 'refused',
    goals: rows.flatMap(({ index, code, message }) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, sentence: sentenceOf(code, message) }];
    }),
  };
}

function sentenceOf(code: string, message: string): string {
  const known = new Map<string, string>(Object.entries(say.refusals)).get(code);
  return known ?? refusedField(new ApiError({ status: 409, code, message })).sentence;
}
