import type { GoalPatch, StatedGoal } from '#contract/goalCalls.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { type Field, type Limits, TEXT_LENGTHS } from '#core/goal/fieldKinds.ts';
import type { OwnFormOptions } from './ownDraft.ts';
import { readTypedNumber, typedNumber } from './typedNumber.ts';

export type FormOptions = {
  readonly year: number;
} & Omit<OwnFormOptions, 'depth'>;

export type FormField<Value> = {
  readonly empty: Value;
  readonly of: (stated: StatedGoal, options: FormOptions) => Value;
  /** Null: `goalPatch.ts` sends it together with others. */
  readonly patch: ((value: Value, options: FormOptions) => GoalPatch) | null;
};

/** Drawn by `FieldControl.tsx`, and at the end of the form where it has no place of its own. Labels are its texts. */
type Controlled<Value, Control> = FormField<Value> & { readonly control: Control };

type Text<Control> = Controlled<string, Control> & { readonly most: number };
type Decimal = Controlled<string, 'decimal'>;
type Amount = Decimal & { readonly limits: Limits };
type Check = Controlled<boolean, 'check'>;
type Choice<Value> = Controlled<Value, 'choice'> & { readonly options: readonly Value[] };

/** The control of a field by its kind. */
export type ControlByKind<Value> = {
  readonly line: Text<'line'>;
  readonly text: Text<'text'>;
  readonly figure: Decimal;
  readonly amount: Amount;
  readonly yesNo: Check;
  readonly choice: Choice<Value>;
};

/** How a field is read from what the server states, and sent. */
type Sent<Value> = {
  readonly of: (stated: StatedGoal) => Value;
  readonly patch: (value: Value) => GoalPatch;
};

export function text<const Kind extends 'line' | 'text'>(kind: Kind, sent: Sent<string>): Text<Kind> {
  return { empty: '', ...sent, control: kind, most: TEXT_LENGTHS[kind] };
}

export function decimal({ of, patch }: Sent<number | null>): Decimal {
  return {
    empty: '',
    of: (stated) => typedNumber(of(stated)),
    patch: (typed) => patch(readTypedNumber(typed) ?? null),
    control: 'decimal',
  };
}

/** Left empty it is what it is where nobody states it. */
export function amount(
  field: { readonly absent: number; readonly limits: Limits },
  { of, patch }: Sent<number>,
): Amount {
  return {
    empty: typedNumber(field.absent),
    of: (stated) => typedNumber(of(stated)),
    patch: (typed) => patch(readTypedNumber(typed) ?? field.absent),
    control: 'decimal',
    limits: field.limits,
  };
}

export function check({ of, patch }: Sent<0 | 1>, absent = false): Check {
  return {
    empty: absent,
    of: (stated) => of(stated) === 1,
    patch: (isOn) => patch(encodeFlag(isOn)),
    control: 'check',
  };
}

export function choice<Value>(absent: Value, words: readonly NoInfer<Value>[], sent: Sent<Value>): Choice<Value> {
  return { empty: absent, ...sent, control: 'choice', options: absent === null ? [absent, ...words] : words };
}

export type FieldWithControl =
  | (Field<string> & { readonly kind: 'line' | 'text' })
  | (Field<number | null> & { readonly kind: 'figure' })
  | (Field<number> & { readonly kind: 'amount'; readonly limits: Limits })
  | (Field<boolean> & { readonly kind: 'yesNo' })
  | (Field<string | null> & { readonly kind: 'choice'; readonly words: readonly string[] });

/** The row of a field that travels under a name by itself. */
export function rowByKind(field: FieldWithControl, wire: string) {
  const valueIn = (stated: StatedGoal) => new Map<string, unknown>(Object.entries(stated)).get(wire);
  const patch = (value: string | number | null): GoalPatch => ({ [wire]: value });
  const numberIn = (stated: StatedGoal) => {
    const value = valueIn(stated);
    return typeof value === 'number' ? value : null;
  };
  switch (field.kind) {
    case 'line':
    case 'text':
      return text(field.kind, { of: (stated) => String(valueIn(stated) ?? ''), patch });
    case 'figure':
      return decimal({ of: numberIn, patch });
    case 'amount':
      return amount(field, { of: (stated) => numberIn(stated) ?? field.absent, patch });
    case 'yesNo':
      return check({ of: (stated) => (valueIn(stated) === 1 ? 1 : 0), patch }, field.absent);
    case 'choice':
      return choice(field.absent, field.words, {
        of: (stated) => field.words.find((word) => word === valueIn(stated)) ?? field.absent,
        patch,
      });
  }
}
