import type { PlanHistory } from '#contract/export.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Series } from '#core/goal/series.ts';
import type { PlanState } from '#server/features/exchange/preparing/planState.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { type ExportFormat, exportPlan } from './exportPlan.ts';

/** A plan to be written, made piece by piece: a large one holds nobody up. */
export type ExportedPlan = {
  readonly stated: Omit<PlanState, 'goals' | 'series'>;
  /** How many goals and entries it has. */
  readonly size: number;
  pieces(): Iterable<PlanPiece>;
};

/** Some goals, and the series of those that have one. */
export type PlanPiece = { readonly goals: readonly StoredGoal[]; readonly series: readonly [string, Series][] };

export type ExportRequest = {
  readonly plan: ExportedPlan;
  readonly format: ExportFormat;
  /** Whose year is there to be filled in. */
  readonly day: Day;
  readonly history: PlanHistory | null;
};

/** A part of an export on its way to a thread, small enough that handing it over holds nobody up. */
export type ExportPart =
  | ({ readonly kind: 'begin'; readonly stated: ExportedPlan['stated']; readonly hasHistory: boolean } & Pick<
      ExportRequest,
      'format' | 'day'
    >)
  | ({ readonly kind: 'goals' } & PlanPiece)
  /** The first may go on with the items of the last change before. */
  | { readonly kind: 'changes'; readonly changes: PlanHistory }
  | { readonly kind: 'end' };

const ITEMS_A_PART = 500;

export function* exportParts({ plan, history, format, day }: ExportRequest): Generator<ExportPart> {
  yield { kind: 'begin', stated: plan.stated, format, day, hasHistory: history !== null };
  for (const { goals, series } of plan.pieces()) yield { kind: 'goals', goals, series: series.map(ownSeries) };
  for (const change of history ?? []) {
    for (let from = 0; from === 0 || from < change.items.length; from += ITEMS_A_PART)
      yield { kind: 'changes', changes: [{ ...change, items: change.items.slice(from, from + ITEMS_A_PART) }] };
  }
  yield { kind: 'end' };
}

/** What is a view into something larger would be handed over with all of it. */
function ownSeries([id, { days, targets, actuals }]: [string, Series]): [string, Series] {
  return [id, { days: days.slice(), targets: targets.slice(), actuals: actuals.slice() }];
}

/** Puts parts together again; the file with the last of them, null before. */
export function createExportWriter(): (part: ExportPart) => Buffer | null {
  let begun: Extract<ExportPart, { kind: 'begin' }> | null = null;
  let goals: StoredGoal[] = [];
  let series = new Map<string, Series>();
  let history: PlanHistory = [];
  return (part) => {
    switch (part.kind) {
      case 'begin':
        begun = part;
        [goals, series, history] = [[], new Map(), []];
        return null;
      case 'goals':
        goals.push(...part.goals);
        for (const [id, ofGoal] of part.series) series.set(id, ofGoal);
        return null;
      case 'changes':
        for (const change of part.changes) {
          const last = history.at(-1);
          if (last?.version === change.version) last.items.push(...change.items);
          else history.push(change);
        }
        return null;
      case 'end': {
        if (begun === null) throw new RangeError('An export ended before it began.');
        const { stated, format, day, hasHistory } = begun;
        return exportPlan({ ...stated, goals, series }, { format, day, history: hasHistory ? history : null });
      }
    }
  };
}
