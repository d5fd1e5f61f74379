import { readCell } from './readCell.ts';
import type { CellPlace } from './sheetCell.ts';

/** What became of a typed cell. */
export type DraftState =
  /** On its way, or waiting for its turn or for the connection. */
  | { readonly kind: 'saving' }
  /** Stored; shown until the sheet has been asked for again. */
  | { readonly kind: 'saved'; readonly version: number }
  /** No number: kept as typed. `likely`: what was meant, perhaps. */
  | { readonly kind: 'unreadable'; readonly likely: number | null }
  /** The server said no. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody else has set it since; theirs stands until one of both is chosen. */
  | { readonly kind: 'conflict'; readonly theirs: number | null; readonly version: number };

/** A cell as typed, until it is what the sheet itself says. */
export type Draft = CellPlace & {
  readonly text: string;
  /** Null: cleared, or no number. */
  readonly value: number | null;
  readonly state: DraftState;
};

/** What a person typed or pasted into a cell. */
export type TypedCell = CellPlace & { readonly text: string };

/** Whether it waits for its author to do something. */
export function needsAuthor({ state }: Pick<Draft, 'state'>): boolean {
  return state.kind === 'unreadable' || state.kind === 'refused' || state.kind === 'conflict';
}

/** A cell as typed: a number waits to be saved, anything else for its author. */
export function draftOf({ goalId, date, figure, text }: TypedCell): Draft {
  const reading = readCell(text);
  const place = { goalId, date, figure, text };
  if (reading.ok) return { ...place, value: reading.value, state: { kind: 'saving' } };
  return { ...place, value: null, state: { kind: 'unreadable', likely: reading.likely } };
}

/** Whether it is still to be sent. */
export function isUnsent({ state }: Draft): boolean {
  return state.kind === 'saving';
}
