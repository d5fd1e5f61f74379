import type { WireDecision, WireInitiative, WireMilestone } from '#contract/work.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { isOver } from '#core/work/work.ts';
import { workFor } from '#web/goal/work/workOfGoal.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { workToDo } from '#web/plan/work/workToDo.ts';

export type ReportedWork = {
  readonly counts: WorkCounts;
  /** What is open, the latest first. */
  readonly initiatives: readonly WireInitiative[];
  /** Those that are late or due within 30 days. */
  readonly milestones: readonly WireMilestone[];
  /** Those of the fiscal year up to today, the newest first. */
  readonly decisions: readonly WireDecision[];
};

export type WorkCounts = {
  readonly initiatives: Record<'total' | 'done' | 'dropped' | 'late', number>;
  readonly milestones: Record<'total' | 'done' | 'late', number>;
};

/** The work of the goals that a report lists; null where there is none. */
export function reportWork(
  all: PlanWork,
  {
    goalIds,
    year,
    startMonth,
    today,
  }: {
    readonly goalIds: ReadonlySet<string>;
    readonly year: FiscalYear;
    readonly startMonth: number;
    readonly today: Day;
  },
): ReportedWork | null {
  const work = workFor(goalIds, all);
  const { initiatives, milestones } = work;
  const toDo = workToDo(work, { today });
  const decisions = work.decisions
    .filter(({ day }) => isOfYear(day, { year, startMonth, today }))
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  if (initiatives.length + milestones.length + decisions.length === 0) return null;
  const of = (state: WireInitiative['state']) => initiatives.filter((each) => each.state === state).length;
  return {
    counts: {
      initiatives: {
        total: initiatives.length,
        done: of('done'),
        dropped: of('dropped'),
        late: initiatives.filter((each) => !isOver(each) && each.days_late > 0).length,
      },
      milestones: {
        total: milestones.length,
        done: milestones.filter(({ done_on: doneOn }) => doneOn !== null).length,
        late: toDo.milestones.filter(({ days_late: late }) => late > 0).length,
      },
    },
    initiatives: toDo.initiatives,
    milestones: toDo.milestones,
    decisions,
  };
}

function isOfYear(
  day: string,
  { year, startMonth, today }: { readonly year: FiscalYear; readonly startMonth: number; readonly today: Day },
): boolean {
  if (day > formatIsoDate(today)) return false;
  if (year === 'ALL') return true;
  const { start, end } = fiscalYearSpan(year, startMonth);
  return day >= formatIsoDate(start) && day <= formatIsoDate(end);
}
