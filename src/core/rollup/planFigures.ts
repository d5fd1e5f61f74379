import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import type { FigurePlan } from '#core/figure/figureContext.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, isActualComputed, isRollupParent } from '#core/goal/goalKind.ts';
import { ancestorsOf, type GoalNode, type Hierarchy, hierarchyOf, replaceGoal } from '#core/goal/hierarchy.ts';
import { hierarchyAfter, isInPlace } from '#core/goal/hierarchyAfter.ts';
import type { Series } from '#core/goal/series.ts';
import type { GoalMilestones } from '#core/work/milestonesOfGoals.ts';
import { type CountedMilestone, countOf, type MilestoneCount } from '#core/work/sharesOf.ts';
import { FigureBook, type FigureQuestion } from './figureBook.ts';
import { type GoalEntries, leftOutsOf } from './figureLookup.ts';
import { type BrokenLink, brokenLinksOf, type FormulaUsers, formulaUsersOf, hasFormula } from './formulaLinks.ts';
import type { LeftOut } from './leftOut.ts';
import { EMPTY_ROLLUP, type RollupSeries } from './rollupSeries.ts';
import { type WeightShare, weightSharesOf } from './weightShares.ts';
import { type WorkedGoal, workedGoal } from './workedFormula.ts';

export type PlanFiguresQuestion = {
  readonly plan: FigurePlan;
  readonly goals: readonly Goal[];
  readonly seriesOf: (goalId: string) => Series;
  /** The milestones of goals that are measured by them; left out where their entries are given instead. */
  readonly milestonesOf?: (goalId: string) => readonly CountedMilestone[] | null;
  readonly today: Day;
};

export type PlanEdits = {
  readonly goals?: readonly Goal[];
  readonly removedIds?: readonly string[];
  readonly series?: ReadonlyMap<string, Series>;
  readonly milestones?: GoalMilestones;
};

/** See PlanFigures. It computes nothing yet but the tree. */
export function createPlanFigures(question: PlanFiguresQuestion): PlanFigures {
  return new PlanFigures(question);
}

/**
 * The figures of all goals of a plan on one day. Each is computed when it is first asked for and kept; an edit forgets
 * those of the goals edited and of what hangs on them, their ancestors and goals computed from them, and nothing else. An id the plan does not have gives null.
 */
export class PlanFigures {
  private tree: Hierarchy;
  private readonly plan: FigurePlan;
  private readonly calendar: PeriodCalendar;
  private readonly seriesOf: (goalId: string) => Series;
  private readonly milestonesOf: (goalId: string) => readonly CountedMilestone[] | null;
  private readonly edited = new Map<string, Series>();
  private readonly editedMilestones = new Map<string, readonly CountedMilestone[]>();
  /** One for today, and one for each past day a percent is looked back to. */
  private readonly books = new Map<Day, FigureBook>();
  private readonly book: FigureBook;
  /** Found when they are first asked for; null after what may have changed them. */
  private users: FormulaUsers | null = null;
  private broken: ReadonlyMap<string, BrokenLink> | null = null;

  constructor({ plan, goals, seriesOf, milestonesOf = () => null, today }: PlanFiguresQuestion) {
    this.plan = plan;
    this.calendar = { fiscalStartMonth: plan.fiscalStartMonth, weekStart: plan.weekStart };
    this.seriesOf = seriesOf;
    this.milestonesOf = milestonesOf;
    this.tree = hierarchyOf(goals);
    this.book = this.bookOn(today);
  }

  get hierarchy(): Hierarchy {
    return this.tree;
  }

  /** Whether a goal is computed from another by its formula. */
  get isLinked(): boolean {
    return this.formulaUsers().size > 0;
  }

  figuresOf(goalId: string, year: FiscalYear): GoalFigures | null {
    return this.ask(goalId, (node) => this.book.figuresOf(node, year));
  }

  questionOf(goalId: string, year: FiscalYear): FigureQuestion | null {
    return this.ask(goalId, (node) => this.book.questionOf(node, year));
  }

  kindOf(goalId: string): GoalKind | null {
    return this.ask(goalId, (node) => this.book.kindOf(node));
  }

  entriesOf(goalId: string): GoalEntries | null {
    return this.ask(goalId, (node) => this.book.entriesOf(node));
  }

  computedSeriesOf(goalId: string): RollupSeries | null {
    return this.ask(goalId, (node) => (this.isComputed(node) ? this.book.entriesOf(node).series : null));
  }

  /** Of a goal measured by its milestones; null of others. */
  measuringMilestonesOf(goalId: string): readonly CountedMilestone[] | null {
    return this.ask(goalId, (node) => (node.goal.isByMilestones ? this.book.milestonesOf(node) : null));
  }

  /** See measuringMilestonesOf. */
  milestoneCountOf(goalId: string): MilestoneCount | null {
    const milestones = this.measuringMilestonesOf(goalId);
    return milestones && countOf(milestones, this.book.today);
  }

  /** What a status set by hand on a roll-up parent stands on (see HandStatus.computedActual); null for other goals. */
  computedActualOf(goalId: string): number | null {
    return this.ask(goalId, (node) => (this.isComputed(node) ? this.book.figuresOf(node, 'ALL').ptd.actual : null));
  }

  /** A goal's formulas with today's numbers; of `goal` as it would be, where it is not saved yet. */
  workedGoal(goalId: string, year: FiscalYear, goal: Goal | null = null): WorkedGoal | null {
    const before = this.tree.nodes.get(goalId);
    const node = nodeOf(before, goal);
    if (node === null) return null;
    const typed = before === undefined ? { goal: node.goal, series: EMPTY_ROLLUP } : this.book.typedEntriesOf(before);
    return workedGoal(node, typed, { year, book: this.book });
  }

  leftOutOf(goalId: string, year: FiscalYear): readonly LeftOut[] {
    return this.ask(goalId, (node) => leftOutsOf(node, year, this.book)) ?? [];
  }

  /** With what weights the goals directly below one count in its mean of percents; none where all weigh the same. */
  weightSharesOf(goalId: string, year: FiscalYear): readonly WeightShare[] {
    return this.ask(goalId, (node) => weightSharesOf(node, year, this.book)) ?? [];
  }

  /** It costs what is forgotten; the tree is built again only where something is wrong with it. */
  apply({ goals = [], removedIds = [], series = new Map(), milestones = new Map() }: PlanEdits): void {
    for (const [goalId, ofGoal] of milestones) {
      this.editedMilestones.set(goalId, ofGoal);
      this.forget(goalId);
    }
    for (const [goalId, entries] of series) {
      this.edited.set(goalId, entries);
      this.forget(goalId);
      // With entries of its own a group is none any more, and takes nothing from the goals below.
      if (this.tree.nodes.get(goalId)?.children.length) this.broken = null;
    }
    const moved = goals.filter((goal) => !this.replacedInPlace(goal));
    if (moved.length > 0 || removedIds.length > 0) this.place(moved, removedIds);
  }

  private replacedInPlace(goal: Goal): boolean {
    const node = this.tree.nodes.get(goal.id);
    if (!node || !isInPlace(node.goal, goal)) return false;
    const before = node.goal;
    this.forget(goal.id);
    replaceGoal(node, goal);
    if (isLinkedOtherwise(before, goal)) this.unlink();
    return true;
  }

  private place(moved: readonly Goal[], removedIds: readonly string[]): void {
    const ids = [...moved.map(({ id }) => id), ...removedIds];
    for (const id of ids) this.forgetAbove(this.tree.nodes.get(id));
    const gone = removedIds.flatMap((id) => this.tree.nodes.get(id)?.goal ?? []);
    const isLinkedAlike = gone.length === 0 && moved.every((goal) => this.namesTheSame(goal));
    const after = hierarchyAfter(this.tree, { rows: moved, gone });
    if (after === null) {
      this.rebuild(moved, removedIds);
      return;
    }
    this.tree = after;
    this.broken = null;
    if (!isLinkedAlike) this.users = null;
    for (const id of ids) this.forget(id);
  }

  private namesTheSame(goal: Goal): boolean {
    const before = this.tree.nodes.get(goal.id)?.goal;
    return before === undefined ? !hasFormula(goal) : !isLinkedOtherwise(before, goal);
  }

  private rebuild(moved: readonly Goal[], removedIds: readonly string[]): void {
    const before = this.tree;
    const goals = new Map(Array.from(before.nodes.values(), ({ goal }) => [goal.id, goal]));
    for (const goal of moved) goals.set(goal.id, goal);
    for (const goalId of removedIds) goals.delete(goalId);
    this.tree = hierarchyOf([...goals.values()]);
    this.unlink();
    for (const goalId of new Set([...before.nodes.keys(), ...goals.keys()])) {
      const [old, now] = [before.nodes.get(goalId), this.tree.nodes.get(goalId)];
      if (old && now && old.goal === now.goal && old.parent?.goal.id === now.parent?.goal.id) continue;
      this.forgetAbove(old);
      this.forget(goalId);
    }
  }

  /** The goal, its ancestors and the goals computed from any of them by formula, each once. */
  hangingOn(goalId: string): ReadonlySet<string> {
    const users = this.formulaUsers();
    const found = new Set([goalId]);
    for (const id of found) {
      const parent = this.tree.nodes.get(id)?.parent;
      if (parent) found.add(parent.goal.id);
      for (const user of users.get(id) ?? []) found.add(user);
    }
    return found;
  }

  /** The goals whose figures this one goes into at once: those that name it in a formula, and a roll-up above it. */
  usedIn(goalId: string): readonly Goal[] {
    const { nodes } = this.tree;
    const above = nodes.get(goalId)?.parent ?? null;
    const parent = above !== null && isRollupParent(this.book.kindOf(above)) ? [above.goal] : [];
    const users = Array.from(this.formulaUsers().get(goalId) ?? [], (id) => nodes.get(id));
    return [...parent, ...users.filter((user) => user !== undefined).map(({ goal }) => goal)];
  }

  private forget(goalId: string): void {
    for (const id of this.hangingOn(goalId)) for (const book of this.books.values()) book.forget(id);
  }

  /** Where a goal stood before it was moved or removed. */
  private forgetAbove(node: GoalNode | undefined): void {
    for (const { goal } of node === undefined ? [] : ancestorsOf(node)) this.forget(goal.id);
  }

  private formulaUsers(): FormulaUsers {
    this.users ??= formulaUsersOf(this.tree.nodes);
    return this.users;
  }

  private brokenLinks(): ReadonlyMap<string, BrokenLink> {
    const { nodes } = this.tree;
    this.broken ??= brokenLinksOf({ nodes, isContainer: (node) => this.book.kindOf(node) === 'container' });
    return this.broken;
  }

  private unlink(): void {
    this.users = null;
    this.broken = null;
  }

  private isComputed(node: GoalNode): boolean {
    return isActualComputed(node.goal, this.book.kindOf(node));
  }

  private ask<Answer>(goalId: string, answer: (node: GoalNode) => Answer): Answer | null {
    const node = this.tree.nodes.get(goalId);
    return node ? answer(node) : null;
  }

  private bookOn(day: Day): FigureBook {
    const known = this.books.get(day);
    if (known) return known;
    const { plan, calendar } = this;
    const storedOf = ({ goal }: GoalNode) => this.edited.get(goal.id) ?? this.seriesOf(goal.id);
    const book = new FigureBook(
      {
        plan,
        calendar,
        storedOf,
        milestonesOf: ({ goal }) => this.editedMilestones.get(goal.id) ?? this.milestonesOf(goal.id),
        on: (other) => this.bookOn(other),
        nodeOf: (goalId) => this.tree.nodes.get(goalId) ?? null,
        brokenLinkOf: (goalId) => this.brokenLinks().get(goalId) ?? null,
      },
      day,
    );
    this.books.set(day, book);
    return book;
  }
}

/** Of a goal as it would be; one that is not saved yet stands alone. */
function nodeOf(before: GoalNode | undefined, goal: Goal | null): GoalNode | null {
  if (goal === null) return before ?? null;
  return { parent: null, children: [], ...before, goal };
}

function isLinkedOtherwise(before: Goal, after: Goal): boolean {
  if (before.actualFormula !== after.actualFormula || before.targetFormula !== after.targetFormula) return true;
  return before.rollup !== after.rollup;
}
