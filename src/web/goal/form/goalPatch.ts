import type { GoalPatch } from '#contract/goalCalls.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { FormOptions } from './fieldControls.ts';
import { formFields, wireDate } from './formFields.ts';
import type { GoalDraft, GoalField } from './goalDraft.ts';
import { ownPatch } from './ownDraft.ts';
import { readTypedNumber } from './typedNumber.ts';

const rows: { readonly [Field in GoalField]: Sent<GoalDraft[Field]> } = formFields;
type Sent<Value> = { readonly patch: ((value: Value, options: FormOptions) => GoalPatch) | null };

/** Only what differs from `before`, so that what others wrote meanwhile stays. */
export function goalPatchOf(
  before: GoalDraft,
  draft: GoalDraft,
  options: FormOptions & { readonly depth: number },
): GoalPatch {
  const has = (...fields: readonly GoalField[]) =>
    fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(draft[field]));
  const patchOf = <Field extends GoalField>(field: Field) => rows[field].patch?.(draft[field], options);
  let patch: GoalPatch = {
    ...(has('yearTarget', 'spread', 'periods') && targetPatch(draft, options)),
    // Only a number has one; one that was typed before the kind of value was changed stays in the form.
    ...(has('unit') && draft.valueType === 'number' && { unit: draft.unit }),
    ...(has('baseline', 'baselineDate') && baselinePatch(draft, options)),
    ...(has('ownFields') && { own_fields: ownPatch(before.ownFields, draft.ownFields, options) }),
  };
  for (const field of namesOf(rows)) if (has(field)) patch = { ...patch, ...patchOf(field) };
  return patch;
}

function baselinePatch({ baseline, baselineDate }: GoalDraft, { format }: FormOptions): GoalPatch {
  const value = readTypedNumber(baseline) ?? null;
  return { own_baseline: value === null ? null : { value, date: wireDate(baselineDate, format) } };
}

function targetPatch({ yearTarget, spread, periods }: GoalDraft, { year }: FormOptions): GoalPatch {
  const target = readTypedNumber(yearTarget) ?? null;
  if (spread === 'by_hand') {
    const typed = Object.entries(periods).map(([date, text]) => ({ date, target: readTypedNumber(text) ?? null }));
    return { year_target: { fiscal_year: year, target: null, spread, periods: typed } };
  }
  if (target === null) return { targets: { [year]: null } };
  return { year_target: { fiscal_year: year, target, spread } };
}
