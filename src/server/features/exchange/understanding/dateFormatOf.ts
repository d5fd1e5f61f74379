import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { dateOrderOf, dateTraitsOf } from '#server/features/exchange/values/dateOrder.ts';
import type { SettledTable } from './settleRoles.ts';

/** Whether dates of the tables put the day or the month first, as those tell that exist one way only. */
export function dateFormatOf(tables: readonly SettledTable[], usual: DateFormat): DateFormat {
  const traits = tables.flatMap((table) =>
    [...table.roles].flatMap(([column, { is }]) =>
      is === 'start' || is === 'end' || is === 'period'
        ? [dateTraitsOf(table.body.map((at) => table.grid.rows[at]?.cells[column] ?? ''))]
        : [],
    ),
  );
  return traits.some(({ hasDots }) => hasDots) && !traits.some(({ isMonthFirst }) => isMonthFirst)
    ? 'D/M/Y'
    : dateOrderOf(traits, usual);
}
