import { type OwnCriteria, ownTests, type TestOwn } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnFilter } from './filterContext.ts';

/** What filters need of a plan with own fields; null for one without. */
export function ownFilterOf(fields: readonly OwnField[]): OwnFilter | null {
  if (fields.length === 0) return null;
  const test = ownTests(fields);
  return {
    known: (own) => knownOwn(own, test),
    tests: (own) => Object.entries(own ?? {}).flatMap(([fieldId, asked]) => test(fieldId, asked) ?? []),
  };
}

/** What of criteria can be asked; the same object where all can, null where nothing can. */
export function knownOwn(own: OwnCriteria, test: TestOwn): OwnCriteria | null {
  const asked = Object.entries(own);
  const known = asked.filter(([fieldId, each]) => test(fieldId, each) !== null);
  if (known.length === asked.length) return own;
  return known.length === 0 ? null : Object.fromEntries(known);
}
