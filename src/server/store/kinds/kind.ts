import type { ChangeKind } from '#contract/change.ts';
import type { Action, Subject } from '#core/access.ts';
import type { Row, Tables } from '#server/store/rows/tables.ts';

/** Tables whose rows belong to a plan. */
export type TableOfPlan = {
  [Name in keyof Tables]: Tables[Name] extends { plan_id: string } ? Name : never;
}[keyof Tables];

/** The tables of a kind with their primary keys, which begin with `plan_id`. */
export type TablesOfKind = {
  readonly [Name in TableOfPlan]?: {
    readonly key: readonly (keyof Tables[Name] & string)[];
    /** A plan may have many rows in it: they are removed in batches. */
    readonly isLarge?: true;
  };
};

/** Written by routes of its own: in backups, and removed with the plan, but not in the history. */
export type UnloggedKind = { readonly log: null; readonly tables: TablesOfKind };

/** A record before and after a change; null where there was, or is, none. */
export type BeforeAndAfter<State> = {
  readonly id: string;
  readonly before: State | null;
  readonly after: State | null;
};

/** How the history shows a record: its name, the goal it belongs to, and its fields by their wire names. */
export type Description = {
  readonly label: string;
  readonly goalId: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Null where the goal is not in the plan. */
export type SubjectOfGoal = (goalId: string) => Subject | null;

/** What `may` is asked before a change of a record is undone. */
export type UndoRight = readonly [Action, Subject | null];

/** E-mail addresses as the reader of an export may see them. */
export type ReadableEmails = {
  of(member: { readonly id: string; readonly email: string | null }): string | null;
};

/** What is common to the plan's settings and all records: one row holds the whole state. */
type StateFacts<Name extends string, State> = {
  readonly name: Name;
  /** Its table has the name of the kind. */
  readonly tables: TablesOfKind;
  /** The columns without the key and without what the store sets by itself. */
  rowOf(state: State): Row;
  stateOf(stored: { readonly id: string; readonly row: Row }): State;
  /** The filter of the history under which its changes are found. */
  readonly historyFilter: ChangeKind;
  describe(state: State): Description;
  rightToUndo(item: BeforeAndAfter<State>, subjectOfGoal: SubjectOfGoal): UndoRight;
  /** The row as an export with history holds it; the whole row where left out. */
  exported?(row: Row, reader: { readonly id: string; readonly emails: ReadableEmails }): Row;
  /** The row as a plan made from an export gets it. */
  imported?(row: Row): Row;
};

type RecordFacts<Name extends string, State> = StateFacts<Name, State> & {
  /** The column with the id of the goal that the record belongs to and is removed with; null where it belongs to none. */
  readonly goalColumn: string | null;
  /** Whether it can be changed while the plan is archived. */
  readonly isOpenInArchive: boolean;
  /** Its column `updated_at` is set with each change. */
  readonly isStamped?: true;
  /** The plan in memory holds it among its owners. */
  readonly isOwner?: true;
};

/** One thing a change did to a record. */
export type StateItem<Name extends string, State> = { readonly entity: Name } & BeforeAndAfter<State>;

type StateMethods<Name extends string, State> = {
  itemOf(rows: BeforeAndAfter<Row>): StateItem<Name, State>;
  described(item: BeforeAndAfter<State>): { readonly before: Description | null; readonly after: Description | null };
};

export type StateKind<Name extends string, State> = StateFacts<Name, State> & StateMethods<Name, State>;

/** The plan's settings: one row a plan. */
export type SettingsKind<Name extends string, State> = StateKind<Name, State> & { readonly log: 'settings' };

/** One row with an id a record. */
export type RecordKind<Name extends string, State> = RecordFacts<Name, State> &
  StateMethods<Name, State> & { readonly log: 'record' };

/** Targets and actuals by goal and date. */
export type EntriesKind = {
  readonly log: 'entries';
  readonly tables: TablesOfKind;
  readonly historyFilter: ChangeKind;
  rightToUndo(item: { readonly goalId: string }, subjectOfGoal: SubjectOfGoal): UndoRight;
};

export function settingsKind<Name extends string, State, const Tables extends TablesOfKind>(
  facts: StateFacts<Name, State> & { readonly tables: Tables },
): SettingsKind<Name, State> & { readonly tables: Tables } {
  return { ...facts, ...methodsOf(facts), log: 'settings' };
}

export function recordKind<Name extends string, State, const Tables extends TablesOfKind>(
  facts: RecordFacts<Name, State> & { readonly tables: Tables },
): RecordKind<Name, State> & { readonly tables: Tables } {
  return { ...facts, ...methodsOf(facts), log: 'record' };
}

function methodsOf<Name extends string, State>({
  name,
  stateOf,
  describe,
}: StateFacts<Name, State>): StateMethods<Name, State> {
  return {
    itemOf: ({ id, before, after }) => ({
      entity: name,
      id,
      before: before && stateOf({ id, row: before }),
      after: after && stateOf({ id, row: after }),
    }),
    described: ({ before, after }) => ({ before: before && describe(before), after: after && describe(after) }),
  };
}
