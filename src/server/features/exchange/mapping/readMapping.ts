import { type ImportMapping, importMappingSchema } from '#contract/import.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { Refusal } from '#server/base/errors.ts';
import {
  ENTRY_COLUMNS,
  GOAL_COLUMNS,
  OTHER_NAMES,
  plainName,
  YEAR_TARGET,
} from '#server/features/exchange/columns/columns.ts';
import { datedHeading } from './datedHeading.ts';

/**
 * Reads a mapping file, which is JSON. Throws Refusal naming what is wrong: no JSON, an unknown key, or a column that is
 * none of ours and no own field of the plan. Columns are not checked where the fields are null: then the plan is on
 * another server, which checks them.
 */
export function readMapping(text: string, file: string, fields: readonly OwnField[] | null = []): ImportMapping {
  const parsed = importMappingSchema.safeParse(jsonOf(text, file));
  if (!parsed.success) throw refused(file, reasonOf(parsed.error.issues[0]));
  const unknown = fields === null ? undefined : unknownColumnIn(parsed.data, fields);
  if (unknown !== undefined)
    throw refused(file, `“${unknown}” is not a column. There are ${[...COLUMNS].sort().join(', ')}`);
  return parsed.data;
}

/** The first name in a mapping that is no column of ours, and no own field. */
export function unknownColumnIn(mapping: ImportMapping, fields: readonly OwnField[]): string | undefined {
  const named = [...Object.values(mapping.columns ?? {}), ...Object.keys(mapping.values ?? {})];
  const own = new Set([...fields, ...(mapping.own_fields ?? [])].map((field) => nameKey(field.name)));
  return named.find((name) => !isColumn(name) && !own.has(nameKey(name)));
}

type Issue = { readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] };

function reasonOf(issue: Issue | undefined): string {
  const known = Object.keys(importMappingSchema.shape).join(', ');
  if (issue?.keys !== undefined)
    return `there is no ${issue.keys.map((key) => `“${key}”`).join(', ')}. There are ${known}`;
  if (issue === undefined || issue.path.length === 0) return `it is not an object with ${known}`;
  return `${issue.path.map(String).join(' › ')} has a value of the wrong kind`;
}

/** Mapped to nothing a column is left out, to a period such as `2026-01 actual` it has figures; `series` says whether a row of a wide sheet holds targets or actuals. */
const COLUMNS: ReadonlySet<string> = new Set([
  ...GOAL_COLUMNS,
  ...ENTRY_COLUMNS,
  ...OTHER_NAMES.keys(),
  'series',
  'goal',
  'year',
]);

function isColumn(name: string): boolean {
  const plain = plainName(name);
  return plain === '' || COLUMNS.has(plain) || YEAR_TARGET.test(plain) || datedHeading(name, 0) !== null;
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(file, 'it is not JSON');
  }
}

function refused(file: string, reason: string): Refusal {
  return new Refusal({
    code: 'mapping_unreadable',
    status: 400,
    message: `The mapping ${file} cannot be used: ${reason}.`,
  });
}
