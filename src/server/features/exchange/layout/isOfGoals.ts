import { plainName } from '#server/features/exchange/columns/columns.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { goalColumnsOf } from '#server/features/exchange/mapping/goalColumnsOf.ts';
import { headingColumns } from '#server/features/exchange/mapping/headingWords.ts';
import { knownLayout } from '#server/features/exchange/mapping/knownLayout.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { lacksGoal } from '#server/features/exchange/mapping/titlesOfSheets.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { isPeriodHeading } from './isHeading.ts';

/** Whether a sheet has goals or figures, told from its headings: other sheets of a workbook explain or compute. */
export function isOfGoals(table: Table): boolean {
  const begin = beginningOf(table);
  const { tables } = mapTables({ tables: [begin], refusals: [] }, knownLayout([begin]));
  if (tables.every((each) => recognise(each).ok)) return true;
  const columns = new Map(headingColumns(table.header));
  const named = table.header.map((heading) => columns.get(heading) ?? plainName(heading));
  if (lacksGoal({ header: named }) || goalColumnsOf(begin, named).length > 0) return true;
  return named.includes('title') && table.header.some(isPeriodHeading);
}
