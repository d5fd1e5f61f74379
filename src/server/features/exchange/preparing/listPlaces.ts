import type { FoundReason } from '#contract/foundReason.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { GoalRow } from './goalRow.ts';
import type { TreeRefusal } from './goalTree.ts';
import type { SettledTree } from './settleTree.ts';

/** Lists what the tree made of the rows: parents and depths taken by a rule, and rows that have no place. */
export function listPlaces(
  { places, refusals }: SettledTree,
  rows: ReadonlyMap<string, GoalRow>,
  { findings }: Surroundings,
): void {
  for (const [key, row] of rows) {
    const refusal = refusals.get(key);
    const place = places.get(key);
    if (refusal !== undefined) {
      const column = refusal.problem === 'tooDeep' && row.depth !== undefined ? 'depth' : 'parent_number';
      const value = column === 'depth' ? String(row.depth) : (row.parentKey ?? '');
      findings.add(refusal.problem, { ...row.place, column }, { value, reason: reasonFor(refusal, row, rows) });
    } else if (place !== undefined) {
      listPlace(row, place, findings);
    }
  }
}

function listPlace(
  row: GoalRow,
  { parentKey, depth }: { readonly parentKey: string | null; readonly depth: number },
  findings: Surroundings['findings'],
): void {
  if (row.parentKey === null && parentKey !== null) {
    findings.add(
      'parentFromNumber',
      { ...row.place, column: 'parent_number' },
      { reason: `${row.number} under ${parentKey}` },
    );
  }
  const at = { ...row.place, column: 'depth' };
  if (row.depth === undefined) findings.add('depth', at, { reason: String(depth) });
  else if (row.depth !== depth) {
    findings.add('depthChanged', at, {
      value: String(row.depth),
      reason: because('depth_changed', depth, parentKey ?? '', depth - 1),
    });
  }
}

function reasonFor(
  { problem, parentKey }: { readonly problem: TreeRefusal; readonly parentKey: string | null },
  row: GoalRow,
  rows: ReadonlyMap<string, GoalRow>,
): FoundReason {
  const parent = parentKey === null ? undefined : rows.get(parentKey);
  switch (problem) {
    case 'parentMissing':
      return because('no_such_goal', parentKey ?? '');
    case 'parentRefused':
      return because('parent_out', parent === undefined ? (parentKey ?? '') : `${parentKey} (${parent.place.line})`);
    case 'parentCycle':
      return because('leads_back', row.number, parentKey ?? '');
    case 'tooDeep':
      return because('deepest_level', LOWEST_DEPTH);
  }
}
