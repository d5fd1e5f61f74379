import type { Day } from '#core/calendar/date.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';

export type TypedCheckIn = {
  readonly date: Day | null;
  readonly actual: string;
  readonly comment: string;
  readonly status: Status | 'automatic' | null;
  readonly reason: string;
  /** The plan's version shown when typing began; null where nothing is typed, or it is unknown yet. */
  readonly seen: number | null;
};

type KeptOf = { readonly planId: string; readonly goalId: string };

/** Survives closing and reloading, in this tab; without storage nothing is kept. */
export function keepCheckIn(of: KeptOf, typed: TypedCheckIn): void {
  try {
    sessionStorage.setItem(nameOf(of), JSON.stringify(typed));
  } catch {
    // Storage is full or disabled: the text stays on the page only.
  }
}

export function dropCheckIn(of: KeptOf): void {
  try {
    sessionStorage.removeItem(nameOf(of));
  } catch {
    // Nothing stored.
  }
}

export function keptCheckIn(of: KeptOf): TypedCheckIn | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(of)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? typedIn(new Map(Object.entries(stored))) : null;
  } catch {
    return null;
  }
}

function nameOf({ planId, goalId }: KeptOf): string {
  return `milepost.checkIn.${planId}.${goalId}`;
}

function typedIn(stored: ReadonlyMap<string, unknown>): TypedCheckIn {
  const text = (name: string) => {
    const value = stored.get(name);
    return typeof value === 'string' ? value : '';
  };
  const date = stored.get('date');
  const status = stored.get('status');
  const seen = stored.get('seen');
  return {
    date: isDay(date) ? date : null,
    actual: text('actual'),
    comment: text('comment'),
    status: status === 'automatic' ? status : (STATUSES.find((each) => each === status) ?? null),
    reason: text('reason'),
    seen: typeof seen === 'number' ? seen : null,
  };
}

function isDay(value: unknown): value is Day {
  return typeof value === 'number' && Number.isInteger(value);
}
