import type { ChangeKind } from '#contract/change.ts';
import type { Action, Subject } from '#core/access.ts';
import type { Row, Tables } from '#server/store/rows/tables.ts';

export type TableOfPlan = {
  [Name in keyof Tables]: Tables[Name] extends { plan_id: string } ? Name : never;
}[keyof Tables];

export type TablesOfKind = {
  readonly [Name in TableOfPlan]?: {
    readonly key: readonly (keyof Tables[Name] & string)[];
    /** May have many rows in a plan, so they are removed in batches. */
    readonly isLarge?: true;
  };
};

/** Written by routes of its own: in backups, and removed with the plan, but not in the history. */
export type UnloggedKind = { readonly log: null; readonly tables: TablesOfKind };

export type BeforeAndAfter<State> = {
  readonly id: string;
  readonly before: State | null;
  readonly after: State | null;
};

export type Description = {
  readonly label: string;
  readonly goalId: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
};

export type SubjectOfGoal = (goalId: string) => Subject | null;

/** What `may` is asked before a change of a record is undone. */
export type UndoRight = readonly [Action, Subject | null];

export type ReadableEmails = {
  of(member: { readonly id: string; readonly email: string | null }): string | null;
};

/** Common to the plan's settings and all records: one row holds the whole state. */
type StateFacts<Name extends string, State> = {
  readonly name: Name;
  readonly tables: TablesOfKind;
  rowOf(state: State): Row;
  stateOf(stored: { readonly id: string; readonly row: Row }): State;
  readonly historyFilter: ChangeKind;
  describe(state: State): Description;
  rightToUndo(item: BeforeAndAfter<State>, subjectOfGoal: SubjectOfGoal): UndoRight;
  /** False: no export has it, with history or without. */
  readonly isExported?: false;
  /** The row as an export with history has it; the whole row where absent. */
  exported?(row: Row, reader: { readonly id: string; readonly emails: ReadableEmails }): Row;
  /** The row as a plan created from an export gets it. */
  imported?(row: Row): Row;
};

type RecordFacts<Name extends string, State> = StateFacts<Name, State> & {
  /** The column with the id of the goal that the record belongs to and is removed with; null for none. */
  readonly goalColumn: string | null;
  readonly isOpenInArchive: boolean;
  /** No goal shows it, but for figures of those measured by milestones: who reads others has nothing to read again. */
  readonly isBesideGoals?: true;
  /** The column that says where it stands among its kind, which is no change of what it is. */
  readonly placeColumn?: string;
  readonly isStamped?: true;
  readonly isOwner?: true;
};

export type StateItem<Name extends string, State> = { readonly entity: Name } & BeforeAndAfter<State>;

type StateMethods<Name extends string, State> = {
  itemOf(rows: BeforeAndAfter<Row>): StateItem<Name, State>;
  described(item: BeforeAndAfter<State>): { readonly before: Description | null; readonly after: Description | null };
};

export type StateKind<Name extends string, State> = StateFacts<Name, State> & StateMethods<Name, State>;

export type SettingsKind<Name extends string, State> = StateKind<Name, State> & { readonly log: 'settings' };

export type RecordKind<Name extends string, State> = RecordFacts<Name, State> &
  StateMethods<Name, State> & { readonly log: 'record' };

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
