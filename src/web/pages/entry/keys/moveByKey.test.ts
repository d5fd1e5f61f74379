import { describe, expect, it } from 'vitest';
import { moveByKey } from './moveByKey.ts';

const SHEET = ['xx..x', 'x.x..', '.....', 'xxxxx'];
const OPEN = ['.....', '.....', '.....', '.....'];
const size = { lines: 4, columns: 5 };

function led(
  from: readonly [number, number],
  press: string,
  { isRightToLeft = false, page = 2, linesOfGoal = 1, locks = OPEN } = {},
) {
  const keys = press.split('+');
  const moved = moveByKey(
    { key: keys.at(-1) ?? '', isJump: keys.includes('Ctrl'), isShift: keys.includes('Shift') },
    {
      from: { line: from[0], column: from[1] },
      size,
      page,
      linesOfGoal,
      isRightToLeft,
      hasValue: ({ line, column }) => SHEET[line]?.[column] === 'x',
      isLocked: ({ line, column }) => locks[line]?.[column] === '#',
    },
  );
  return moved && `${moved.to.line},${moved.to.column}${moved.isExtended ? ' extended' : ''}`;
}

describe('where a key leads', () => {
  it.each([
    [[1, 1], 'ArrowUp', '0,1'],
    [[1, 1], 'ArrowDown', '2,1'],
    [[1, 1], 'ArrowLeft', '1,0'],
    [[1, 1], 'ArrowRight', '1,2'],
    [[1, 1], 'Shift+ArrowRight', '1,2 extended'],
    [[1, 1], 'Enter', '2,1'],
    [[1, 1], 'Shift+Enter', '0,1'],
    [[1, 1], 'Tab', '1,2'],
    [[1, 1], 'Shift+Tab', '1,0'],
    [[1, 4], 'Tab', '2,0'],
    [[1, 0], 'Shift+Tab', '0,4'],
    [[3, 4], 'Tab', null],
    [[0, 0], 'Shift+Tab', null],
    [[1, 3], 'Home', '1,0'],
    [[1, 3], 'End', '1,4'],
    [[2, 3], 'Ctrl+Home', '0,0'],
    [[1, 1], 'Ctrl+End', '3,4'],
    [[3, 1], 'PageUp', '1,1'],
    [[1, 1], 'Shift+PageDown', '3,1 extended'],
    [[1, 1], 'q', null],
  ] as const)('from %j by %s: %s', (from, press, to) => {
    expect(led(from, press)).toBe(to);
  });

  it.each([
    ['from inside a run to its end', [0, 0], 'Ctrl+ArrowRight', '0,1'],
    ['from the end of a run to the next one', [0, 1], 'Ctrl+ArrowRight', '0,4'],
    ['from nothing to the next figure', [1, 1], 'Ctrl+ArrowRight', '1,2'],
    ['to the edge where there is none', [2, 1], 'Ctrl+ArrowLeft', '2,0'],
    ['down over a gap', [1, 0], 'Ctrl+ArrowDown', '3,0'],
    ['extended with Shift', [0, 0], 'Ctrl+Shift+ArrowDown', '1,0 extended'],
    ['not past the edge', [3, 4], 'Ctrl+ArrowDown', '3,4'],
  ] as const)('with Ctrl %s', (_, from, press, to) => {
    expect(led(from, press)).toBe(to);
  });

  it.each([
    ['Enter passes over it', [0, 0], 'Enter', '3,0'],
    ['Enter back passes over it', [3, 0], 'Shift+Enter', '0,0'],
    ['Enter stays in the last cell before it', [0, 1], 'Enter', '0,1'],
    ['Enter goes on from it to what can be entered', [1, 0], 'Enter', '3,0'],
    ['Enter goes on line by line where nothing below can be entered', [1, 1], 'Enter', '2,1'],
    ['Tab passes over it in its line', [0, 1], 'Tab', '0,4'],
    ['Tab passes over whole lines', [0, 4], 'Tab', '3,0'],
    ['Tab back passes over it', [3, 0], 'Shift+Tab', '0,4'],
    ['Tab leaves the sheet behind the last cell that can be entered', [3, 3], 'Tab', null],
    ['Tab back leaves the sheet before the first', [0, 0], 'Shift+Tab', null],
    ['arrows lead into it', [0, 0], 'ArrowDown', '1,0'],
    ['an arrow leads into the column of the year', [0, 4], 'ArrowRight', '0,5'],
    ['Tab leads out of the column of the year into the next line', [0, 5], 'Tab', '3,0'],
    ['Tab back leads out of it to the last period', [0, 5], 'Shift+Tab', '0,4'],
    ['Enter goes on in the column of the year', [0, 5], 'Enter', '1,5'],
  ] as const)('of what is locked: %s', (_, from, press, to) => {
    expect(led(from, press, { locks: ['..##.', '#####', '#####', '.#..#'] })).toBe(to);
  });

  it.each([
    ['from a target to the next target', [0, 1], 'Enter', '2,1'],
    ['from an actual to the next actual', [1, 1], 'Enter', '3,1'],
    ['back to the target before', [2, 1], 'Shift+Enter', '0,1'],
    ['nowhere from the last actual', [3, 1], 'Enter', '3,1'],
  ] as const)('of goals with two lines: Enter leads %s', (_, from, press, to) => {
    expect(led(from, press, { linesOfGoal: 2 })).toBe(to);
  });

  it('mirrors left and right in a page that reads from right to left', () => {
    expect(led([1, 1], 'ArrowLeft', { isRightToLeft: true })).toBe('1,2');
    expect(led([1, 1], 'ArrowRight', { isRightToLeft: true })).toBe('1,0');
  });
});
