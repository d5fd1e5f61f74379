import { formatIsoDate } from '#core/calendar/date.ts';
import { type CsvCell, formatCsv } from '#core/format/csv.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import type { ComparedGoal } from '#web/plan/comparison/comparison.ts';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import type { Difference } from './difference.ts';
import { moveEvidence, moveReason } from './moveReason.ts';
import { rollupReason } from './rollupReason.ts';

export function comparisonCsv(
  comparison: Comparison,
  others: {
    readonly own: readonly Difference[];
    readonly work: readonly Difference[];
    readonly moved: readonly (readonly CsvCell[])[];
  },
): string {
  const { before, after, changed, moved } = comparison;
  const [first, second] = [before, after].map(({ day }) => formatIsoDate(day));
  const { goal, status, figures, why } = say.columns;
  const header = [
    '',
    goal,
    `${status} ${first}`,
    `${status} ${second}`,
    `${figures} ${first}`,
    `${figures} ${second}`,
    why,
    '',
  ];
  const rows = [
    ...changed.map((each) => rowOf(each, say.groups[each.move], comparison)),
    ...moved.map((each) => rowOf(each, say.movedMost, comparison)),
  ];
  const values = [
    ...others.own.map((each) => valueRow(each, say.ownChanged)),
    ...others.work.map((each) => valueRow(each, say.workChanged)),
  ];
  return formatCsv([header, ...rows, ...values, ...others.moved]);
}

function valueRow({ prefix, title, label, before, after }: Difference, group: string): string[] {
  return [group, `${prefix} ${title}`, '', '', before, after, label, ''];
}

function rowOf(goal: ComparedGoal, group: string, comparison: Comparison): string[] {
  const { after, touched } = comparison;
  const byBelow = goal.move === 'unchanged' ? rollupReason(goal, comparison) : null;
  const known = goal.after ?? goal.before;
  const [was, is] = [goal.before, goal.after].map((day) =>
    day === null ? '' : statusLabel(shownStatusOf(day.figures), after.plan.plan),
  );
  const [old, now] = [goal.before, goal.after].map((day) => {
    const toDate = after.plan.year === 'ALL' ? day?.figures.ptd : day?.figures.ytd;
    return toDate === undefined ? '' : `${toDate.actual ?? ''} / ${toDate.target ?? ''}`;
  });
  return [
    group,
    known === null ? '' : `${shownNumber(known.number)} ${known.title}`,
    was ?? '',
    is ?? '',
    old ?? '',
    now ?? '',
    byBelow?.reason ?? moveReason(goal, after.plan),
    byBelow?.evidence ?? moveEvidence(goal, touched.get(goal.id), after.plan),
  ];
}
