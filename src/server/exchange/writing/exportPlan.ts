import type { PlanState } from '#server/exchange/preparing/planState.ts';
import { csvText } from './csvText.ts';
import { entriesTable } from './entriesTable.ts';
import { goalsTable } from './goalsTable.ts';
import { planJson } from './planJson.ts';
import { workbookBytes } from './workbookBytes.ts';
import { zipFiles } from './zipFiles.ts';

/** csv is a zip of goals.csv and entries.csv; the others are one file. */
export type ExportFormat = 'csv' | 'xlsx' | 'json';

/** A plan as a file. CSV and workbook are what an import reads; JSON has the plan's settings and its people too. */
export function exportPlan(state: PlanState, format: ExportFormat): Buffer {
  switch (format) {
    case 'csv':
      return zipFiles(csvFiles(state));
    case 'xlsx':
      return workbookBytes([goalsTable(state), entriesTable(state)]);
    case 'json':
      return Buffer.from(planJson(state));
  }
}

/** goals.csv and entries.csv. */
export function csvFiles(state: PlanState): ReadonlyMap<string, Uint8Array> {
  return new Map([
    ['goals.csv', Buffer.from(csvText(goalsTable(state)))],
    ['entries.csv', Buffer.from(csvText(entriesTable(state)))],
  ]);
}
