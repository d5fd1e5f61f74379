import { type OwnCriteria, ownTests, type TestOwn } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { classesBy, type GoalClasses, tableOf } from './filterColumns.ts';
import type { CriterionTest, OwnFilter, OwnList } from './matchesFilter.ts';

/** What filters need of a plan with own fields; null for one without. */
export function ownFilterOf(fields: readonly OwnField[]): OwnFilter | null {
  if (fields.length === 0) return null;
  const test = ownTests(fields);
  return {
    known: (own) => knownOwn(own, test),
    tests: (own) =>
      Object.entries(own ?? {}).flatMap(([fieldId, asked]): CriterionTest[] => {
        const passes = test(fieldId, asked);
        return passes === null ? [] : [{ kind: 'own', test: passes }];
      }),
    unmark: (marks, list, own) => {
      let unmarked = 0;
      for (const [fieldId, asked] of Object.entries(own ?? {})) {
        const passes = test(fieldId, asked);
        if (passes !== null) unmarked += unmark(marks, ownClassesOf(list, fieldId), passes);
      }
      return unmarked;
    },
  };
}

/** What of criteria can be asked; the same object where all can, null where nothing can. */
export function knownOwn(own: OwnCriteria, test: TestOwn): OwnCriteria | null {
  const asked = Object.entries(own);
  const known = asked.filter(([fieldId, each]) => test(fieldId, each) !== null);
  if (known.length === asked.length) return own;
  return known.length === 0 ? null : Object.fromEntries(known);
}

function unmark(marks: Uint8Array, classes: GoalClasses, test: Parameters<typeof tableOf>[1]): number {
  const passes = tableOf(classes, test);
  let unmarked = 0;
  // Stryker disable next-line EqualityOperator: beyond the last goal there is none to unmark.
  for (let at = 0; at < marks.length; at += 1) {
    if (marks[at] === 0 || passes[Number(classes.classOf[at])] === 1) continue;
    marks[at] = 0;
    unmarked += 1;
  }
  return unmarked;
}

/** Goals by their value of an own field and their depth, which says whether they have the field. Kept with the columns. */
export function ownClassesOf({ columns, goals }: OwnList, fieldId: string): GoalClasses {
  const kept = classesKept.get(columns) ?? new Map<string, GoalClasses>();
  classesKept.set(columns, kept);
  const known = kept.get(fieldId);
  if (known !== undefined) return known;
  const values = classesBy(goals, ({ ownFields }) => {
    const value = ownFields[fieldId];
    return typeof value === 'object' ? value.join() : value;
  });
  // Stryker disable next-line ArithmeticOperator: any number serves that parts the same goals.
  const made = classesBy(goals, ({ depth }, at) => Number(values.classOf[at]) * DEPTHS + depth);
  kept.set(fieldId, made);
  return made;
}

const classesKept = new WeakMap<object, Map<string, GoalClasses>>();

const DEPTHS = 8;
