import { ApiError } from '#web/base/api/ApiError.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { type Draft, draftOf, isUnsent, type TypedCell } from '#web/goal/entries/draft.ts';
import { type CellKey, type CellPlace, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { CallQueue } from './callQueue.ts';
import type { Doubt } from './doubt.ts';
import { EntrySender, type Writing } from './entrySender.ts';
import type { EntryCalls, EntryState } from './entryState.ts';
import { EntryStore } from './entryStore.ts';

/** One user action, undone and redone as a whole. */
type Step = { readonly keys: readonly CellKey[]; readonly versions: readonly number[] };

export type WriteOptions = {
  /** Cells of the step that are locked, or beyond the sheet. */
  readonly skipped?: number;
  /** Cells outside their goal’s dates; not among those skipped. */
  readonly outside?: number;
  readonly cut?: number;
  /** Saved, and asked about. */
  readonly doubts?: readonly Doubt[];
  readonly seen?: number;
};

/**
 * What was typed and is not yet confirmed by the server. Every step is one change, sent in order with the version its
 * author saw; nothing typed is ever lost: a cell waits, or says why it was not written.
 */
export class EntryBook {
  readonly #calls: EntryCalls;
  readonly #store: EntryStore;
  readonly #sender: EntrySender;
  readonly #queue: CallQueue;
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  readonly watch: EntryStore['watch'];
  readonly state: () => EntryState;

  constructor(calls: EntryCalls, seen: number, kept: readonly Draft[] = []) {
    this.#calls = calls;
    this.#store = new EntryStore(seen, kept);
    this.#sender = new EntrySender(calls, this.#store);
    this.#queue = new CallQueue(calls, {
      onPhase: (phase) => this.#store.set({ phase }),
      onDone: () => calls.refresh(this.#sender.written),
    });
    this.watch = this.#store.watch;
    this.state = this.#store.state;
    const unsent = this.#store.unsent();
    if (unsent.length > 0) this.#begin({ keys: unsent.map(cellKeyOf), left: unsent, versions: [], seen });
  }

  /** Numbers are saved as one change, anything else stays with its reason. */
  write(
    cells: readonly TypedCell[],
    { skipped = 0, outside = 0, cut = 0, doubts = [], seen = this.state().seen }: WriteOptions = {},
  ): void {
    if (cells.length === 0) {
      const nothing = { kind: 'wrote', cells: 0, open: 0, skipped, outside, cut, doubts: 0 } as const;
      if (skipped + outside + cut > 0) this.#store.set({ notice: nothing });
      return;
    }
    const drafts = cells.map(draftOf);
    const keys = drafts.map(cellKeyOf);
    this.#store.put(drafts);
    this.#store.doubt(keys, doubts);
    this.#undone.length = 0;
    const good = drafts.filter(isUnsent);
    const open = cells.length - good.length;
    const notice = { kind: 'wrote', cells: good.length, open, skipped, outside, cut, doubts: doubts.length } as const;
    const isWorthSaying = cells.length + skipped + outside + cut + doubts.length > 1;
    this.#store.set({ canRedo: false, notice: isWorthSaying ? notice : null });
    this.#begin({ keys, left: good, versions: [], seen });
  }

  /** Cells that another call has written as one change, for undo and redo. */
  async wrote(keys: readonly CellKey[], version: number): Promise<void> {
    this.#sender.learn(version);
    this.#undone.length = 0;
    this.#done.push({ keys, versions: [version] });
    const notice = { kind: 'wrote', cells: keys.length, open: 0, skipped: 0, outside: 0, cut: 0, doubts: 0 } as const;
    this.#store.set({ canUndo: true, canRedo: false, notice });
    await this.#calls.refresh(version);
  }

  undo(): void {
    const step = this.#done.pop();
    if (step === undefined) return;
    this.#store.set({ canUndo: this.#done.length > 0 });
    this.#queue.add(async () => {
      this.#store.drop(step.keys);
      this.#store.doubt(step.keys, []);
      await this.#takeBack(step, this.#undone, 'undone');
    });
  }

  redo(): void {
    const step = this.#undone.pop();
    if (step === undefined) return;
    this.#store.set({ canRedo: this.#undone.length > 0 });
    this.#queue.add(() => this.#takeBack(step, this.#done, 'redone'));
  }

  /** Overwrites what others did: an explicit choice, with their value in view. */
  keepMine(place: CellPlace): void {
    const { drafts, seen } = this.state();
    const draft = drafts.get(cellKeyOf(place));
    if (draft?.state.kind !== 'conflict' && draft?.state.kind !== 'overtaken') return;
    this.write([draft], { seen: Math.max(seen, draft.state.version) });
  }

  keepDoubted(places: readonly CellPlace[]): void {
    this.#store.doubt(places.map(cellKeyOf), []);
    if (this.state().doubts.size === 0) this.#store.set({ notice: null });
  }

  putBack(place: CellPlace): void {
    this.#store.drop([cellKeyOf(place)]);
    this.#store.set({ notice: null });
  }

  dismissNotice(): void {
    this.#store.set({ notice: null });
  }

  caughtUp(version: number): void {
    this.#store.caughtUp(version);
  }

  /** The page is closed: no more retries. */
  close(): void {
    this.#queue.close();
  }

  open(): void {
    this.#queue.open();
  }

  async settled(): Promise<void> {
    await this.#queue.settled();
  }

  #begin(step: Writing): void {
    this.#done.push(step);
    this.#store.set({ canUndo: true });
    if (step.left.length > 0) this.#queue.add(() => this.#sender.save(step));
  }

  async #takeBack(step: Step, to: Step[], kind: 'undone' | 'redone'): Promise<void> {
    let versions: number[];
    try {
      versions = await this.#sender.takeBack(step.versions);
    } catch (error) {
      if (!(error instanceof ApiError) || isOutOfReach(error)) throw error;
      this.#store.set({ notice: { kind: 'refused', message: refusalText(error, '') } });
      return;
    }
    if (versions.length > 0) to.push({ keys: step.keys, versions });
    await this.#calls.refresh(this.#sender.written);
    this.#store.set({
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
      notice: { kind, cells: step.keys.length },
    });
  }
}
