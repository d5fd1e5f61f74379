import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar, TrackingFrequency } from '#core/calendar/period.ts';
import type { FigureContext, FigurePlan } from '#core/figure/figureContext.ts';
import { summarizeGoal } from '#core/figure/summary.ts';
import type { GoalFigures, StatusDistribution } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, goalKindOf } from '#core/goal/goalKind.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES, type Series } from '#core/goal/series.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import { addedUp, ownDistribution } from './addedDistributions.ts';
import { childPercentsOf } from './childPercentsOf.ts';
import { summarizeContainer } from './container.ts';
import { type FigureLookup, type GoalEntries, weightedFiguresOf } from './figureLookup.ts';
import { formulaEntries } from './formulaEntries.ts';
import { type BrokenLink, hasFormula } from './formulaLinks.ts';
import { milestoneEntries } from './milestoneEntries.ts';
import { parentEntries } from './parentEntries.ts';
import { percentHistory } from './percentHistory.ts';
import { type RollupChild, rollupChildOf } from './rollupChild.ts';
import { EMPTY_ROLLUP } from './rollupSeries.ts';

export type BookSource = Pick<
  FigureLookup,
  'plan' | 'calendar' | 'on' | 'storedOf' | 'milestonesOf' | 'nodeOf' | 'brokenLinkOf'
>;

/**
 * The figures of a tree of goals on one day, each computed when it is first asked for and kept until the goal, or one
 * below it, changes. Kept in one table a year, not in an object a goal: a hundred thousand goals have little else.
 */
export class FigureBook implements FigureLookup {
  readonly plan: FigurePlan;
  readonly calendar: PeriodCalendar;
  readonly today: Day;
  private readonly source: BookSource;
  private readonly figures = new Map<FiscalYear, Table<GoalFigures>>();
  private readonly distributions = new Map<FiscalYear, Table<StatusDistribution>>();
  private readonly children = new Map<TrackingFrequency, Table<RollupChild>>();
  private readonly kinds: Table<GoalKind> = new Map();
  private readonly computed: Table<GoalEntries> = new Map();
  private readonly byFormula: Table<GoalEntries> = new Map();

  constructor(source: BookSource, today: Day) {
    this.plan = source.plan;
    this.calendar = source.calendar;
    this.today = today;
    this.source = source;
  }

  on(day: Day): FigureLookup {
    return this.source.on(day);
  }

  storedOf(node: GoalNode): Series {
    return this.source.storedOf(node);
  }

  milestonesOf(node: GoalNode): readonly CountedMilestone[] | null {
    return this.source.milestonesOf(node);
  }

  nodeOf(goalId: string): GoalNode | null {
    return this.source.nodeOf(goalId);
  }

  brokenLinkOf(goalId: string): BrokenLink | null {
    return this.source.brokenLinkOf(goalId);
  }

  forget(goalId: string): void {
    for (const tables of [this.figures, this.distributions, this.children]) {
      for (const table of tables.values()) table.delete(goalId);
    }
    this.kinds.delete(goalId);
    this.computed.delete(goalId);
    this.byFormula.delete(goalId);
  }

  kindOf(node: GoalNode): GoalKind {
    if (node.children.length === 0) return node.goal.isByMilestones ? 'milestones' : 'single';
    return remembered(this.kinds, node, () => goalKindOf(node.goal, this.storedOf(node), true));
  }

  figuresOf(node: GoalNode, year: FiscalYear): GoalFigures {
    return remembered(tableOf(this.figures, year), node, () => this.summarize(node, year));
  }

  distributionOf(node: GoalNode, year: FiscalYear): StatusDistribution {
    const own = ownDistribution(this.figuresOf(node, year));
    if (node.children.length === 0) return own;
    return remembered(tableOf(this.distributions, year), node, () =>
      addedUp([own, this.distributionBelow(node, year)]),
    );
  }

  entriesOf(node: GoalNode): GoalEntries {
    if (!hasFormula(node.goal)) return this.typedEntriesOf(node);
    return remembered(this.byFormula, node, () => formulaEntries(node, this.typedEntriesOf(node), this));
  }

  /** Without what its formulas give. */
  typedEntriesOf(node: GoalNode): GoalEntries {
    const kind = this.kindOf(node);
    switch (kind) {
      case 'single':
        return this.enteredIn(node);
      case 'milestones': {
        const milestones = this.milestonesOf(node);
        if (milestones === null) return this.enteredIn(node);
        return remembered(this.computed, node, () => milestoneEntries(node.goal, milestones, this));
      }
      case 'container':
        return { goal: node.goal, series: EMPTY_ROLLUP };
      case 'percentMean':
        return remembered(this.computed, node, () => ({
          goal: asPercent(node.goal),
          series: percentHistory(node, this),
        }));
      case 'sum':
      case 'average':
      case 'highest':
      case 'lowest':
        return remembered(this.computed, node, () => parentEntries(node, kind, this));
    }
  }

  private enteredIn(node: GoalNode): GoalEntries {
    const series = this.storedOf(node);
    return { goal: asSingle(node.goal), series: { series, drawn: series.actuals } };
  }

  asChild(node: GoalNode, { trackingFrequency }: Goal): RollupChild {
    const { plan, calendar, today } = this;
    return remembered(tableOf(this.children, trackingFrequency), node, () =>
      rollupChildOf({ trackingFrequency, calendar }, this.entriesOf(node), { plan, today }),
    );
  }

  questionOf(node: GoalNode, year: FiscalYear): FigureQuestion {
    const { plan, today } = this;
    const context = { plan, today, year };
    if (this.kindOf(node) === 'percentMean') {
      const childPercents = childPercentsOf(node, year, this);
      return { goal: node.goal, series: EMPTY_SERIES, context: { ...context, childPercents } };
    }
    const { goal, series, combinedTargets, formulaTotals } = this.entriesOf(node);
    return {
      goal,
      series: series.series,
      context: {
        ...context,
        ...(combinedTargets && { combinedTargets }),
        ...(formulaTotals && { formulaTotals }),
      },
    };
  }

  private summarize(node: GoalNode, year: FiscalYear): GoalFigures {
    const { goal, series, context } = this.questionOf(node, year);
    const own = summarizeGoal(goal, series, context);
    if (this.kindOf(node) !== 'container') return own;
    const children = node.children.map((child) => weightedFiguresOf(child, year, this));
    return summarizeContainer({ own, children, distribution: this.distributionBelow(node, year) });
  }

  private distributionBelow(node: GoalNode, year: FiscalYear): StatusDistribution {
    return addedUp(node.children.map((child) => this.distributionOf(child, year)));
  }
}

export type FigureQuestion = { readonly goal: Goal; readonly series: Series; readonly context: FigureContext };

type Table<Value> = Map<string, Value>;

function tableOf<Key, Value>(tables: Map<Key, Table<Value>>, key: Key): Table<Value> {
  const known = tables.get(key);
  if (known) return known;
  const table: Table<Value> = new Map();
  tables.set(key, table);
  return table;
}

function remembered<Value extends object | string>(
  table: Table<Value>,
  { goal }: GoalNode,
  compute: () => Value,
): Value {
  const known = table.get(goal.id);
  if (known !== undefined) return known;
  const value = compute();
  table.set(goal.id, value);
  return value;
}

/** What says it is a roll-up parent and has no children is measured by its own entries, as any goal. */
function asSingle(goal: Goal): Goal {
  return isRollupType(goal.rollup) ? { ...goal, rollup: null } : goal;
}

/** What it shows, whatever the goal itself counts: percents on the way to 100, of which the last of a stretch stands for it. */
function asPercent(goal: Goal): Goal {
  return { ...goal, aggregation: 'current', valueType: 'percent', targetsByYear: new Map(), allTarget: 100 };
}
