import type { FilterKind } from '#core/filter/criteria.ts';
import type { Plan } from '#core/plan/plan.ts';
import { filterKindLabel } from '#web/base/messages/goalTexts.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';

/** Of own fields too, which come after the first load. */
export function kindLabel(kind: FilterKind, plan: Pick<Plan, 'levels'>): string {
  return kind === 'own' ? own.title : filterKindLabel(kind, plan);
}
