import { rounded, type WhyMoved } from '#core/compare/movedRows.ts';
import type { CsvCell } from '#core/format/csv.ts';
import type { GoalKind } from '#core/goal/goalKind.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { noteText } from './movedTexts.ts';

export function movedCsv(
  why: WhyMoved,
  {
    total,
    titleOf,
    kind,
    firstDay,
    names,
  }: {
    readonly total: string;
    readonly titleOf: (goalId: string) => string;
    readonly kind: GoalKind | 'health';
    readonly firstDay: string;
    readonly names: StatusNames | null;
  },
): readonly (readonly CsvCell[])[] {
  const figure = (value: number | null) => (value === null ? null : rounded(value, why.decimals));
  const lines = why.rows.map((row) => {
    const name = row.id === null ? say.rest : titleOf(row.id);
    return [
      say.title,
      name,
      null,
      null,
      figure(row.before),
      figure(row.after),
      row.shown,
      noteText(row, { kind, firstDay, names }),
    ];
  });
  return [...lines, [say.title, total, null, null, figure(why.before), figure(why.after), why.change, null]];
}
