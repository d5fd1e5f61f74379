import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { Hierarchy } from '#core/goal/hierarchy.ts';
import { EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { WholePlan } from '#server/store/plans/wholePlan.ts';
import { GoalNumbers } from './goalNumbers.ts';

export type FiguresWanted = { readonly year: FiscalYear; readonly today: Day };

/** More years are computed each time: a plan has a handful, an address may name any. */
const YEARS_KEPT = 16;

type DayOfFigures = { readonly today: Day; readonly figures: PlanFigures; readonly years: Set<FiscalYear> };

export type NextPlan = Omit<WholePlan, 'goals'> & {
  readonly goals: ReadonlyMap<string, GoalRecord>;
  readonly touched: ReadonlySet<string>;
};

type Known = { readonly goals: ReadonlyMap<string, GoalRecord>; readonly bytes: number };

export class BookedPlan {
  readonly whole: WholePlan;
  readonly goals: ReadonlyMap<string, GoalRecord>;
  readonly bytes: number;
  #order: readonly string[] | null = null;
  #figures: DayOfFigures | null = null;
  #tree: PlanFigures | null = null;
  #numbers: GoalNumbers | null = null;
  /** The copy that took over the figures: a concurrent refresh of this copy gets that one. */
  #next: BookedPlan | null = null;

  constructor(whole: WholePlan, known: Known = knownOf(whole)) {
    this.whole = whole;
    this.goals = known.goals;
    this.bytes = known.bytes;
  }

  get order(): readonly string[] {
    this.#order ??= inTreeOrder(this.whole.goals).map(({ id }) => id);
    return this.#order;
  }

  /** In the same order. */
  inOrder(ids: Iterable<string>): readonly string[] {
    const wanted = new Set(ids);
    return this.order.filter((id) => wanted.has(id));
  }

  figures({ year, today }: FiguresWanted): PlanFigures {
    const kept = this.#figures;
    const isKept = kept !== null && kept.today === today && (kept.years.has(year) || kept.years.size < YEARS_KEPT);
    const figures = isKept ? kept : { today, figures: this.#compute(today), years: new Set<FiscalYear>() };
    figures.years.add(year);
    this.#figures = figures;
    return figures.figures;
  }

  /**
   * The plan at a later version. It takes over the figures, but for the touched goals and their ancestors, and the
   * numbers; this copy would have to compute its own again.
   */
  followedBy({ touched, goals, ...stated }: NextPlan): BookedPlan {
    if (this.#next?.whole.version === stated.version) return this.#next;
    const whole = withListOf(goals, stated);
    const bytes = sum(touched, (id) => bytesOf(goals.has(id), whole.series.get(id)) - this.#bytesOfGoal(id));
    const next = new BookedPlan(whole, { goals, bytes: this.bytes + bytes });
    if ([...touched].every((id) => isPlacedAlike(this.goals.get(id), next.goals.get(id)))) next.#order = this.#order;
    if (whole.plan !== this.whole.plan) return next;
    const ids = [...touched];
    const changed = ids.flatMap((id) => next.goals.get(id) ?? []);
    const removedIds = ids.filter((id) => !next.goals.has(id));
    const series = new Map(ids.map((id) => [id, whole.series.get(id) ?? EMPTY_SERIES]));
    const milestones = new Map(ids.flatMap((id) => (whole.milestones.has(id) ? [[id, milestonesIn(whole, id)]] : [])));
    const edits = { goals: changed, removedIds, series, milestones };
    for (const figures of [this.#figures?.figures, this.#tree]) figures?.apply(edits);
    for (const goal of changed) this.#numbers?.put(goal);
    for (const id of removedIds) this.#numbers?.remove(id);
    [next.#figures, next.#tree, next.#numbers] = [this.#figures, this.#tree, this.#numbers];
    [this.#figures, this.#tree, this.#numbers] = [null, null, null];
    this.#next = next;
    return next;
  }

  /** Goals whose figures a change of one can alter: itself, its ancestors, and what is computed from any of them. */
  hangingOn(id: string): ReadonlySet<string> {
    return this.#onAnyDay().hangingOn(id);
  }

  /** Changed in place by the next copy. */
  get hierarchy(): Hierarchy {
    return this.#onAnyDay().hierarchy;
  }

  /** Whether a goal is computed from another by its formula. */
  get isLinked(): boolean {
    return this.#onAnyDay().isLinked;
  }

  /** The goals with a number as it is shown: none, one, or several. */
  numbered(shown: string): readonly GoalRecord[] {
    this.#numbers ??= new GoalNumbers(this.goals.values());
    return Array.from(this.#numbers.idsOf(shown)).flatMap((id) => this.goals.get(id) ?? []);
  }

  #onAnyDay(): PlanFigures {
    if (this.#figures !== null) return this.#figures.figures;
    this.#tree ??= this.#compute(ANY_DAY);
    return this.#tree;
  }

  #bytesOfGoal(id: string): number {
    return bytesOf(this.goals.has(id), this.whole.series.get(id));
  }

  #compute(today: Day): PlanFigures {
    const { whole } = this;
    const { plan, goals, series } = whole;
    return createPlanFigures({
      plan,
      goals,
      seriesOf: (id) => series.get(id) ?? EMPTY_SERIES,
      milestonesOf: (id) => milestonesIn(whole, id),
      today,
    });
  }
}

function milestonesIn({ milestones }: WholePlan, id: string): readonly CountedMilestone[] {
  return milestones.get(id) ?? [];
}

function isPlacedAlike(one: GoalRecord | undefined, other: GoalRecord | undefined): boolean {
  return one?.number === other?.number && one?.parentId === other?.parentId;
}

/** What hangs on what is the same on any. */
const ANY_DAY = fiscalYearSpan(2000, 1).start;

const BYTES_OF_GOAL = 2_500;
const BYTES_OF_ENTRY = 20;

function bytesOf(isGoal: boolean, series: Series | undefined): number {
  return Number(isGoal) * BYTES_OF_GOAL + (series?.days.length ?? 0) * BYTES_OF_ENTRY;
}

function knownOf({ goals, series }: WholePlan): Known {
  const entries = sum(series.values(), ({ days }) => days.length);
  return {
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    bytes: goals.length * BYTES_OF_GOAL + entries * BYTES_OF_ENTRY,
  };
}

/** Built on demand: most changes are of one goal. */
function withListOf(goals: ReadonlyMap<string, GoalRecord>, stated: Omit<WholePlan, 'goals'>): WholePlan {
  let list: readonly GoalRecord[] | null = null;
  return {
    ...stated,
    get goals() {
      list ??= [...goals.values()];
      return list;
    },
  };
}

function sum<Item>(items: Iterable<Item>, of: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}
