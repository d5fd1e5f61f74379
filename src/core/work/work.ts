import type { Day } from '#core/calendar/date.ts';

export const WORK_STATES = ['planned', 'active', 'at_risk', 'blocked', 'done', 'dropped'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Work by which goals are to be reached. */
export type Initiative = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly ownerId: string | null;
  readonly departmentId: string | null;
  readonly start: Day | null;
  readonly end: Day | null;
  readonly state: WorkState;
  /** Null: it follows from the milestones. */
  readonly percentByHand: number | null;
  readonly planned: number | null;
  readonly spent: number | null;
  readonly goalIds: readonly string[];
  /** What has to be finished before it starts: initiatives and milestones. */
  readonly afterIds: readonly string[];
  readonly archivedAt: string | null;
};

/** A day by which something is done: of an initiative or directly of a goal. */
export type Milestone = {
  readonly id: string;
  readonly title: string;
  readonly initiativeId: string | null;
  readonly goalId: string | null;
  readonly due: Day;
  readonly ownerId: string | null;
  readonly doneOn: Day | null;
  readonly weight: number;
  /** As of an initiative. */
  readonly afterIds: readonly string[];
  readonly archivedAt: string | null;
};

/** What was decided about goals or initiatives. */
export type Decision = {
  readonly id: string;
  readonly day: Day;
  readonly text: string;
  /** Who decided: a person or a body such as a council. */
  readonly who: string;
  /** Who noted it; null for nobody of the plan. */
  readonly memberId: string | null;
  readonly goalIds: readonly string[];
  readonly initiativeIds: readonly string[];
  readonly archivedAt: string | null;
};

/** Everything a plan holds beside its goals to reach them. */
export type Work = {
  readonly initiatives: readonly Initiative[];
  readonly milestones: readonly Milestone[];
  readonly decisions: readonly Decision[];
};

/** So many goals, or things to wait for, may be linked to one thing. */
export const MOST_LINKS = 100;

/** Whether nothing more is to be done for an initiative. */
export function isOver({ state }: Pick<Initiative, 'state'>): boolean {
  return state === 'done' || state === 'dropped';
}
