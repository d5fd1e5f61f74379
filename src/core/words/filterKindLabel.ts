import type { FilterKind } from '#core/filter/criteria.ts';
import { isolated } from '#core/plan/isolated.ts';
import type { PlanWords } from '#core/plan/planWords.ts';
import type { LabelWords } from './labelWords.ts';

/** What a filter is called; that of objectives as the plan calls its top level. */
export function filterKindLabel(
  kind: Exclude<FilterKind, 'own'>,
  { levels }: Pick<PlanWords, 'levels'>,
  labels: Pick<LabelWords, 'filterKinds'>,
): string {
  const [top] = kind === 'objectiveIds' ? levels : [];
  return top === undefined ? labels.filterKinds[kind] : isolated(top.name);
}
