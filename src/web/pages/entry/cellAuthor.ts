import type { WireChanges } from '#contract/change.ts';

export type CellAuthor = { readonly by: string; readonly at: string };

export function authorOf(
  changes: WireChanges['changes'],
  { goalId, date, figure }: { readonly goalId: string; readonly date: string; readonly figure: string },
): CellAuthor | null {
  const change = changes.find(({ items }) =>
    items.some(
      (item) =>
        item.entity === 'entries' &&
        item.goal_id === goalId &&
        item.fields.some((field) => field.field === figure && field.date === date),
    ),
  );
  return change === undefined ? null : { by: change.by, at: change.at };
}
