import { expect, test } from 'vitest';
import type { ImportProof, OutCell } from '#contract/importQuestion.ts';
import { mendedApart } from './mendedApart.ts';

const cell = (name: string, reason: OutCell['reason']): OutCell => ({
  file: 'plan.csv',
  sheet: null,
  cell: name,
  text: 'tbc',
  answer_name: `cell ${name}`,
  flaw: null,
  repair: null,
  row: 2,
  heading: 'Actual',
  reason,
  why: '',
});
const group = (reason: OutCell['reason'], cells: number): ImportProof['groups'][number] => ({
  file: 'plan.csv',
  sheet: null,
  what: 'row 2',
  heading: null,
  first_row: 2,
  last_row: 2,
  cells,
  reason,
  why: '',
});
const cells = [cell('C2', 'unreadable'), cell('C3', 'no_figure'), cell('D2', 'total')];
const names = (groups: ImportProof['groups']) => mendedApart({ cells, groups }).map((each) => each.cell);

test.each([
  ['what cannot be read, and a cell that says nothing', [group('no_figure', 1)], ['C2', 'C3']],
  ['up to twelve that say nothing', [group('no_figure', 7), group('no_figure', 5)], ['C2', 'C3']],
  ['of more none', [group('no_figure', 7), group('no_figure', 6)], ['C2']],
])('a field of its own gets %s', (_, groups, expected) => {
  expect(names(groups)).toEqual(expected);
});
