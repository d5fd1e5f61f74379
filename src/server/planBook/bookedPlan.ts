import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { type Hierarchy, hierarchyOf } from '#core/goal/hierarchy.ts';
import type { GoalRecord } from '#server/store/goals.ts';
import type { WholePlan } from '#server/store/wholePlan.ts';
import { planFiguresOf } from './planFigures.ts';

/** For which year and on which day figures are asked. */
export type FiguresWanted = { readonly year: FiscalYear; readonly today: Day };

/** Years looked at lately; the figures of more are computed again. */
const YEARS_KEPT = 4;

/** A plan in memory at one version, with what was computed of it so far. Never altered: a later version is another. */
export class BookedPlan {
  readonly whole: WholePlan;
  readonly #figures = new Map<string, ReadonlyMap<string, GoalFigures>>();
  #hierarchy: Hierarchy<GoalRecord> | null = null;

  constructor(whole: WholePlan) {
    this.whole = whole;
  }

  get hierarchy(): Hierarchy<GoalRecord> {
    this.#hierarchy ??= hierarchyOf(this.whole.goals);
    return this.#hierarchy;
  }

  /** By goal id. */
  figures(wanted: FiguresWanted): ReadonlyMap<string, GoalFigures> {
    const key = `${wanted.year} ${wanted.today}`;
    const figures = this.#figures.get(key) ?? planFiguresOf(this.whole, wanted);
    // The one asked last stands last; the first one is let go.
    this.#figures.delete(key);
    this.#figures.set(key, figures);
    for (const oldest of this.#figures.keys()) {
      if (this.#figures.size <= YEARS_KEPT) break;
      this.#figures.delete(oldest);
    }
    return figures;
  }

  /** An estimate of the memory it takes, figures of some years included. */
  get bytes(): number {
    let entries = 0;
    for (const series of this.whole.series.values()) entries += series.days.length;
    return this.whole.goals.length * BYTES_OF_GOAL + entries * BYTES_OF_ENTRY;
  }
}

const BYTES_OF_GOAL = 4_000;
const BYTES_OF_ENTRY = 20;
