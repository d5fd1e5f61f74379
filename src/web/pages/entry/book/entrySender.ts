import { formatIsoDate } from '#core/calendar/date.ts';
import { waitingId } from '#core/goal/waitingFigure.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { isOutOfReach } from '#web/base/api/isOutOfReach.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { type CellConflicts, cellConflictsIn } from '#web/goal/entries/cellConflictsIn.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { type CellKey, cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { unlikelyPeriods } from '#web/goal/entries/unlikelyPeriods.ts';
import type { EntryCalls } from './entryState.ts';
import type { EntryStore } from './entryStore.ts';
import { inCalls, wireOf } from './wireCells.ts';

export type Writing = {
  readonly keys: readonly CellKey[];
  left: readonly Draft[];
  readonly versions: number[];
  seen: number;
};

export class EntrySender {
  readonly #calls: EntryCalls;
  readonly #store: EntryStore;
  /** Versions written from here, and the last value sent for a cell: neither is news to its author. */
  readonly #own = new Set<number>();
  readonly #sent = new Map<CellKey, number | null>();
  #written = 0;

  constructor(calls: EntryCalls, store: EntryStore) {
    this.#calls = calls;
    this.#store = store;
  }

  get written(): number {
    return this.#written;
  }

  /** Throws the ApiError of an unreachable server; what was answered till then is not sent again. */
  async save(step: Writing): Promise<void> {
    for (const call of inCalls(step.left)) {
      await this.#send(step, call);
      step.left = step.left.filter((draft) => !call.includes(draft));
    }
  }

  learn(version: number): void {
    this.#own.add(version);
    this.#written = Math.max(this.#written, version);
  }

  async takeBack(versions: readonly number[]): Promise<number[]> {
    const undoing: number[] = [];
    for (const version of versions.toReversed()) {
      const after = await this.#calls.undo(version);
      this.#own.add(after);
      undoing.push(after);
    }
    this.#written = Math.max(this.#written, ...undoing);
    return undoing;
  }

  async #send(step: Writing, drafts: readonly Draft[]): Promise<void> {
    const { seen } = this.#store.state();
    try {
      const version = await this.#calls.send(
        wireOf(drafts),
        this.#isOwnSince(step.seen) ? Math.max(seen, step.seen) : step.seen,
      );
      this.#own.add(version);
      for (const draft of drafts) this.#sent.set(cellKeyOf(draft), draft.value);
      this.#store.mark(drafts, { kind: 'saved', version });
      this.#store.set({ savings: this.#store.state().savings + 1 });
      this.#written = Math.max(this.#written, version);
      if (version > seen) step.versions.push(version);
      if (version === seen + 1) this.#store.set({ seen: version });
      // Others wrote in between: their figures must be loaded before they can be overwritten.
      else if (version > seen) await this.#calls.refresh(version);
    } catch (error) {
      if (!(error instanceof ApiError) || isOutOfReach(error)) throw error;
      await this.#refused(step, drafts, error);
    }
  }

  async #refused(step: Writing, drafts: readonly Draft[], error: ApiError): Promise<void> {
    const conflicts = cellConflictsIn(error);
    if (conflicts !== null && conflicts.cells.size + conflicts.waiting.size > 0)
      return this.#inConflict(step, drafts, conflicts);
    // One goal may be the reason: the others are saved separately.
    const goals = new Set(drafts.map(({ goalId }) => goalId));
    if (goals.size === 1) return this.#unlikely(step, drafts, error);
    for (const goal of goals) {
      const own = drafts.filter(({ goalId }) => goalId === goal);
      await this.#send(step, own);
    }
  }

  /** What is likely not meant waits for its author; the rest of the goal is sent again. */
  async #unlikely(step: Writing, drafts: readonly Draft[], error: ApiError): Promise<void> {
    const reasons = unlikelyPeriods(error);
    const others: Draft[] = [];
    for (const draft of drafts) {
      const message = reasons?.get(formatIsoDate(draft.date));
      if (message === undefined) others.push(draft);
      else this.#store.mark([draft], { kind: 'unlikely', message });
    }
    if (others.length === drafts.length) this.#store.mark(drafts, { kind: 'refused', message: refusalText(error, '') });
    else if (others.length > 0) await this.#send(step, others);
  }

  /** Cells that others changed wait for their author; the rest is sent again. */
  async #inConflict(step: Writing, drafts: readonly Draft[], conflicts: CellConflicts): Promise<void> {
    const { version, cells, waiting } = conflicts;
    const isTheirs = (draft: Draft) => {
      const key = cellKeyOf(draft);
      return cells.has(key) && this.#sent.get(key) !== cells.get(key);
    };
    const theirs = drafts.filter(isTheirs);
    const overtakenOf = (draft: Draft) => waiting.get(waitingId(draft.goalId, draft.date));
    const overtaken = drafts.filter((draft) => !isTheirs(draft) && overtakenOf(draft) !== undefined);
    // The stored value was sent from here a moment ago.
    if (theirs.length + overtaken.length === 0) {
      step.seen = version;
      this.#store.set({ seen: Math.max(this.#store.state().seen, version) });
      return this.#send(step, drafts);
    }
    this.#written = Math.max(this.#written, version);
    for (const draft of theirs) {
      this.#store.mark([draft], { kind: 'conflict', theirs: cells.get(cellKeyOf(draft)) ?? null, version });
    }
    for (const draft of overtaken) {
      this.#store.mark([draft], { kind: 'overtaken', by: overtakenOf(draft) ?? 'answered', version });
    }
    const free = drafts.filter((draft) => !isTheirs(draft) && !overtaken.includes(draft));
    if (free.length > 0) await this.#send(step, free);
  }

  #isOwnSince(version: number): boolean {
    const { seen } = this.#store.state();
    for (let each = version + 1; each <= seen; each += 1) if (!this.#own.has(each)) return false;
    return true;
  }
}
