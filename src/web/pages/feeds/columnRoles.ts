import type { FeedPreview } from '#contract/feed.ts';

/** What a column of an answer can be told to be. */
export const ROLES = ['goal_number', 'date', 'actual', 'target', 'out'] as const;
export type Role = (typeof ROLES)[number] | 'period';

export function roleOf(column: string | null): Role {
  if (column === 'number') return 'goal_number';
  return [...ROLES, 'period' as const].find((each) => each === column) ?? 'out';
}

/** Every column by name, so that one that comes later is left out. */
export function columnsWith(
  { columns }: Pick<FeedPreview, 'columns'>,
  chosen: { readonly heading: string; readonly role: Role } | null,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ heading, column }) => {
      const role = heading === chosen?.heading ? chosen.role : roleOf(column);
      return role === 'period' ? [] : [[heading, role === 'out' ? '' : role]];
    }),
  );
}
