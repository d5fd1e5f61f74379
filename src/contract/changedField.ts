import type { Day } from '#core/calendar/date.ts';
import type { OwnField, OwnKind } from '#core/own/ownField.ts';

export type ChangedValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'newBases'; readonly bases: readonly { readonly day: Day; readonly reason: string }[] }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'ownKind'; readonly ownKind: OwnKind }
  | { readonly kind: 'depths'; readonly depths: readonly number[] }
  | { readonly kind: 'columns'; readonly columns: readonly string[] }
  | { readonly kind: 'goal' | 'member' | 'department'; readonly id: string }
  | { readonly kind: 'members' | 'goals' | 'work'; readonly ids: readonly string[] };

export type ChangedField = {
  readonly name: string;
  /** What an own field is called. */
  readonly label?: string;
  /** What of an own field itself, as opposed to the value that a goal has of it. */
  readonly part?: Exclude<keyof OwnField, 'id'>;
  readonly period: Day | null;
  readonly before: ChangedValue;
  readonly after: ChangedValue;
};

export const NONE: ChangedValue = { kind: 'none' };
