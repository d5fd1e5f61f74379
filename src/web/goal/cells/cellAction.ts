import type { ListedGoal } from '#contract/listedGoal.ts';
import { appliesAt, type OwnField } from '#core/own/ownField.ts';
import type { Column } from '#web/goal/list/ColumnHead.tsx';

/** What a cell of a list changes of its goal. */
export type CellAction =
  | { readonly kind: 'owner' | 'department' | 'due' | 'status' | 'nextStep' }
  | { readonly kind: 'own'; readonly field: OwnField };

const OF_COLUMN: Readonly<Partial<Record<Column, CellAction>>> = {
  owner: { kind: 'owner' },
  department: { kind: 'department' },
  due: { kind: 'due' },
  status: { kind: 'status' },
  nextStep: { kind: 'nextStep' },
};

/** Null where nothing is stated: the figure is computed, or goals of this level do not have the field. */
export function cellActionOf(
  column: Column,
  { depth }: Pick<ListedGoal, 'depth'>,
  fields: readonly OwnField[],
): CellAction | null {
  const field = fields.find(({ id }) => `own-${id}` === column);
  if (field !== undefined) return appliesAt(field, depth) ? { kind: 'own', field } : null;
  return OF_COLUMN[column] ?? null;
}
