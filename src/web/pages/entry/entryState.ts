import type { WirePlanCell } from '#contract/entryCells.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import type { CellKey } from '#web/goal/entries/sheetCell.ts';
import type { Doubts } from './doubt.ts';

/** What the book asks of the server and of the page around it. */
export type EntryCalls = {
  /** Writes cells as one change on a plan as of a version; the version after. Throws ApiError. */
  send(cells: readonly WirePlanCell[], seen: number): Promise<number>;
  /** Takes back a change; the version after. Throws ApiError. */
  undo(version: number): Promise<number>;
  /** Sees to it that the sheet is of a version, or of a later one. It never fails; the version arrives by `caughtUp`. */
  refresh(version: number): Promise<void>;
  signedOut(): void;
  /** Waits before something is tried again; ms. */
  wait(milliseconds: number): Promise<void>;
};

/** What the book tells its reader, in the place of a sentence. */
export type EntryNotice =
  | {
      readonly kind: 'wrote';
      readonly cells: number;
      readonly open: number;
      readonly skipped: number;
      readonly cut: number;
      /** How many of the cells are far from their rows. */
      readonly doubts: number;
    }
  | { readonly kind: 'undone'; readonly cells: number }
  | { readonly kind: 'redone'; readonly cells: number }
  | { readonly kind: 'refused'; readonly message: string };

export type EntryState = {
  readonly drafts: ReadonlyMap<CellKey, Draft>;
  /** What was saved here, is far from its row, and has been neither kept nor mended. */
  readonly doubts: Doubts;
  readonly phase: 'idle' | 'saving' | 'offline';
  /** How often something was saved; 0: not yet. */
  readonly savings: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What was done last, until the next edit. */
  readonly notice: EntryNotice | null;
  /** The version the sheet's figures are at least of. */
  readonly seen: number;
};
