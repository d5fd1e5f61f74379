import { useMemo } from 'react';
import { healthOfMarked } from '#core/rollup/healthColumns.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import type { Listing } from './listing.ts';

/** How the listed goals of a plan stand together. */
export function useHealth({ marks }: Listing, { health }: PlanGoals): Health {
  return useMemo(() => healthOfMarked(health, marks), [health, marks]);
}
