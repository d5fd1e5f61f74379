import * as z from 'zod';
import { type Merge, mergeMap } from '#core/merge/merge.ts';
import { mergeTexts, mergeTextsOrUsual } from '#core/merge/mergeRows.ts';
import { mergeOwnFields } from '#core/own/mergeOwnFields.ts';
import { mergeLevels } from '#core/plan/mergeLevels.ts';
import { mergeStatuses } from '#core/plan/mergePlan.ts';
import type { Plan } from '#core/plan/plan.ts';
import { usualLevelsOf } from '#server/base/usualLevels.ts';
import { levelsSchema, ownFieldsSchema, statusesSchema } from '#server/store/rows/planRow.ts';
import type { Row, Value } from '#server/store/rows/tables.ts';

type Values = { readonly seen: Value; readonly yours: Value; readonly theirs: Value };
type Part = { readonly at?: string; readonly yours: Value; readonly theirs: Value };

const texts = z.array(z.string());
const named = z.record(z.string(), z.json());

/** Columns of several values, each set by itself, with what contradicts in them. */
export const PARTED: ReadonlyMap<string, (values: Values, seen: Row) => readonly Part[]> = new Map([
  ['targets_by_year', whole(parts(named, {}, mergeMap))],
  ['perspectives', whole(parts(named, {}, mergeMap))],
  ['new_bases', whole(parts(named, {}, mergeMap))],
  ['own_fields', whole(parts(named, {}, mergeMap))],
  ['contributors', whole(parts(texts, [], mergeTexts))],
  ['levels', levelParts],
  ['statuses', parts(statusesSchema, [], mergeStatuses)],
  ['fields', parts(ownFieldsSchema, [], mergeOwnFields)],
  ['table_columns', parts(texts, [], mergeTextsOrUsual)],
]);

/** One conflict of the whole column, however many of its values contradict. */
function whole(partsOf: (values: Values) => readonly Part[]) {
  return (values: Values): readonly Part[] =>
    partsOf(values).length === 0 ? [] : [{ yours: values.yours, theirs: values.theirs }];
}

function levelParts(values: Values, { tiers }: Row): readonly Part[] {
  const usual = usualLevelsOf(tiers === 3 ? 3 : 2);
  return parts<Plan['levels']>(levelsSchema, [], (sides) => mergeLevels(sides, usual))(values);
}

function parts<Shape>(schema: z.ZodType<Shape>, none: Shape, merge: Merge<Shape>) {
  const read = (value: Value) => (typeof value === 'string' ? schema.parse(JSON.parse(value)) : none);
  return ({ seen, yours, theirs }: Values): readonly Part[] =>
    merge({ before: read(seen), mine: read(yours), theirs: read(theirs) }).contradictions.map((each) => ({
      at: each.at.join('.'),
      yours: storedValue(each.mine),
      theirs: storedValue(each.theirs),
    }));
}

function storedValue(part: unknown): Value {
  if (part === undefined || part === null) return null;
  return typeof part === 'string' || typeof part === 'number' ? part : JSON.stringify(part);
}
