import type { SheetNoteKind } from '#contract/importDraft.ts';
import { type ReadNotice, TOLD_REASONS } from '#contract/readNotice.ts';
import { SHEET_NOTES } from '#contract/sheetNotes.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { isChoice } from './sheetChoices.ts';

/** So many names are listed. */
const NAMED = 8;

/** How a file was read: the first sentences, and whether there are others. */
export function readNoticeText(notices: readonly ReadNotice[]): string {
  const told = notices.slice(0, TOLD_REASONS).map(textOf);
  return [...told, ...(notices.length > TOLD_REASONS ? ['…'] : [])].join('; ');
}

function textOf({ code, names, numbers, is_left_out }: ReadNotice): string {
  if (!isOfSheet(code)) return say.readAs[code](listed(names), numbers);
  const isColumns = code === 'hidden_columns' || code === 'empty_columns';
  const what = say.notes[code](isColumns ? say.columns(names) : say.rows(names.map(Number)));
  if (!isChoice({ kind: code })) return what;
  return is_left_out ? say.readAs.left_out(what) : say.readAs.kept(what);
}

const IN_SHEETS: ReadonlySet<string> = new Set(SHEET_NOTES);

function isOfSheet(code: ReadNotice['code']): code is SheetNoteKind {
  return IN_SHEETS.has(code);
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
}
