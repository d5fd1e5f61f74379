import { addDays } from '#core/calendar/date.ts';
import { PLAN_YEARS, planYearSpan } from '#server/features/demo/content/planDate.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import { type DiaryLine, lineAt } from './diary.ts';
import type { PeriodValue } from './periodValues.ts';
import type { PlacedGoal } from './placedGoal.ts';
import type { Report } from './reporting.ts';
import { scatterAmong } from './scatter.ts';

/** Each June the targets of the coming year are written; those of a goal that joins later, when it joins. */
export function targetLines(goal: PlacedGoal, periods: readonly PeriodValue[], thisYear: number): DiaryLine[] {
  if (goal.content.figures?.targetsSet === 'years') return [];
  const { reporter, added } = goal;
  return PLAN_YEARS.flatMap((year) => {
    const ofYear = periods.filter((period) => period.year === year && period.target !== null);
    if (ofYear.length === 0) return [];
    const { start } = planYearSpan(year, thisYear);
    const inJune = addDays(start, -TARGETS_BEFORE_YEAR - scatterAmong(TARGETS_SPREAD, reporter, start));
    const cells = ofYear.map(({ date, target }) => ({ date, target }));
    const day = inJune > added ? inJune : added;
    const done = { by: reporter, what: 'Targets set', edits: [entriesEdit(goal, cells)] };
    return [lineAt({ day, kind: 'targets', name: reporter }, done)];
  });
}

export function figureLines(goal: PlacedGoal, reports: readonly Report[]): DiaryLine[] {
  return reports.flatMap((report) => {
    const { date, entered, actual, correctedOn } = report;
    const first = reportLine({ goal, report, edits: [entriesEdit(goal, [{ date, actual: entered }])] });
    if (correctedOn === null) return [first];
    const by = goal.reporter;
    const edits = [entriesEdit(goal, [{ date, actual }])];
    const done = { by, what: 'Figures corrected', edits };
    return [first, lineAt({ day: correctedOn, kind: 'corrections', name: by }, done)];
  });
}

export function reportLine({
  goal,
  report,
  edits,
}: {
  readonly goal: PlacedGoal;
  readonly report: Report;
  readonly edits: readonly Edit[];
}): DiaryLine {
  const by = trackedOf(goal) === 'weekly' ? 'feed' : goal.reporter;
  return lineAt({ day: report.on, kind: 'figures', name: by }, { by, what: 'Figures entered', edits });
}

const TARGETS_BEFORE_YEAR = 8;
const TARGETS_SPREAD = 10;

function trackedOf({ content }: PlacedGoal) {
  return content.figures?.tracked ?? 'monthly';
}

function entriesEdit({ content }: PlacedGoal, cells: readonly Cell[]): Edit {
  return { entity: 'entries', goalId: content.id, cells };
}
