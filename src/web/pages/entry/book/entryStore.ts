import { type Draft, type DraftState, isUnsent } from '#web/goal/entries/draft.ts';
import { type CellKey, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import type { Doubt } from './doubt.ts';
import type { EntryState } from './entryState.ts';

export class EntryStore {
  #state: EntryState;
  readonly #listeners = new Set<() => void>();

  constructor(seen: number, kept: readonly Draft[]) {
    this.#state = {
      drafts: new Map(kept.map((draft) => [cellKeyOf(draft), draft])),
      doubts: new Map(),
      phase: 'idle',
      savings: 0,
      canUndo: false,
      canRedo: false,
      notice: null,
      seen,
    };
  }

  readonly state = (): EntryState => this.#state;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(part: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  put(drafts: readonly Draft[]): void {
    const next = new Map(this.#state.drafts);
    for (const draft of drafts) next.set(cellKeyOf(draft), draft);
    this.set({ drafts: next });
  }

  /** Only where the cell still has what was sent: it may have been typed over meanwhile. */
  mark(sent: readonly Draft[], state: DraftState): void {
    const now = sent.filter((draft) => this.#state.drafts.get(cellKeyOf(draft)) === draft);
    this.put(now.map((draft) => ({ ...draft, state })));
  }

  drop(keys: readonly CellKey[]): void {
    const next = new Map(this.#state.drafts);
    for (const key of keys) next.delete(key);
    this.set({ drafts: next });
  }

  doubt(keys: readonly CellKey[], doubts: readonly Doubt[]): void {
    if (doubts.length === 0 && this.#state.doubts.size === 0) return;
    const next = new Map(this.#state.doubts);
    for (const key of keys) next.delete(key);
    for (const doubt of doubts) next.set(cellKeyOf(doubt), doubt);
    this.set({ doubts: next });
  }

  /** Values saved before this version are no longer shown over the sheet's. */
  caughtUp(version: number): void {
    const settled = [...this.#state.drafts].filter(
      ([, { state }]) => state.kind === 'saved' && state.version <= version,
    );
    if (settled.length > 0) this.drop(settled.map(([key]) => key));
    if (version > this.#state.seen) this.set({ seen: version });
  }

  unsent(): Draft[] {
    return [...this.#state.drafts.values()].filter(isUnsent);
  }
}
