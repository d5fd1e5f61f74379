import { type PlanExport, planExportSchema } from '#contract/export.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { isTooDeep } from '#server/features/exchange/reading/jsonDepth.ts';
import { readStory } from '#server/features/exchange/story/readStory.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { refused, type TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { entriesTable } from '#server/features/exchange/writing/entriesTable.ts';
import { goalsTable } from '#server/features/exchange/writing/goalsTable.ts';
import { planTables } from '#server/features/exchange/writing/planTables.ts';
import type { ExportCell, ExportTable } from '#server/platform/csv/exportTable.ts';
import { stateOfExport } from './stateOfExport.ts';

/** Reads a plan that was exported whole: the tables an export has, and its history beside them. */
export function readJsonFile({ name, bytes }: SourceFile): TablesRead {
  const text = textOf(bytes);
  if (text === null) return refused('not text in UTF-8');
  if (isTooDeep(text)) return refused('JSON that nests too deep to be a plan');
  const value = parsed(text);
  if (value === undefined) return refused('not JSON, or cut off');
  const plan = planExportSchema.safeParse(value);
  if (!plan.success) {
    const at = plan.error.issues[0]?.path.map(String).join('.') ?? '';
    return refused(`JSON, but not a plan as Milepost exports it${at === '' ? '' : `: ${at} is not as it should be`}`);
  }
  return readPlan(name, plan.data);
}

function readPlan(file: string, exported: PlanExport): TablesRead {
  const state = stateOfExport(exported);
  if (state === null) return refused('a plan with a date that does not exist');
  const story = exported.history === undefined ? null : readStory(exported.plan.id, exported.history);
  if (story === 'damaged') return refused('a plan whose history is damaged');
  const tables = [goalsTable(state), entriesTable(state), ...planTables(state)];
  return { ok: true, tables: tables.map((table) => tableOf(file, table)), story };
}

function tableOf(file: string, { name, header, rows }: ExportTable): Table {
  return {
    file: `${file}, ${name.toLowerCase()}`,
    headerLine: 1,
    header,
    rows: Array.from(rows, (row, at) => ({ line: at + 2, cells: row.map(cellText) })),
    unreadable: [],
    notices: [],
    usualMark: '.',
    decimalMark: '.',
    isAsWritten: true,
  };
}

function cellText(cell: ExportCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? formatIsoDate(cell.day) : String(cell);
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
