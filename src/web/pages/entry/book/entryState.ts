import type { WirePlanCell } from '#contract/entryCells.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import type { CellKey } from '#web/goal/entries/sheetCell.ts';
import type { Doubts } from './doubt.ts';

export type EntryCalls = {
  send(cells: readonly WirePlanCell[], seen: number): Promise<number>;
  undo(version: number): Promise<number>;
  /** Ensures that the sheet has a version, or a later one. Never fails; the version arrives by `caughtUp`. */
  refresh(version: number): Promise<void>;
  signedOut(): void;
  wait(milliseconds: number): Promise<void>;
};

export type EntryNotice =
  | {
      readonly kind: 'wrote';
      readonly cells: number;
      readonly open: number;
      readonly skipped: number;
      /** Left as they were, as they lie outside their goal’s dates. */
      readonly outside: number;
      readonly cut: number;
      readonly doubts: number;
    }
  | { readonly kind: 'undone'; readonly cells: number }
  | { readonly kind: 'redone'; readonly cells: number }
  | { readonly kind: 'refused'; readonly message: string };

export type EntryState = {
  readonly drafts: ReadonlyMap<CellKey, Draft>;
  /** Saved here, far from its row, and neither confirmed nor corrected. */
  readonly doubts: Doubts;
  readonly phase: 'idle' | 'saving' | 'offline';
  readonly savings: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notice: EntryNotice | null;
  readonly seen: number;
};
