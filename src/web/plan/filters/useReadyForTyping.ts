import { useEffect } from 'react';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { onceIdle } from '#web/base/ui/whenIdle.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';

/** For whose sake the goals are gone through before anybody has typed. */
const TRIAL = { ...NO_CRITERIA, keyword: 'a' };

/**
 * Has ready, while the page is idle, what the first key press would wait for: the text of all titles, and the engine,
 * which is slow with a loop until it has gone through it for a while.
 */
export function useReadyForTyping(prepared: PlanGoals, context: FilterContext): void {
  const { columns } = prepared;
  useEffect(() => onceIdle(() => void columns.titleText()), [columns]);
  useEffect(() => onceIdle(() => void listGoals(prepared, TRIAL, context)), [prepared, context]);
}
