import { useContext, useEffect } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import { idsInRows } from './placeCards.ts';
import { ASKED_BEYOND, type RowRange, withRowsBeyond } from './useShownRows.ts';

export function useExpectedGoals(goals: readonly ListedGoal[], { first, last }: RowRange, columns: number): void {
  const wholes = useContext(WholeGoalsContext);

  useEffect(() => {
    const beyond = withRowsBeyond({ first, last }, ASKED_BEYOND);
    const below = idsInRows(goals, { first, last: beyond.last }, columns);
    wholes?.expect([...below, ...idsInRows(goals, { first: beyond.first, last: first }, columns)]);
  }, [wholes, goals, first, last, columns]);
}
