import type { Day } from '#core/calendar/date.ts';
import type { Status } from './status.ts';

export type Baseline = { readonly value: number; readonly date: Day | null };

/** A measure that was redefined: from this period on its signal and its outlook are told from its own figures alone. */
export type NewBase = {
  readonly date: Day;
  readonly reason: string;
};

/** A status set by a person, kept with who, when and why until it lapses (rule 3.8). */
export type HandStatus = {
  readonly status: Status;
  readonly note: string;
  readonly memberId: string | null;
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  /** For a roll-up parent: its computed actual when set; the status lapses when that changes. Null for other goals. */
  readonly computedActual: number | null;
};
