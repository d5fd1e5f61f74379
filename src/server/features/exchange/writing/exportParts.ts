import type { PlanHistory } from '#contract/export.ts';
import type { Day } from '#core/calendar/date.ts';
import type { Series } from '#core/goal/series.ts';
import type { Decision, Initiative, Milestone, Work } from '#core/work/work.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { FigureOrigin, FigureOrigins } from '#server/store/history/findFigureOrigins.ts';
import type { StoredComment, StoredGoal } from '#server/store/rows/edit.ts';
import { type ExportFormat, exportPlan } from './exportPlan.ts';

/** A plan to be written, made piece by piece: a large one holds nobody up. */
export type ExportedPlan = {
  readonly stated: Omit<PlanState, 'goals' | 'series' | 'archived' | 'comments' | 'work'>;
  /** How many goals and entries it has. */
  readonly size: number;
  pieces(): Iterable<PlanPiece>;
  /** Its archived goals, with their series, its comments and its work; null where they are not asked for. */
  readonly beside?: PlanBeside | null;
};

export type PlanBeside = {
  readonly archived: readonly StoredGoal[];
  readonly series: ReadonlyMap<string, Series>;
  readonly comments: readonly StoredComment[];
  readonly work: Work;
};

/** Some goals, and the series of those that have one. */
export type PlanPiece = { readonly goals: readonly StoredGoal[]; readonly series: readonly [string, Series][] };

export type ExportRequest = {
  readonly plan: ExportedPlan;
  readonly format: ExportFormat;
  /** Whose year is there to be filled in. */
  readonly day: Day;
  readonly history: PlanHistory | null;
  /** Where its figures come from, where it is to say so. */
  readonly sources?: FigureOrigins | null;
};

/** A part of an export on its way to a thread, small enough that handing it over holds nobody up. */
export type ExportPart =
  | ({
      readonly kind: 'begin';
      readonly stated: ExportedPlan['stated'];
      readonly hasHistory: boolean;
      readonly hasSources: boolean;
      readonly hasBeside: boolean;
    } & Pick<ExportRequest, 'format' | 'day'>)
  | ({ readonly kind: 'goals' | 'archived' } & PlanPiece)
  | { readonly kind: 'sources'; readonly sources: readonly [string, FigureOrigin][] }
  | { readonly kind: 'comments'; readonly comments: readonly StoredComment[] }
  | { readonly kind: 'work'; readonly work: Work }
  /** The first may go on with the items of the last change before. */
  | { readonly kind: 'changes'; readonly changes: PlanHistory }
  | { readonly kind: 'end' };

const ITEMS_A_PART = 500;
const SOURCES_A_PART = 5_000;

export function* exportParts({ plan, history, sources = null, format, day }: ExportRequest): Generator<ExportPart> {
  const { stated, beside = null } = plan;
  const has = { hasHistory: history !== null, hasBeside: beside !== null, hasSources: sources !== null };
  yield { kind: 'begin', stated, format, day, ...has };
  for (const { goals, series } of plan.pieces()) yield { kind: 'goals', goals, series: series.map(ownSeries) };
  if (beside !== null) yield* besideParts(beside);
  if (sources !== null) yield* sourceParts(sources);
  for (const change of history ?? []) {
    for (let from = 0; from === 0 || from < change.items.length; from += ITEMS_A_PART)
      yield { kind: 'changes', changes: [{ ...change, items: change.items.slice(from, from + ITEMS_A_PART) }] };
  }
  yield { kind: 'end' };
}

function* sourceParts(sources: FigureOrigins): Generator<ExportPart> {
  let some: [string, FigureOrigin][] = [];
  for (const each of sources) {
    some.push(each);
    if (some.length < SOURCES_A_PART) continue;
    yield { kind: 'sources', sources: some };
    some = [];
  }
  yield { kind: 'sources', sources: some };
}

function* besideParts({ archived, series, comments, work }: PlanBeside): Generator<ExportPart> {
  for (let from = 0; from < archived.length; from += ITEMS_A_PART) {
    const goals = archived.slice(from, from + ITEMS_A_PART);
    const ofGoals = goals.flatMap(({ id }): [string, Series][] => {
      const ofGoal = series.get(id);
      return ofGoal === undefined ? [] : [ownSeries([id, ofGoal])];
    });
    yield { kind: 'archived', goals, series: ofGoals };
  }
  for (let from = 0; from < comments.length; from += ITEMS_A_PART)
    yield { kind: 'comments', comments: comments.slice(from, from + ITEMS_A_PART) };
  const { initiatives, milestones, decisions } = work;
  const longest = Math.max(initiatives.length, milestones.length, decisions.length);
  for (let from = 0; from < longest; from += ITEMS_A_PART) {
    const some = <Item>(items: readonly Item[]) => items.slice(from, from + ITEMS_A_PART);
    const part = { initiatives: some(initiatives), milestones: some(milestones), decisions: some(decisions) };
    yield { kind: 'work', work: part };
  }
}

/** What is a view into something larger would be handed over with all of it. */
function ownSeries([id, { days, targets, actuals }]: [string, Series]): [string, Series] {
  return [id, { days: days.slice(), targets: targets.slice(), actuals: actuals.slice() }];
}

function noWork(): { initiatives: Initiative[]; milestones: Milestone[]; decisions: Decision[] } {
  return { initiatives: [], milestones: [], decisions: [] };
}

/** Puts parts together again; the file with the last of them, null before. */
export function createExportWriter(): (part: ExportPart) => Buffer | null {
  let begun: Extract<ExportPart, { kind: 'begin' }> | null = null;
  let goals: StoredGoal[] = [];
  let series = new Map<string, Series>();
  let archived: StoredGoal[] = [];
  let comments: StoredComment[] = [];
  let work = noWork();
  let history: PlanHistory = [];
  let sources = new Map<string, FigureOrigin>();
  return (part) => {
    switch (part.kind) {
      case 'begin':
        begun = part;
        [goals, series, archived, comments, history] = [[], new Map(), [], [], []];
        sources = new Map();
        work = noWork();
        return null;
      case 'sources':
        for (const [place, origin] of part.sources) sources.set(place, origin);
        return null;
      case 'comments':
        comments.push(...part.comments);
        return null;
      case 'work':
        work.initiatives.push(...part.work.initiatives);
        work.milestones.push(...part.work.milestones);
        work.decisions.push(...part.work.decisions);
        return null;
      case 'goals':
      case 'archived':
        (part.kind === 'goals' ? goals : archived).push(...part.goals);
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
        const { stated, format, day, hasHistory, hasBeside, hasSources } = begun;
        const beside = hasBeside ? { archived, comments, work } : {};
        return exportPlan(
          { ...stated, goals, series, ...beside, ...(hasSources && { sources }) },
          { format, day, history: hasHistory ? history : null },
        );
      }
    }
  };
}
