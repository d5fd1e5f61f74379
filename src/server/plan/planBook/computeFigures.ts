import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { BookedPlan, FiguresWanted } from './bookedPlan.ts';

/**
 * Computes bottom-up and lets the event loop run in between: top-down, the first objective would compute everything
 * below it in one go.
 */
export async function computeFigures(booked: BookedPlan, { year, today }: FiguresWanted): Promise<void> {
  const breathe = createYielder();
  const byDepth: string[][] = Array.from({ length: LOWEST_DEPTH + 1 }, () => []);
  for (const { id, depth } of booked.whole.goals) byDepth[depth]?.push(id);
  for (const ids of byDepth.reverse()) {
    for (const id of ids) {
      booked.figures({ year, today }).figuresOf(id, year);
      await breathe();
    }
  }
}
