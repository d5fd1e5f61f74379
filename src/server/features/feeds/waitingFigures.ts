import * as z from 'zod';
import type { Day } from '#core/calendar/date.ts';
import type { BroughtFigure } from './readAnswer.ts';

const waitingSchema = z.array(z.tuple([z.string(), z.number(), z.enum(['target', 'actual']), z.number()]));

/** Figures of a run that waits for a yes, as they are stored with it. */
export function waitingText(figures: readonly BroughtFigure[]): string {
  return JSON.stringify(figures.map(({ goalId, date, figure, value }) => [goalId, date, figure, value]));
}

export function waitingFigures(text: string): BroughtFigure[] {
  return waitingSchema
    .parse(JSON.parse(text))
    .map(([goalId, date, figure, value]) => ({ goalId, date: date as Day, figure, value }));
}
