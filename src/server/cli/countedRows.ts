import type { TableDigest } from '#server/features/backup/tableDigest.ts';

export function countedRows(tables: Readonly<Record<string, TableDigest>>): string {
  const all = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...COUNTED.map(([table, noun]) => counted(tables[table]?.rows ?? 0, noun)),
    `${counted(all, 'row')} in all`,
  ].join(', ');
}

const COUNTED = [
  ['plan', 'plan'],
  ['goal', 'goal'],
  ['user', 'account'],
] as const;

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
