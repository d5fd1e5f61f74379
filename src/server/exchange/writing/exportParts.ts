import type { PlanHistory } from '#contract/export.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Series } from '#core/goal/series.ts';
import type { PlanState } from '#server/exchange/preparing/planState.ts';
import type { StoredGoal } from '#server/store/edit.ts';
import { type ExportFormat, exportPlan } from './exportPlan.ts';

/** A plan to be written, and how. */
export type ExportRequest = {
  readonly state: PlanState;
  readonly format: ExportFormat;
  /** Whose year is there to be filled in. */
  readonly day: Day;
  readonly history: PlanHistory | null;
};

/** A piece of an export on its way to a thread, small enough that handing it over holds nobody up. */
export type ExportPart =
  | ({
      readonly kind: 'begin';
      readonly stated: Omit<PlanState, 'goals' | 'series'>;
      readonly hasHistory: boolean;
    } & Pick<ExportRequest, 'format' | 'day'>)
  | { readonly kind: 'goals'; readonly goals: readonly StoredGoal[]; readonly series: readonly [string, Series][] }
  /** The first may go on with the items of the last change before. */
  | { readonly kind: 'changes'; readonly changes: PlanHistory }
  | { readonly kind: 'end' };

const GOALS_A_PART = 200;
const ITEMS_A_PART = 500;

export function* exportParts({ state, history, format, day }: ExportRequest): Generator<ExportPart> {
  const { goals, series, ...stated } = state;
  yield { kind: 'begin', stated, format, day, hasHistory: history !== null };
  for (let from = 0; from < goals.length; from += GOALS_A_PART) {
    const some = goals.slice(from, from + GOALS_A_PART);
    yield { kind: 'goals', goals: some, series: some.flatMap(({ id }) => ownSeries(id, series.get(id))) };
  }
  for (const change of history ?? []) {
    for (let from = 0; from === 0 || from < change.items.length; from += ITEMS_A_PART)
      yield { kind: 'changes', changes: [{ ...change, items: change.items.slice(from, from + ITEMS_A_PART) }] };
  }
  yield { kind: 'end' };
}

/** What is a view into something larger would be handed over with all of it. */
function ownSeries(id: string, series: Series | undefined): [string, Series][] {
  if (series === undefined) return [];
  const { days, targets, actuals } = series;
  return [[id, { days: days.slice(), targets: targets.slice(), actuals: actuals.slice() }]];
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
