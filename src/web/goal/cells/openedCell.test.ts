import { expect, it } from 'vitest';
import { type OpenCell, openedCell } from './openedCell.ts';

const open = (typed: string | null, goalId = 'g1', column: OpenCell['column'] = 'due') => ({ goalId, column, typed });

it('what is typed into a cell before its editor is there is all of it in the editor', () => {
  const typed = ['5', '/', '3', '1'].map((key) => open(key));
  expect(typed.reduce<OpenCell | null>(openedCell, null)).toEqual(open('5/31'));
  expect(openedCell(open(null), open('5'))).toEqual(open('5'));
});

it.each([
  { what: 'Enter or another press keeps what was typed', before: open('5'), next: open(null), wanted: open('5') },
  { what: 'Delete empties the cell', before: open('5'), next: open(''), wanted: open('') },
  { what: 'another goal begins anew', before: open('5'), next: open('6', 'g2'), wanted: open('6', 'g2') },
  {
    what: 'another column begins anew',
    before: open('5'),
    next: open('6', 'g1', 'owner'),
    wanted: open('6', 'g1', 'owner'),
  },
])('$what', ({ before, next, wanted }) => {
  expect(openedCell(before, next)).toEqual(wanted);
});
