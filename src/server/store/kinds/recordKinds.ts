import type { ChangeKind } from '#contract/change.ts';
import { LOGGED_NAMES, type LoggedName } from '#contract/loggedNames.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { RecordEdit, RecordName, RecordStates } from '#server/store/rows/edit.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { RecordKind, StateItem, StateKind } from './kind.ts';
import { KINDS } from './kinds.ts';

export const RECORD_KINDS: { readonly [Name in RecordName]: RecordKind<Name, RecordStates[Name]> } = KINDS;

export const RECORD_NAMES: readonly RecordName[] = Object.keys(KINDS).filter(isRecordName);

export const GOAL_PARTS: readonly RecordName[] = RECORD_NAMES.filter((name) => RECORD_KINDS[name].goalColumn !== null);

export const OWN_RECORDS: readonly RecordName[] = RECORD_NAMES.filter((name) => RECORD_KINDS[name].goalColumn === null);

export const BESIDE_GOALS: readonly RecordName[] = RECORD_NAMES.filter((name) => RECORD_KINDS[name].isBesideGoals);

export const OWNER_NAMES: readonly RecordName[] = RECORD_NAMES.filter((name) => RECORD_KINDS[name].isOwner);

export type StateName = Exclude<LoggedName, 'entries'>;

type States = RecordStates & { readonly plan: Plan };

export const STATE_KINDS: { readonly [Name in StateName]: StateKind<Name, States[Name]> } = KINDS;

export type StateItemOf<Name extends StateName> = { readonly [Each in Name]: StateItem<Each, States[Each]> }[Name];

export function foldedRow<Name extends RecordName>({ entity, after }: RecordEdit<Name>): Row | null {
  return after === null ? null : RECORD_KINDS[entity].rowOf(after);
}

export function namesUnder(filter: ChangeKind): readonly LoggedName[] {
  return LOGGED_NAMES.filter((name) => KINDS[name].historyFilter === filter);
}

/** What is in no export: it does not count. */
export function isExported(name: LoggedName): boolean {
  return name === 'entries' || STATE_KINDS[name].isExported !== false;
}

export const LOGGED_BY_GOAL = ['goal', 'entries'] as const;

export function goalColumnOf(name: LoggedName): string | null {
  return name === 'plan' || name === 'entries' ? null : RECORD_KINDS[name].goalColumn;
}

export function byRecordName<Value>(make: (name: RecordName) => Value): { [Name in RecordName]: Value } {
  const values: { [Name in RecordName]?: Value } = {};
  for (const name of RECORD_NAMES) values[name] = make(name);
  if (isWhole(values)) return values;
  throw new TypeError('A kind of record is not in the table.');
}

function isWhole<Value>(values: { readonly [Name in RecordName]?: Value }): values is {
  [Name in RecordName]: Value;
} {
  return RECORD_NAMES.every((name) => name in values);
}

function isRecordName(name: string): name is RecordName {
  return new Map(Object.entries(KINDS)).get(name)?.log === 'record';
}
