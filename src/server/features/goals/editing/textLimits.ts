import { fieldsByKind } from '#contract/goal/goalWire.ts';
import { snakeCase } from '#contract/wire/snakeCase.ts';
import { TEXT_LENGTHS } from '#core/goal/fieldKinds.ts';
import { NEXT_STEP_LENGTH } from '#core/goal/nextStep.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** In characters; longer ones come from a damaged file. */
export const TEXT_LIMITS = {
  number: 50,
  title: TEXT_LENGTHS.line,
  measure: TEXT_LENGTHS.line,
  unit: 40,
  next_step: NEXT_STEP_LENGTH,
  owner: 200,
  department: 200,
  status_note: 2000,
  description: TEXT_LENGTHS.text,
} as const;

/** With those that follow from their kinds. */
const LIMITS: ReadonlyMap<string, number> = new Map<string, number>([
  ...Object.entries(TEXT_LIMITS),
  ...textsByKind().map(({ column, kind }) => [column, TEXT_LENGTHS[kind]] as const),
]);

export type TooLong = { readonly column: string; readonly most: number };

/** `textIn` gives the text of a column. */
export function firstTooLong(textIn: (column: string) => string): TooLong | null {
  for (const [column, most] of LIMITS) if (textIn(column).length > most) return { column, most };
  return null;
}

/** Of a goal, by the names of the limits. */
export function limitedTexts(goal: StoredGoal): ReadonlyMap<string, string> {
  const { number, title, measure, unit, description, ownerLabel, handStatus, nextStep } = goal;
  return new Map([
    ...Object.entries({ number, title, measure, unit, description }),
    ['owner', ownerLabel],
    ['next_step', nextStep],
    ['status_note', handStatus?.note ?? ''],
    ...textsByKind().map(({ column, name }) => [column, String(goal[name])] as const),
  ]);
}

function textsByKind() {
  return fieldsByKind().flatMap(({ name, kind }) =>
    kind === 'line' || kind === 'text' ? [{ name, kind, column: snakeCase(name) }] : [],
  );
}
