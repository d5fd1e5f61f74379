import type { Day } from '#core/calendar/date.ts';
import type { StatedValues } from './goalFields.ts';

/** In characters. */
export const NEXT_STEP_LENGTH = 80;

type Step = Pick<StatedValues, 'nextStep' | 'nextStepDue'>;

/** Whether anything is said of what happens next. */
export function hasNextStep({ nextStep, nextStepDue }: Step): boolean {
  return nextStep !== '' || nextStepDue !== null;
}

/** Whether the day of the next step has passed; on the day itself it has not. */
export function isStepOverdue({ nextStepDue }: Pick<Step, 'nextStepDue'>, today: Day): boolean {
  return nextStepDue !== null && nextStepDue < today;
}
