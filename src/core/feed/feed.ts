import type { FeedSchedule } from './feedSchedule.ts';

/** Whether a run writes by itself, or waits for somebody’s yes. */
export type FeedWrites = 'at_once' | 'on_yes';

/** Brings figures into a plan from a connection, by itself. */
export type Feed = {
  readonly id: string;
  readonly name: string;
  /** Of the installation: it may be gone. */
  readonly connectionId: string;
  /** What follows the address, a file of the folder, or one SELECT. */
  readonly ask: string;
  /** For how many months back the source is asked. */
  readonly months: number;
  /** By what the source names goals: number, id, item, or the id of an own field. */
  readonly goalBy: string;
  /** How the answer is read, as an import does: a mapping as JSON. */
  readonly mapping: string;
  readonly schedule: FeedSchedule;
  readonly writes: FeedWrites;
  /** The member who is told of failures. */
  readonly ownerId: string | null;
  readonly isPaused: boolean;
};
