import type { Day } from '#core/calendar/date.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import type { CellPlace, Figure } from '#web/goal/entries/sheetCell.ts';

/** Survives a reload and the end of a session. */
export type KeptEntry = {
  readonly drafts: readonly Draft[];
  readonly editing: (CellPlace & { readonly text: string }) | null;
  readonly seen: number;
};

export type KeptOf = { readonly planId: string; readonly memberId: string };

/** Without storage nothing is kept. */
export function keepEntry(of: KeptOf, entry: KeptEntry): void {
  try {
    if (entry.drafts.length === 0 && entry.editing === null) sessionStorage.removeItem(nameOf(of));
    else sessionStorage.setItem(nameOf(of), JSON.stringify(entry));
  } catch {
    // Storage is full or disabled: the text stays on the page only.
  }
}

/** Null where nothing readable is stored. */
export function readKeptEntry(of: KeptOf): KeptEntry | null {
  try {
    return keptIn(JSON.parse(sessionStorage.getItem(nameOf(of)) ?? 'null'));
  } catch {
    return null;
  }
}

/** With the cells that another visit of the sheet left. */
export function withHeld(kept: KeptEntry | null, held: Pick<KeptEntry, 'drafts' | 'seen'> | null): KeptEntry | null {
  if (held === null) return kept;
  if (kept === null) return { editing: null, ...held };
  return { ...kept, drafts: [...held.drafts, ...kept.drafts], seen: Math.min(kept.seen, held.seen) };
}

function nameOf({ planId, memberId }: KeptOf): string {
  return `milepost.entry.${planId}.${memberId}`;
}

function keptIn(stored: unknown): KeptEntry | null {
  if (!isRecord(stored) || typeof stored.seen !== 'number' || !Array.isArray(stored.drafts)) return null;
  const drafts = stored.drafts.flatMap((each: unknown) => draftIn(each) ?? []);
  const cell = textIn(stored.editing);
  return { drafts, editing: cell, seen: stored.seen };
}

export function draftIn(stored: unknown): Draft | null {
  const cell = textIn(stored);
  if (cell === null || !isRecord(stored)) return null;
  const value = typeof stored.value === 'number' ? stored.value : null;
  const isUnreadable = isRecord(stored.state) && stored.state.kind === 'unreadable';
  // Refused and conflicting cells are retried: the answer may differ now.
  return {
    ...cell,
    value,
    state: isUnreadable ? { kind: 'unreadable', likely: likelyIn(stored.state) } : { kind: 'saving' },
  };
}

function likelyIn(state: unknown): number | null {
  return isRecord(state) && typeof state.likely === 'number' ? state.likely : null;
}

function textIn(stored: unknown): KeptEntry['editing'] {
  if (!isRecord(stored)) return null;
  const { goalId, date, figure, text } = stored;
  if (typeof goalId !== 'string' || typeof text !== 'string' || !isFigure(figure) || !isDay(date)) return null;
  return { goalId, date, figure, text };
}

function isFigure(value: unknown): value is Figure {
  return value === 'target' || value === 'actual';
}

function isDay(value: unknown): value is Day {
  return typeof value === 'number' && Number.isInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
