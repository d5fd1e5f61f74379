import type { SheetChoice } from '#contract/import.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { isPlanSheet } from '#server/features/exchange/columns/planTables.ts';
import type { OpenedSheet } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { SheetsAsked } from '#server/features/exchange/tables/sheetsAsked.ts';

/** The sheets of an import, in any case (rule 9.3). */
const SHEETS = new RegExp(`^(?:goals|entries(?: (?:${TRACKING_FREQUENCIES.join('|')}))?)$`, 'i');

export type SheetsChosen = {
  readonly sheets: readonly OpenedSheet[];
  /** Whether only those of them are meant that have goals or figures. */
  readonly isOpen: boolean;
  /** Whether somebody named them, or there is no choice. */
  readonly isNamed: boolean;
};

/** The workbook has no sheet of a name, or none that is meant without one. */
export class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal';
}

/**
 * The sheets that are read: those somebody named, else Goals and Entries with the others of an export, else the only one that is shown, else, where
 * that may be proposed, those that are shown and fit. Throws WorkbookRefusal.
 */
export function chooseSheets(all: readonly OpenedSheet[], { choices, isProposed }: SheetsAsked): SheetsChosen {
  const named = choices.flatMap(({ sheet }) => sheet ?? []);
  if (named.length > 0) return { sheets: named.map((name) => sheetNamed(all, name)), isOpen: false, isNamed: true };
  const isOfGoals = ({ name }: OpenedSheet) => SHEETS.test(name.trim());
  if (all.some(isOfGoals))
    return {
      sheets: all.filter((sheet) => isOfGoals(sheet) || isPlanSheet(sheet.name)),
      isOpen: false,
      isNamed: false,
    };
  const shown = all.filter(({ isHidden }) => !isHidden);
  if (shown.length === 1) return { sheets: shown, isOpen: false, isNamed: true };
  if (isProposed && shown.length > 1) return { sheets: shown, isOpen: true, isNamed: true };
  throw new WorkbookRefusal(`the workbook has no sheet Goals or Entries; it has ${namesOf(all)}`);
}

/** What was said of a sheet; null for nothing. */
export function choiceFor({ name }: OpenedSheet, choices: readonly SheetChoice[]): SheetChoice | null {
  const ofIt = choices.find(({ sheet }) => sheet !== undefined && isSame(sheet, name));
  return ofIt ?? choices.find(({ sheet }) => sheet === undefined) ?? null;
}

function sheetNamed(all: readonly OpenedSheet[], name: string): OpenedSheet {
  const found = all.find((sheet) => sheet.name === name) ?? all.find((sheet) => isSame(sheet.name, name));
  if (found === undefined) throw new WorkbookRefusal(`the workbook has no sheet “${name}”; it has ${namesOf(all)}`);
  return found;
}

function isSame(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().toLowerCase();
  return plain(one) === plain(other);
}

function namesOf(all: readonly OpenedSheet[]): string {
  return all.map(({ name }) => name).join(', ') || 'none';
}
