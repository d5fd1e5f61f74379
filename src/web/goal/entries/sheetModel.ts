import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import { type GoalNode, hierarchyOf } from '#core/goal/hierarchy.ts';
import type { Entry } from '#core/goal/series.ts';
import type { Figure } from './sheetCell.ts';
import type { SheetColumn } from './sheetColumns.ts';
import type { GoalLock, LineFormulas } from './sheetLock.ts';

export type SheetGoal = {
  readonly goal: DashboardGoal;
  readonly indent: number;
  readonly lock: GoalLock | null;
  /** What computes a line of it, with goals by number; null where figures are typed. */
  readonly formulas: LineFormulas;
  readonly entries: ReadonlyMap<Day, Entry>;
};

export type SheetLine = { readonly of: SheetGoal; readonly figure: Figure };

export type SheetItem =
  | {
      readonly kind: 'group';
      readonly goal: DashboardGoal;
      readonly indent: number;
      readonly isOpen: boolean;
      readonly count: number;
    }
  | { readonly kind: 'goal'; readonly of: SheetGoal; readonly firstLine: number };

export type Sheet = {
  readonly columns: readonly SheetColumn[];
  readonly figures: readonly Figure[];
  readonly items: readonly SheetItem[];
  readonly lines: readonly SheetLine[];
};

export type SheetQuestion = {
  readonly goals: readonly DashboardGoal[];
  readonly columns: readonly SheetColumn[];
  readonly figures: readonly Figure[];
  readonly isWanted: (goal: DashboardGoal) => boolean;
  readonly lockOf: (goal: DashboardGoal, children: readonly DashboardGoal[]) => GoalLock | null;
  readonly closedGroups: ReadonlySet<string>;
};

/** In plan order; a container heads its goals, and disappears where none of them is wanted. */
export function sheetOf({ goals, columns, figures, isWanted, lockOf, closedGroups }: SheetQuestion): Sheet {
  const items: SheetItem[] = [];
  const numbers = new Map(goals.map(({ id, number }) => [id, number]));
  const shown = (text: string | null) => text && shownFormula(text, (id) => numbers.get(id));
  const lines: SheetLine[] = [];

  function add(node: GoalNode<DashboardGoal>, indent: number): void {
    const { goal } = node;
    if (goal.figures.distribution !== null) {
      addGroup(node, indent);
      return;
    }
    if (isWanted(goal)) {
      const children = node.children.map((child) => child.goal);
      const of = sheetGoalOf(goal, {
        indent,
        lock: lockOf(goal, children),
        formulas: { actual: shown(goal.actualFormula), target: shown(goal.targetFormula) },
      });
      items.push({ kind: 'goal', of, firstLine: lines.length });
      for (const figure of figures) lines.push({ of, figure });
    }
    for (const child of node.children) add(child, indent + 1);
  }

  function addGroup(node: GoalNode<DashboardGoal>, indent: number): void {
    const count = countWanted(node, isWanted);
    if (count === 0) return;
    const isOpen = !closedGroups.has(node.goal.id);
    items.push({ kind: 'group', goal: node.goal, indent, isOpen, count });
    if (isOpen) for (const child of node.children) add(child, indent + 1);
  }

  for (const root of hierarchyOf(goals).roots) add(root, 0);
  return { columns, figures, items, lines };
}

function countWanted({ goal, children }: GoalNode<DashboardGoal>, isWanted: SheetQuestion['isWanted']): number {
  const own = goal.figures.distribution === null && isWanted(goal) ? 1 : 0;
  return children.reduce((count, child) => count + countWanted(child, isWanted), own);
}

/** Cached, so that an unchanged goal does not re-render because another changed. */
const made = new WeakMap<DashboardGoal, SheetGoal>();

function sheetGoalOf(
  goal: DashboardGoal,
  { indent, lock, formulas }: Pick<SheetGoal, 'indent' | 'lock' | 'formulas'>,
): SheetGoal {
  const before = made.get(goal);
  const isSame =
    before?.indent === indent &&
    before.formulas.actual === formulas.actual &&
    before.formulas.target === formulas.target &&
    isSameLock(before.lock, lock);
  if (isSame) return before;
  const entries = before?.entries ?? new Map(goal.entries.map((entry) => [entry.date, entry]));
  const of: SheetGoal = { goal, indent, lock, formulas, entries };
  made.set(goal, of);
  return of;
}

function isSameLock(one: GoalLock | null, other: GoalLock | null): boolean {
  if (one?.kind !== 'computed' || other?.kind !== 'computed') return one?.kind === other?.kind;
  return one.rollup === other.rollup && one.numbers.join() === other.numbers.join();
}
