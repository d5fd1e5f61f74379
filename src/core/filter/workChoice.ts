/** What work a goal has; late work is open too, and where all of it is over it has none of these. */
export type WorkChoice = (typeof WORK_CHOICES)[number];
export const WORK_CHOICES = ['late', 'open', 'none'] as const;

export type WorkOfGoal = (goalId: string) => readonly WorkChoice[];

/** Of a plan without any work. */
export const NO_GOAL_HAS_WORK: WorkOfGoal = () => NONE;

const NONE: readonly WorkChoice[] = ['none'];
