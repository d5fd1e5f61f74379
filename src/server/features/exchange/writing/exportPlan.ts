import type { PlanHistory } from '#contract/export.ts';
import type { Day } from '#core/calendar/date.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { csvLines } from '#server/platform/csv/csvLines.ts';
import type { ExportTable } from '#server/platform/csv/exportTable.ts';
import { bytesOfText } from './bytesOfText.ts';
import { columnsSheet } from './columnsSheet.ts';
import { entriesTable } from './entriesTable.ts';
import { entrySheets } from './entrySheets.ts';
import { goalsTable } from './goalsTable.ts';
import { planJson } from './planJson.ts';
import { planTables } from './planTables.ts';
import { sourcesTables } from './sourcesTable.ts';
import { workbookBytes } from './workbookBytes.ts';
import { zipFiles } from './zipFiles.ts';

/** csv is a zip of goals.csv, entries.csv and others; the others are one file. */
export type ExportFormat = 'csv' | 'xlsx' | 'json';

export type ExportAsked = {
  readonly format: ExportFormat;
  /** Whose year is there to be filled in. */
  readonly day: Day;
  /** What was ever written, for JSON; null leaves it out. */
  readonly history?: PlanHistory | null;
};

/** A plan as a file that an import reads; JSON has the plan's settings, its people and its history too. */
export function exportPlan(state: PlanState, { format, day, history = null }: ExportAsked): Buffer {
  switch (format) {
    case 'csv':
      return zipFiles(csvFiles(state));
    case 'xlsx':
      return workbookBytes([
        goalsTable(state),
        ...entrySheets(state, day),
        ...planTables(state),
        ...sourcesTables(state),
        columnsSheet(state.plan),
      ]);
    case 'json':
      return bytesOfText(planJson(state, history));
  }
}

/** goals.csv and entries.csv, plan.csv with its settings, and what else the plan has: members.csv, comments.csv, ... */
export function csvFiles(state: PlanState): ReadonlyMap<string, Uint8Array> {
  const tables = [goalsTable(state), entriesTable(state), ...planTables(state), ...sourcesTables(state)];
  return new Map(tables.map((table) => [fileName(table), bytesOfText(csvLines(table))]));
}

/** `Archived goals` is archived_goals.csv. */
function fileName({ name }: ExportTable): string {
  return `${name.toLowerCase().replaceAll(' ', '_')}.csv`;
}
