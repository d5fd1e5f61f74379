import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, reduceSelection, type Selection, type SelectionEvent, START } from './selection.ts';

const size = { lines: 4, columns: 3 };
const spot = (line: number, column: number) => ({ line, column });
const at = (line: number, column: number): Selection => ({
  active: spot(line, column),
  anchor: spot(line, column),
  edit: null,
});

function selectionAfter(before: Selection, ...events: readonly SelectionEvent[]): Selection {
  return events.reduce((selection, event) => reduceSelection(selection, event, size), before);
}

describe('the selection of the sheet', () => {
  it.each([
    ['goes where it is told', [{ kind: 'went', to: spot(2, 1) }], at(2, 1)],
    ['is held inside the sheet', [{ kind: 'went', to: spot(9, -4) }], at(3, 0)],
    ['goes into the column of the year, and no further', [{ kind: 'went', to: spot(1, 9) }], at(1, 3)],
    [
      'grows from its anchor',
      [
        { kind: 'went', to: spot(1, 1) },
        { kind: 'went', to: spot(3, 2), isExtended: true },
      ],
      { active: spot(3, 2), anchor: spot(1, 1), edit: null },
    ],
    ['shrinks to one cell again', [{ kind: 'selectedAll' }, { kind: 'went', to: spot(1, 0) }], at(1, 0)],
    ['is everything', [{ kind: 'selectedAll' }], { active: spot(0, 0), anchor: spot(3, 2), edit: null }],
    [
      'typing begins in the active cell alone',
      [{ kind: 'selectedAll' }, { kind: 'began', text: '7', isTyping: true }],
      { ...at(0, 0), edit: { text: '7', isTyping: true } },
    ],
    [
      'typing goes on, and Esc ends it',
      [{ kind: 'began', text: '7', isTyping: true }, { kind: 'typed', text: '75' }, { kind: 'cancelled' }],
      at(0, 0),
    ],
    ['what is typed where nothing is being typed is nothing', [{ kind: 'typed', text: '75' }], at(0, 0)],
    [
      'going on ends the typing',
      [
        { kind: 'began', text: '7', isTyping: false },
        { kind: 'went', to: spot(1, 0) },
      ],
      at(1, 0),
    ],
    [
      'follows its cell where rows come, and goes on typing',
      [
        { kind: 'began', text: '7', isTyping: true },
        { kind: 'resized', active: spot(2, 0) },
      ],
      { ...at(2, 0), edit: { text: '7', isTyping: true } },
    ],
  ] as const satisfies readonly (readonly [string, readonly SelectionEvent[], Selection])[])(
    '%s',
    (_, events, expected) => {
      expect(selectionAfter(START, ...events)).toEqual(expected);
    },
  );

  it('stays inside the sheet whatever happens', () => {
    const anySpot = fc.record({ line: fc.integer({ min: -9, max: 9 }), column: fc.integer({ min: -9, max: 9 }) });
    const event: fc.Arbitrary<SelectionEvent> = fc.oneof(
      fc.record({ kind: fc.constant('went' as const), to: anySpot, isExtended: fc.boolean() }),
      fc.record({ kind: fc.constant('selected' as const), active: anySpot, anchor: anySpot }),
      fc.constant({ kind: 'selectedAll' } as const),
      fc.constant({ kind: 'began', text: '1', isTyping: true } as const),
      fc.record({ kind: fc.constant('resized' as const), active: anySpot }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { top, bottom, left, right } = blockOf(selectionAfter(START, ...events));
        expect(top >= 0 && left >= 0 && bottom < size.lines && right <= size.columns).toBe(true);
      }),
    );
  });
});
