import type { Day } from '#core/calendar/date.ts';

/**
 * What a field holds. `line` is a text of one line, `figure` a number or none, `amount` a number within limits, `goal`,
 * `department` and `member` an id or none. The last six have a shape of their own.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'count'
  | 'figure'
  | 'amount'
  | 'yesNo'
  | 'day'
  | 'formula'
  | 'choice'
  | 'goal'
  | 'department'
  | 'member'
  | 'members'
  | 'window'
  | 'baseline'
  | 'yearTargets'
  | 'newBases'
  | 'handStatus'
  | 'own';

/**
 * Where a field is used. `list`: the page has it of every goal of a plan; `page`: it has it of the goals that it shows,
 * or figures need it; `filter`: filters ask for it; `share`: it may be seen through a share; `history`: its changes are
 * shown in the history; `file`: import and export have a column for it; `figures`: a change of it changes a figure or its
 * verdict, and asks for the right to say yes where figures wait for one.
 */
export type FieldUse = 'list' | 'page' | 'filter' | 'share' | 'history' | 'file' | 'figures';

export type Field<Value = unknown> = {
  readonly kind: FieldKind;
  readonly absent: Value;
  readonly uses: readonly FieldUse[];
};

type Uses = readonly FieldUse[];

/** How many characters a text may have, by its kind. */
export const TEXT_LENGTHS = { line: 500, text: 20_000 } as const;

/** A text of one line. */
export function line<const U extends Uses>(uses: U) {
  return field('line', '', uses);
}

/** A text of any length. */
export function text<const U extends Uses>(uses: U) {
  return field('text', '', uses);
}

/** A whole number. */
export function count<const U extends Uses>(uses: U) {
  return field('count', 0, uses);
}

/** A number, or none. */
export function figure<const U extends Uses>(uses: U) {
  return field('figure', none<number>(), uses);
}

export type Limits = { readonly least: number; readonly most: number; readonly decimals: number };

/** A number that there always is, within limits. */
export function amount<const U extends Uses>(absent: number, limits: Limits, uses: U) {
  return { ...field('amount', absent, uses), limits };
}

/** Whether a number is within limits and has no more decimals than they allow. */
export function isWithin(value: number, { least, most, decimals }: Limits): boolean {
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

/** Yes or no. */
export function yesNo<const U extends Uses>(absent: boolean, uses: U) {
  return field('yesNo', absent, uses);
}

/** A day, or none. */
export function day<const U extends Uses>(uses: U) {
  return field('day', none<Day>(), uses);
}

/** One of some words. */
export function choice<Word extends string, const U extends Uses>(
  words: readonly Word[],
  absent: NoInfer<Word>,
  uses: U,
) {
  return { ...field<Word, 'choice', U>('choice', absent, uses), words };
}

/** One of some words, or none of them. */
export function choiceOrNone<Word extends string, const U extends Uses>(words: readonly Word[], uses: U) {
  return { ...field('choice', none<Word>(), uses), words };
}

/** The id of something else of the plan, or none. */
export function reference<const K extends 'goal' | 'department' | 'member', const U extends Uses>(kind: K, uses: U) {
  return field(kind, none<string>(), uses);
}

/** A row of the table; the type of what is absent is the type of the field. */
export function field<Value, const K extends FieldKind, const U extends Uses>(
  kind: K,
  absent: Value,
  uses: U,
): { readonly kind: K; readonly absent: Value; readonly uses: U } {
  return { kind, absent, uses };
}

/** None, where there might be a value. */
export function none<Value>(): Value | null {
  return null;
}

export type ValuesOf<Fields extends { readonly [Name in keyof Fields]: Field }> = {
  readonly [Name in keyof Fields]: Fields[Name]['absent'];
};

export type FieldsFor<Fields extends { readonly [Name in keyof Fields]: Field }, Use extends FieldUse> = {
  [Name in keyof Fields]: Use extends Fields[Name]['uses'][number] ? Name : never;
}[keyof Fields];
