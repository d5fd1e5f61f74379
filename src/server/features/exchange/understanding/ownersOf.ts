import type { BuiltGoal } from './builtGoal.ts';

const PERSON = /^(?<last>\p{Lu}[\p{L}'’ -]+),\s*(?<first>\p{Lu}[\p{L}'’. -]*?)\s*(?:\((?<department>[^()]+)\))?$/u;

/**
 * Owners as `Lastname, First (Department)`, where most are written so: the person, and the department in brackets. Where
 * few are, each stays as it is written.
 */
export function ownersOf(
  goals: readonly Pick<BuiltGoal, 'records'>[],
): ReadonlyMap<string, { readonly owner: string; readonly department: string | null }> {
  const found = new Map<string, { readonly owner: string; readonly department: string | null }>();
  const cells = new Set(
    goals.flatMap(({ records }) => records.flatMap(({ fields }) => fields.get('owner')?.text ?? [])),
  );
  const read = [...cells].flatMap((cell) => {
    const { last, first, department } = PERSON.exec(cell)?.groups ?? {};
    return last === undefined || first === undefined ? [] : [{ cell, last, first, department }];
  });
  const inBrackets = read.filter(({ department }) => department !== undefined);
  if (inBrackets.length === 0 || read.length < cells.size * 0.6) return found;
  for (const { cell, last, first, department } of read)
    found.set(cell, { owner: `${first.trim()} ${last.trim()}`, department: department?.trim() ?? null });
  return found;
}
