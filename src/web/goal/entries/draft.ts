import type { Overtaken } from '#web/plan/waiting/submittedText.ts';
import { readCell } from './readCell.ts';
import type { CellPlace } from './sheetCell.ts';

export type DraftState =
  /** In flight, or waiting for its turn or the connection. */
  | { readonly kind: 'saving' }
  /** Stored; shown until the sheet has been fetched again. */
  | { readonly kind: 'saved'; readonly version: number }
  /** No number: kept as typed. `likely` is what was possibly meant. */
  | { readonly kind: 'unreadable'; readonly likely: number | null }
  | { readonly kind: 'refused'; readonly message: string }
  /** Likely not meant: of a period outside the goal's dates, or for a group. Sent again only where its author says so. */
  | { readonly kind: 'unlikely'; readonly message: string }
  /** Somebody else has set it since; theirs is kept until the author chooses. */
  | { readonly kind: 'conflict'; readonly theirs: number | null; readonly version: number }
  /** What waited for a yes there was answered or entered anew since. */
  | { readonly kind: 'overtaken'; readonly by: Overtaken; readonly version: number };

/** A typed cell, until the sheet itself has its value. */
export type Draft = CellPlace & {
  readonly text: string;
  readonly value: number | null;
  readonly state: DraftState;
  /** Its author says that it is meant, however unlikely. */
  readonly isMeant?: boolean;
};

export type TypedCell = CellPlace & { readonly text: string; readonly isMeant?: boolean };

export function needsAuthor({ state }: Pick<Draft, 'state'>): boolean {
  return state.kind !== 'saving' && state.kind !== 'saved';
}

export function draftOf({ goalId, date, figure, text, isMeant = false }: TypedCell): Draft {
  const reading = readCell(text);
  const place = { goalId, date, figure, text, ...(isMeant && { isMeant }) };
  if (reading.ok) return { ...place, value: reading.value, state: { kind: 'saving' } };
  return { ...place, value: null, state: { kind: 'unreadable', likely: reading.likely } };
}

export function isUnsent({ state }: Draft): boolean {
  return state.kind === 'saving';
}
