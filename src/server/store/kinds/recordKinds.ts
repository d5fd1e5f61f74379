import type { Plan } from '#core/plan/plan.ts';
import type { RecordName, RecordStates } from '#server/store/edit.ts';
import type { RecordKind, SettingsKind, StateItem } from './kind.ts';
import { KINDS } from './kinds.ts';

/** The kinds whose records are rows with an id each. */
export const RECORD_KINDS: { readonly [Name in RecordName]: RecordKind<Name, RecordStates[Name]> } = KINDS;

/** Their names, what others refer to first. */
export const RECORD_NAMES: readonly RecordName[] = Object.keys(KINDS).filter(isRecordName);

/** All that is written by changes and kept in the history. */
export type LoggedName = 'plan' | RecordName | 'entries';

export const LOGGED_NAMES: readonly LoggedName[] = Object.keys(KINDS).filter(isLoggedName);

/** The plan's settings and the records. */
export type StateName = Exclude<LoggedName, 'entries'>;

type States = RecordStates & { readonly plan: Plan };

export const STATE_KINDS: { readonly [Name in RecordName]: RecordKind<Name, RecordStates[Name]> } & {
  readonly plan: SettingsKind<'plan', Plan>;
} = KINDS;

export type StateItemOf<Name extends StateName> = { readonly [Each in Name]: StateItem<Each, States[Each]> }[Name];

/** The ids of a goal's own changes, in the history, are the goal's. */
export const LOGGED_BY_GOAL = ['goal', 'entries'] as const;

/** One value for each kind of record. */
export function byRecordName<Value>(make: (name: RecordName) => Value): { readonly [Name in RecordName]: Value } {
  const values: { [Name in RecordName]?: Value } = {};
  for (const name of RECORD_NAMES) values[name] = make(name);
  if (isWhole(values)) return values;
  throw new TypeError('A kind of record is not in the table.');
}

function isWhole<Value>(values: { readonly [Name in RecordName]?: Value }): values is {
  readonly [Name in RecordName]: Value;
} {
  return RECORD_NAMES.every((name) => name in values);
}

function isRecordName(name: string): name is RecordName {
  return logOf(name) === 'record';
}

function isLoggedName(name: string): name is LoggedName {
  return logOf(name) !== null;
}

function logOf(name: string): 'settings' | 'record' | 'entries' | null {
  return new Map(Object.entries(KINDS)).get(name)?.log ?? null;
}
