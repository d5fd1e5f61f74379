import { useEffect } from 'react';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { onceIdle } from '#web/base/ui/whenIdle.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';

/** Any keyword warms up the search. */
const TRIAL = { ...NO_CRITERIA, keyword: 'a' };

/** Prepares, when idle, what the first key press would wait for: the text of all titles, and the engine's compiled code. */
export function useReadyForTyping(prepared: PlanGoals, context: FilterContext): void {
  const { columns } = prepared;
  useEffect(() => onceIdle(() => void columns.titleText()), [columns]);
  useEffect(() => onceIdle(() => void listGoals(prepared, TRIAL, context)), [prepared, context]);
}
