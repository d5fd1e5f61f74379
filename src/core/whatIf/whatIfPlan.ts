import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupParent } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { addedUp, ownDistribution } from '#core/rollup/addedDistributions.ts';
import { type Health, healthOf } from '#core/rollup/health.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import { actualsFor, reachable } from './actualsFor.ts';
import { type BestBefore, bestBefore } from './bestBefore.ts';
import { likelyActuals } from './likelyActuals.ts';
import { withActuals, type YearAsked, type YearRest, yearRestOf } from './yearRest.ts';

export type WhatIfGoal = { readonly goal: Goal; readonly series: Series };

export type YearEndStanding = {
  readonly percentComplete: number | null;
  readonly status: ShownStatus;
  readonly actual: number | null;
  readonly endTarget: number | null;
};

export type OpenYear = {
  readonly rest: YearRest;
  readonly likely: number | null;
  readonly isForecast: boolean;
  readonly bestBefore: BestBefore | null;
};

export type Ending = { readonly series: Series; readonly actuals: readonly number[] };

type Continued = WhatIfGoal & Omit<OpenYear, 'likely'> & { readonly likelySeries: Series };

export class WhatIfPlan {
  private readonly goals: readonly Goal[];
  private readonly asked: YearAsked;
  private readonly waiting: WhatIfGoal[];
  private readonly stored: PlanFigures;
  private readonly today: PlanFigures;
  private readonly likely: PlanFigures;
  private readonly supposed: PlanFigures;
  private readonly open = new Map<string, Continued>();
  private readonly likelySeries = new Map<string, Series>();
  private changed: ReadonlySet<string> = new Set();

  constructor(goals: readonly WhatIfGoal[], asked: YearAsked) {
    this.asked = asked;
    this.goals = goals.map(({ goal }) => goal);
    this.waiting = [...goals];
    this.stored = this.figuresAt(asked.today, seriesIn(goals));
    this.today = this.figuresAt(asked.today, seriesIn(goals.filter(({ goal }) => this.isOwn(goal.id))));
    const end = fiscalYearSpan(asked.year, asked.plan.fiscalStartMonth).end;
    this.likely = this.figuresAt(end, this.likelySeries);
    this.supposed = this.figuresAt(end, this.likelySeries);
  }

  /** Works out what one more goal is likely to bring; false when all are done. Call it until then, before anything else. */
  continueNext(): boolean {
    const next = this.waiting.pop();
    if (next === undefined) return false;
    if (this.isOwn(next.goal.id)) this.continueLikely(next);
    return true;
  }

  /**
   * Whether a goal computed here has the figures it is shown with. If not, something it is computed from is missing,
   * such as targets stored with a goal that is computed from others.
   */
  isAsShown(goalId: string, shown: GoalFigures): boolean {
    const found = this.today.figuresOf(goalId, this.asked.year);
    const compared = (of: GoalFigures) => [of.percentComplete, of.ytd.actual, of.endTarget];
    return found !== null && compared(found).every((figure, at) => figure === compared(shown)[at]);
  }

  /** Null for a goal that is computed from others, is deferred, or whose year is reported whole. */
  openYearOf(goalId: string): OpenYear | null {
    const open = this.open.get(goalId);
    if (open === undefined) return null;
    const { rest, isForecast, bestBefore } = open;
    return { rest, isForecast, bestBefore, likely: this.likely.figuresOf(goalId, this.asked.year)?.ytd.actual ?? null };
  }

  suppose(values: ReadonlyMap<string, number>): void {
    const series = new Map<string, Series>();
    for (const goalId of new Set([...this.changed, ...values.keys()])) {
      const open = this.open.get(goalId);
      if (open === undefined) continue;
      const value = values.get(goalId);
      series.set(goalId, value === undefined ? open.likelySeries : endingOf(open, value).series);
    }
    this.supposed.apply({ series });
    this.changed = new Set(values.keys());
  }

  endingAt(goalId: string, value: number): Ending | null {
    const open = this.open.get(goalId);
    return open === undefined ? null : endingOf(open, value);
  }

  standingsOf(goalId: string): { readonly likely: YearEndStanding; readonly supposed: YearEndStanding } | null {
    const [likely, supposed] = [
      standingIn(this.likely, goalId, this.asked),
      standingIn(this.supposed, goalId, this.asked),
    ];
    return likely === null || supposed === null ? null : { likely, supposed };
  }

  healths(): { readonly likely: Health; readonly supposed: Health } {
    return { likely: this.healthIn(this.likely), supposed: this.healthIn(this.supposed) };
  }

  reachable(goalId: string, value: number): number {
    const open = this.open.get(goalId);
    return open === undefined ? value : reachable(value, open.goal.aggregation, open.rest.known);
  }

  private isOwn(goalId: string): boolean {
    const kind = this.stored.kindOf(goalId);
    return kind !== null && kind !== 'container' && !isRollupParent(kind);
  }

  private continueLikely({ goal, series }: WhatIfGoal): void {
    // Its targets may be typed; its actuals come from the goals its formula names, at their ends.
    const isEntered = goal.actualFormula === null && !goal.isByMilestones;
    const rest = isEntered ? yearRestOf(goal, series, this.asked) : null;
    if (rest === null) {
      this.likelySeries.set(goal.id, series);
      return;
    }
    const { actuals, isForecast } = likelyActuals(goal, series, rest, this.asked);
    const likelySeries = withActuals(series, rest.periods, actuals);
    this.likelySeries.set(goal.id, likelySeries);
    if (goal.handStatus?.status === 'deferred') return;
    const best = bestBefore(goal, series, rest, this.asked);
    this.open.set(goal.id, { goal, series, rest, isForecast, bestBefore: best, likelySeries });
  }

  private figuresAt(today: YearAsked['today'], series: ReadonlyMap<string, Series>): PlanFigures {
    const seriesOf = (id: string) => series.get(id) ?? EMPTY_SERIES;
    return createPlanFigures({ plan: this.asked.plan, goals: this.goals, seriesOf, today });
  }

  private healthIn(figures: PlanFigures): Health {
    const all = this.goals.map(({ id }) => figures.figuresOf(id, this.asked.year));
    return healthOf(addedUp(all.filter((each) => each !== null).map(ownDistribution)));
  }
}

function seriesIn(goals: readonly WhatIfGoal[]): ReadonlyMap<string, Series> {
  return new Map(goals.map(({ goal, series }) => [goal.id, series]));
}

function endingOf({ goal, series, rest }: Continued, value: number): Ending {
  const actuals = actualsFor(value, goal.aggregation, rest);
  return { series: withActuals(series, rest.periods, actuals), actuals };
}

function standingIn(figures: PlanFigures, goalId: string, { year }: YearAsked): YearEndStanding | null {
  const found = figures.figuresOf(goalId, year);
  if (found === null) return null;
  const { percentComplete, ytd, endTarget } = found;
  return { percentComplete, status: shownStatusOf(found), actual: ytd.actual, endTarget };
}
