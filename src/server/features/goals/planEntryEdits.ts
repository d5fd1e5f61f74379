import type { WireCell, WirePlanCell } from '#contract/entryCells.ts';
import type { Day } from '#core/calendar/date.ts';
import { computedFromOf } from '#core/goal/goalKind.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import {
  type ImplausibleFigure,
  implausibleFigure,
  implausibleFigures,
} from '#server/features/goals/editing/implausibleFigures.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { shownFormulas } from './editing/formulas.ts';
import { goalEntryEdits, periodOf } from './goalEntryEdits.ts';
import { sentCells } from './sentCells.ts';

export type GoalCells = { readonly goalId: string; readonly cells: readonly WireCell[] };

export type EnteredFigures = {
  readonly membership: Membership;
  readonly today: Day;
  readonly entered: readonly GoalCells[];
} & Pick<LockedReading, 'seen'>;

/**
 * Throws Refusal where a goal is missing, is not the member's to enter, or is computed, and where a figure is likely not
 * meant: then nothing is written.
 */
export async function planEntryEdits(
  booked: BookedPlan,
  { membership, today, entered, seen }: EnteredFigures,
): Promise<PlannedChange> {
  const { plan, owners } = booked.whole;
  const kinds = booked.figures({ year: 'ALL', today });
  const implausible: ImplausibleFigure[] = [];
  const edits = entered.flatMap(({ goalId, cells }) => {
    const goal = booked.goals.get(goalId);
    if (goal === undefined) throw goalNotFound();
    requireRight(membership, 'enterFigures', subjectOf(goal, owners));
    const kind = kinds.kindOf(goalId);
    const computedFrom = kind && computedFromOf(kind);
    for (const cell of cells) {
      const found = implausibleFigure({ ...cell, date: periodOf(cell.date, goal, plan) }, goal, {
        booked,
        kind,
        today,
      });
      if (found !== null) implausible.push(found);
    }
    return goalEntryEdits({ plan, goal, computedFrom, formulas: shownFormulas(goal, booked) }, cells);
  });
  if (implausible.length > 0) throw implausibleFigures(implausible);
  const isEntered = ({ entity }: Edit) => entity === 'entries';
  return {
    what: 'Figures entered',
    edits: await sentCells(edits.filter(isEntered), seen),
    follows: edits.filter((edit) => !isEntered(edit)),
  };
}

export function goalCellsOf(cells: readonly WirePlanCell[]): GoalCells[] {
  const goals = new Map<string, WireCell[]>();
  for (const { goal_id: goalId, ...cell } of cells) {
    const known = goals.get(goalId);
    if (known === undefined) goals.set(goalId, [cell]);
    else known.push(cell);
  }
  return [...goals].map(([goalId, ofGoal]) => ({ goalId, cells: ofGoal }));
}
