import { ApiError, isOutOfReach } from '#web/api/ApiError.ts';
import { CallQueue } from './callQueue.ts';
import { conflictsIn } from './conflictsIn.ts';
import { type Draft, type DraftState, draftOf, isUnsent, type TypedCell } from './draft.ts';
import type { EntryCalls, EntryState } from './entryState.ts';
import { type CellKey, type CellPlace, cellKeyOf } from './sheetCell.ts';
import { inCalls, wireOf } from './wireCells.ts';

/** One thing a person did: so it is undone and done again. */
type Step = { readonly keys: readonly CellKey[]; readonly versions: readonly number[] };

/** One that is being written: `left` has not been answered yet. */
type Writing = {
  readonly keys: readonly CellKey[];
  left: readonly Draft[];
  readonly versions: number[];
  /** What its author saw when the typing began. */
  seen: number;
};

export type WriteOptions = {
  /** Cells of the step that cannot be entered, and those of its block that lie past the sheet's end. */
  readonly skipped?: number;
  readonly cut?: number;
  /** What its author saw when the typing began. */
  readonly seen?: number;
};

/**
 * What was typed and is not yet what the server says. Every step is one change, sent one after the other on the version
 * its author saw; nothing typed is lost, whatever the answer: a cell waits, or says why it was not written.
 */
export class EntryBook {
  #state: EntryState;
  readonly #calls: EntryCalls;
  readonly #listeners = new Set<() => void>();
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  /** Versions made by this book, and what it last sent for a cell: neither is news to its author. */
  readonly #own = new Set<number>();
  readonly #sent = new Map<CellKey, number | null>();
  readonly #queue: CallQueue;
  /** The last version heard of. */
  #written = 0;

  constructor(calls: EntryCalls, seen: number, kept: readonly Draft[] = []) {
    this.#calls = calls;
    this.#queue = new CallQueue(calls, {
      onPhase: (phase) => this.#set({ phase }),
      onDone: () => calls.refresh(this.#written),
    });
    this.#state = {
      drafts: new Map(kept.map((draft) => [cellKeyOf(draft), draft])),
      phase: 'idle',
      savings: 0,
      canUndo: false,
      canRedo: false,
      notice: null,
      seen,
    };
    const unsent = kept.filter(isUnsent);
    if (unsent.length > 0) this.#begin({ keys: unsent.map(cellKeyOf), left: unsent, versions: [], seen });
  }

  readonly state = (): EntryState => this.#state;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Cells as typed: numbers are saved as one change, anything else stays where it was typed with the reason. */
  write(cells: readonly TypedCell[], { skipped = 0, cut = 0, seen = this.#state.seen }: WriteOptions = {}): void {
    if (cells.length === 0) {
      if (skipped + cut > 0) this.#set({ notice: { kind: 'wrote', cells: 0, open: 0, skipped, cut } });
      return;
    }
    const drafts = cells.map(draftOf);
    this.#put(drafts);
    this.#undone.length = 0;
    const good = drafts.filter(isUnsent);
    const notice = { kind: 'wrote', cells: good.length, open: cells.length - good.length, skipped, cut } as const;
    this.#set({ canRedo: false, notice: cells.length + skipped + cut > 1 ? notice : null });
    this.#begin({ keys: drafts.map(cellKeyOf), left: good, versions: [], seen });
  }

  undo(): void {
    const step = this.#done.pop();
    if (step === undefined) return;
    this.#set({ canUndo: this.#done.length > 0 });
    this.#queue.add(async () => {
      this.#drop(step.keys);
      await this.#takeBack(step, this.#undone, 'undone');
    });
  }

  redo(): void {
    const step = this.#undone.pop();
    if (step === undefined) return;
    this.#set({ canRedo: this.#undone.length > 0 });
    this.#queue.add(() => this.#takeBack(step, this.#done, 'redone'));
  }

  /** Writes one's own value over theirs: a choice, made with both in view. */
  keepMine(place: CellPlace): void {
    const draft = this.#state.drafts.get(cellKeyOf(place));
    if (draft?.state.kind !== 'conflict') return;
    this.write([draft], { seen: Math.max(this.#state.seen, draft.state.version) });
  }

  /** What stands in the sheet stays; what was typed goes. */
  putBack(place: CellPlace): void {
    this.#drop([cellKeyOf(place)]);
    this.#set({ notice: null });
  }

  dismissNotice(): void {
    this.#set({ notice: null });
  }

  /** The sheet's figures are of this version now: what was saved before needs not be shown over them any more. */
  caughtUp(version: number): void {
    const settled = [...this.#state.drafts].filter(
      ([, { state }]) => state.kind === 'saved' && state.version <= version,
    );
    if (settled.length > 0) this.#drop(settled.map(([key]) => key));
    if (version > this.#state.seen) this.#set({ seen: version });
  }

  /** The page has gone: nothing is tried again. */
  close(): void {
    this.#queue.close();
  }

  open(): void {
    this.#queue.open();
  }

  /** All that was asked for has been answered; for tests. */
  async settled(): Promise<void> {
    await this.#queue.settled();
  }

  #begin(step: Writing): void {
    this.#done.push(step);
    this.#set({ canUndo: true });
    if (step.left.length > 0) this.#queue.add(() => this.#save(step));
  }

  async #save(step: Writing): Promise<void> {
    for (const call of inCalls(step.left)) {
      await this.#send(step, call);
      step.left = step.left.filter((draft) => !call.includes(draft));
    }
    this.#set({ savings: this.#state.savings + 1 });
  }

  async #send(step: Writing, drafts: readonly Draft[]): Promise<void> {
    const { seen } = this.#state;
    try {
      const version = await this.#calls.send(wireOf(drafts), this.#isOwnSince(step.seen) ? seen : step.seen);
      this.#own.add(version);
      for (const draft of drafts) this.#sent.set(cellKeyOf(draft), draft.value);
      this.#mark(drafts, { kind: 'saved', version });
      this.#written = Math.max(this.#written, version);
      if (version > seen) step.versions.push(version);
      if (version === seen + 1) this.#set({ seen: version });
      // Others wrote in between: what they wrote has to be seen before it can be written over.
      else if (version > seen) await this.#calls.refresh(version);
    } catch (error) {
      if (!(error instanceof ApiError) || isOutOfReach(error)) throw error;
      await this.#refused(step, drafts, error);
    }
  }

  async #refused(step: Writing, drafts: readonly Draft[], error: ApiError): Promise<void> {
    const conflicts = error.code === 'changed_meanwhile' ? conflictsIn(error.details) : null;
    if (conflicts !== null && conflicts.cells.size > 0) {
      const isTheirs = (draft: Draft) => {
        const key = cellKeyOf(draft);
        return conflicts.cells.has(key) && this.#sent.get(key) !== conflicts.cells.get(key);
      };
      const theirs = drafts.filter(isTheirs);
      const free = drafts.filter((draft) => !isTheirs(draft));
      // What stands there now was sent from here a moment ago.
      if (theirs.length === 0) {
        step.seen = conflicts.version;
        this.#set({ seen: Math.max(this.#state.seen, conflicts.version) });
        return this.#send(step, drafts);
      }
      this.#written = Math.max(this.#written, conflicts.version);
      for (const draft of theirs) {
        const value = conflicts.cells.get(cellKeyOf(draft)) ?? null;
        this.#mark([draft], { kind: 'conflict', theirs: value, version: conflicts.version });
      }
      return free.length > 0 ? this.#send(step, free) : undefined;
    }
    // One goal among many may be the reason: the others are saved.
    const goals = new Set(drafts.map(({ goalId }) => goalId));
    if (goals.size === 1) return this.#mark(drafts, { kind: 'refused', message: error.message });
    for (const goalId of goals)
      await this.#send(
        step,
        drafts.filter((draft) => draft.goalId === goalId),
      );
  }

  async #takeBack(step: Step, to: Step[], kind: 'undone' | 'redone'): Promise<void> {
    const versions: number[] = [];
    try {
      for (const version of step.versions.toReversed()) {
        const undoing = await this.#calls.undo(version);
        this.#own.add(undoing);
        versions.push(undoing);
      }
    } catch (error) {
      if (!(error instanceof ApiError) || isOutOfReach(error)) throw error;
      this.#set({ notice: { kind: 'refused', message: error.message } });
      return;
    }
    if (versions.length > 0) to.push({ keys: step.keys, versions });
    this.#written = Math.max(this.#written, ...versions);
    await this.#calls.refresh(this.#written);
    this.#set({
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
      notice: { kind, cells: step.keys.length },
    });
  }

  /** Nobody else has written since a version, as far as is known. */
  #isOwnSince(version: number): boolean {
    for (let each = version + 1; each <= this.#state.seen; each += 1) if (!this.#own.has(each)) return false;
    return true;
  }

  #put(drafts: readonly Draft[]): void {
    const next = new Map(this.#state.drafts);
    for (const draft of drafts) next.set(cellKeyOf(draft), draft);
    this.#set({ drafts: next });
  }

  /** Only where the cell still holds what was sent: it may have been typed over meanwhile. */
  #mark(sent: readonly Draft[], state: DraftState): void {
    const now = sent.filter((draft) => this.#state.drafts.get(cellKeyOf(draft)) === draft);
    this.#put(now.map((draft) => ({ ...draft, state })));
  }

  #drop(keys: readonly CellKey[]): void {
    const next = new Map(this.#state.drafts);
    for (const key of keys) next.delete(key);
    this.#set({ drafts: next });
  }

  #set(part: Partial<EntryState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
