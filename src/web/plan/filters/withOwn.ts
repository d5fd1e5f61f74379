import type { FilterCriteria } from '#core/filter/criteria.ts';

/** What is asked of an own field; undefined for nothing. */
export function ownAsked({ own }: FilterCriteria, fieldId: string): unknown {
  return entriesOf(own).find(([id]) => id === fieldId)?.[1];
}

/** Null asks nothing of the field any more. */
export function withOwn(criteria: FilterCriteria, fieldId: string, asked: unknown): FilterCriteria {
  const others = entriesOf(criteria.own).filter(([id]) => id !== fieldId);
  const own = asked === null ? others : [...others, [fieldId, asked] as const];
  return { ...criteria, own: own.length === 0 ? null : Object.fromEntries(own) };
}

function entriesOf(own: FilterCriteria['own']): [string, unknown][] {
  return Object.entries(own ?? {});
}
