import { expect, it } from 'vitest';
import { type InitiativeOrder, listedInitiatives } from './listedInitiatives.ts';

const initiative = (
  id: string,
  title: string,
  { end = null, percent = null, late = 0 }: { end?: string | null; percent?: number | null; late?: number } = {},
) => ({
  id,
  title,
  state: 'active' as const,
  days_late: late,
  milestones: { total: 0, done: 0, late: 0 },
  end,
  percent_complete: percent,
});

const ALL = [
  initiative('a', 'Phase 10: Öffnen', { end: '2027-01-01', percent: 40 }),
  initiative('b', 'Phase 2: counter', { end: '2026-12-01' }),
  initiative('c', 'Survey', { percent: 5, late: 3 }),
];
const OWNERS: Readonly<Record<string, string>> = { a: 'Sam Lee', b: 'Ada Stone', c: 'Sam Lee' };
const list = (search: string, order: InitiativeOrder = 'late') =>
  listedInitiatives(ALL, { search, order, textsOf: ({ id, title }) => [title, OWNERS[id] ?? ''] })
    .map(({ id }) => id)
    .join('');

it.each([
  ['', 'cba'],
  ['  ', 'cba'],
  ['phase', 'ba'],
  ['OFFNEN', 'a'],
  ['lee phase', 'a'],
  ['lee counter', ''],
])('“%s” finds %s', (search, found) => {
  expect(list(search)).toBe(found);
});

it.each([
  ['late' as const, 'cba'],
  ['end' as const, 'bac'],
  ['title' as const, 'bac'],
  ['percent' as const, 'cab'],
])('in the order of %s: %s', (order, found) => {
  expect(list('', order)).toBe(found);
});
