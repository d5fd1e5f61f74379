import type { Day } from '#core/calendar/date.ts';
import type { Series } from '#core/goal/series.ts';
import type { Department } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Work } from '#core/work/work.ts';
import type { FigureOrigins } from '#server/store/history/findFigureOrigins.ts';
import type { StoredComment, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

/** What a plan holds before an import; for a plan that is to be made, the plan itself and nothing in it. */
export type PlanState = {
  readonly plan: Plan;
  readonly isNew: boolean;
  readonly departments: readonly Department[];
  readonly members: readonly StoredMember[];
  /** Of whoever leads a plan that is to be made, in small letters: a member of the file with one is that person. */
  readonly leaderEmails?: readonly string[];
  /** Those in the plan, without the archived ones. */
  readonly goals: readonly StoredGoal[];
  /** By goal id; one without entries is not in it. */
  readonly series: ReadonlyMap<string, Series>;
  /** For an export; their entries are among the series. */
  readonly archived?: readonly StoredGoal[];
  /** For an export. */
  readonly comments?: readonly StoredComment[];
  /** Everything beside its goals, what is archived too; of a part of a plan there is none. */
  readonly work?: Work;
  /** For an export that is to say where its figures come from. */
  readonly sources?: FigureOrigins;
};

/** Who imports, when, and where ids come from. */
export type ImportMoment = {
  /** ISO instant. */
  readonly at: string;
  /** In the plan's time zone. */
  readonly today: Day;
  /** As shown. */
  readonly by: string;
  readonly memberId: string | null;
  readonly createId: () => string;
};
