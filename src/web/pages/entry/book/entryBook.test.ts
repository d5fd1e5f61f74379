import { describe, expect, it } from 'vitest';
import type { WirePlanCell } from '#contract/entryCells.ts';
import type { Day } from '#core/calendar/date.ts';
import { dayOf } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { EntryBook } from './entryBook.ts';
import type { EntryCalls } from './entryState.ts';

const JULY: Day = dayOf(2026, 7, 1) ?? (0 as Day);
const cell = (goalId: string, text: string) => ({ goalId, date: JULY, figure: 'actual' as const, text });

/** A server with scripted answers; without one it writes. */
function bookWith(answers: ((cells: readonly WirePlanCell[]) => ApiError | null)[] = [], kept: readonly Draft[] = []) {
  const sent: { cells: readonly WirePlanCell[]; seen: number }[] = [];
  const undone: number[] = [];
  let version = 5;
  let signedOut = 0;
  const calls: EntryCalls = {
    send: async (cells, seen) => {
      sent.push({ cells, seen });
      const refusal = answers.shift()?.(cells) ?? null;
      if (refusal !== null) throw refusal;
      version += 1;
      return version;
    },
    undo: async (which) => {
      undone.push(which);
      version += 1;
      return version;
    },
    refresh: async () => book.caughtUp(version),
    signedOut: () => {
      signedOut += 1;
      book.close();
    },
    wait: async () => {},
  };
  const book: EntryBook = new EntryBook(calls, version, kept);
  const stateOf = (goalId: string) => book.state().drafts.get(cellKeyOf(cell(goalId, '')))?.state;
  return { book, sent, undone, stateOf, signOuts: () => signedOut };
}

const refusal = (status: number, code: string, details: unknown = null) =>
  new ApiError({ status, code, message: 'No.', details });

const conflictOn = (goalId: string) => () =>
  refusal(409, 'changed_meanwhile', {
    version: 9,
    conflictCount: 1,
    conflicts: [
      { entity: 'entries', id: goalId, date: '2026-07-01', field: 'actual', yours: 1, theirs: 12, version: 9 },
    ],
  });

describe('what is typed into the sheet', () => {
  it('is saved as one change, and shown until the sheet says it itself', async () => {
    const { book, sent } = bookWith();
    book.write([cell('a', '1'), cell('b', '2')]);
    expect(book.state().drafts.size).toBe(2);
    expect(book.state().phase).toBe('saving');
    await book.settled();
    expect(sent).toEqual([
      {
        seen: 5,
        cells: [
          { goal_id: 'a', date: '2026-07-01', actual: 1 },
          { goal_id: 'b', date: '2026-07-01', actual: 2 },
        ],
      },
    ]);
    expect([book.state().drafts.size, book.state().phase, book.state().savings]).toEqual([0, 'idle', 1]);
  });

  it('is asked about where it is likely not meant, while the rest is saved, and sent again where its author says so', async () => {
    const august = { ...cell('a', '3'), date: dayOf(2026, 8, 1) ?? JULY };
    const message = 'Jul 2026 is before “Trees” starts.';
    const details = {
      figures: [{ code: 'implausible_period', goal_id: 'a', number: '1', item: 'Trees', date: '2026-07-01', message }],
    };
    const { book, sent, stateOf } = bookWith([() => refusal(409, 'implausible_period', details)]);
    book.write([cell('a', '1'), august]);
    await book.settled();
    expect(stateOf('a')).toEqual({ kind: 'unlikely', message });
    expect(sent.at(-1)?.cells).toEqual([{ goal_id: 'a', date: '2026-08-01', actual: 3 }]);
    book.write([{ ...cell('a', '1'), isMeant: true }]);
    await book.settled();
    expect(sent.at(-1)?.cells).toEqual([
      { goal_id: 'a', date: '2026-07-01', actual: 1, allow: ['any_period', 'group'] },
    ]);
    expect(book.state().drafts.size).toBe(0);
  });

  it('target and actual of a period travel together', async () => {
    const { book, sent } = bookWith();
    book.write([cell('a', '1'), { ...cell('a', ''), figure: 'target' }]);
    await book.settled();
    expect(sent[0]?.cells).toEqual([{ goal_id: 'a', date: '2026-07-01', actual: 1, target: null }]);
  });

  it('is sent on the version seen last, one step after the other', async () => {
    const { book, sent } = bookWith();
    for (const text of ['1', '2', '3']) book.write([cell('a', text)]);
    await book.settled();
    expect(sent.map(({ seen }) => seen)).toEqual([5, 6, 7]);
  });

  it('that is no number stays as typed with what was meant; the rest is saved', async () => {
    const { book, sent, stateOf } = bookWith();
    book.write([cell('a', '1,8o'), cell('b', '2')]);
    await book.settled();
    expect(sent[0]?.cells).toHaveLength(1);
    expect(stateOf('a')).toEqual({ kind: 'unreadable', likely: 1.8 });
    expect(book.state().notice).toEqual({
      kind: 'wrote',
      cells: 1,
      open: 1,
      skipped: 0,
      outside: 0,
      cut: 0,
      doubts: 0,
    });
    book.putBack(cell('a', ''));
    expect(book.state().drafts.size).toBe(0);
  });

  it('and is far from its row is saved, and asked about until it is kept, changed or taken back', async () => {
    const { book, sent } = bookWith();
    const doubt = { ...cell('a', ''), value: 18, usual: 2.7, likely: 1.8, row: null };
    const doubted = () => book.state().doubts.size;
    book.write([cell('a', '18')], { doubts: [doubt] });
    expect(book.state().notice).toMatchObject({ kind: 'wrote', cells: 1, doubts: 1 });
    await book.settled();
    expect([sent[0]?.cells[0]?.actual, doubted()]).toEqual([18, 1]);
    book.keepDoubted([doubt]);
    expect([doubted(), book.state().notice]).toEqual([0, null]);
    book.write([cell('a', '19')], { doubts: [doubt] });
    book.write([cell('a', '1.9')]);
    expect(doubted()).toBe(0);
    book.write([cell('a', '19')], { doubts: [doubt] });
    book.undo();
    await book.settled();
    expect(doubted()).toBe(0);
  });

  it('and somebody else has set meanwhile waits with both values; the rest is saved', async () => {
    const { book, sent, stateOf } = bookWith([conflictOn('a')]);
    book.write([cell('a', '1'), cell('b', '2')]);
    await book.settled();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.cells).toEqual([{ goal_id: 'b', date: '2026-07-01', actual: 2 }]);
    expect(stateOf('a')).toEqual({ kind: 'conflict', theirs: 12, version: 9 });
    book.keepMine(cell('a', ''));
    await book.settled();
    expect([sent[2]?.seen, sent[2]?.cells]).toEqual([9, [{ goal_id: 'a', date: '2026-07-01', actual: 1 }]]);
    expect(book.state().drafts.size).toBe(0);
  });

  it.each([
    ['was answered', 'declined', 'answered'],
    ['was entered anew', 'figures', 'enteredAnew'],
  ])(
    'over a figure that %s meanwhile waits with that reason until it is kept; the rest is saved',
    async (_, field, by) => {
      const conflict = {
        entity: 'waiting',
        id: 'a~2026-07-01',
        date: null,
        field,
        yours: null,
        theirs: '{}',
        version: 9,
      };
      const answered = () => refusal(409, 'changed_meanwhile', { version: 9, conflictCount: 1, conflicts: [conflict] });
      const { book, sent, stateOf } = bookWith([answered]);
      const later = { ...cell('a', '3'), date: exampleDay('2026-08-01') };
      book.write([cell('a', '1'), later, cell('b', '2')]);
      await book.settled();
      expect(sent[1]?.cells.map(({ goal_id: goal, date }) => [goal, date])).toEqual([
        ['a', '2026-08-01'],
        ['b', '2026-07-01'],
      ]);
      expect(stateOf('a')).toEqual({ kind: 'overtaken', by, version: 9 });
      book.keepMine(cell('a', ''));
      await book.settled();
      expect([sent[2]?.seen, sent[2]?.cells]).toEqual([9, [{ goal_id: 'a', date: '2026-07-01', actual: 1 }]]);
      expect(book.state().drafts.size).toBe(0);
    },
  );

  it('and is refused alone counts as no saving', async () => {
    const { book } = bookWith([conflictOn('a'), () => refusal(400, 'bad_value')]);
    book.write([cell('a', '1')]);
    book.write([cell('b', '2')]);
    await book.settled();
    expect(book.state().savings).toBe(0);
  });

  it('and was begun before somebody else wrote is sent on what its author saw', async () => {
    const { book, sent } = bookWith();
    book.caughtUp(8);
    book.write([cell('a', '1')], { seen: 5 });
    await book.settled();
    expect(sent[0]?.seen).toBe(5);
  });

  it('over what was sent from here a moment ago is no conflict', async () => {
    const mine = () =>
      refusal(409, 'changed_meanwhile', {
        version: 6,
        conflictCount: 1,
        conflicts: [
          { entity: 'entries', id: 'a', date: '2026-07-01', field: 'actual', yours: 2, theirs: 1, version: 6 },
        ],
      });
    const { book, sent, stateOf } = bookWith([() => null, mine]);
    book.write([cell('a', '1')]);
    book.write([cell('a', '2')]);
    await book.settled();
    expect([sent.length, sent[2]?.seen, stateOf('a')]).toEqual([3, 6, undefined]);
  });

  it('and is refused for one goal is saved for the others, goal by goal', async () => {
    const no = () => refusal(403, 'forbidden');
    const { book, sent, stateOf } = bookWith([no, no]);
    book.write([cell('a', '1'), cell('b', '2')]);
    await book.settled();
    expect(sent).toHaveLength(3);
    expect(stateOf('a')).toEqual({ kind: 'refused', message: 'No.' });
    expect(stateOf('b')).toBeUndefined();
  });

  it('is tried again while the server is out of reach', async () => {
    const away = () => refusal(0, 'unreachable');
    const { book, sent } = bookWith([away, away]);
    book.write([cell('a', '1')]);
    await book.settled();
    expect([sent.length, book.state().phase, book.state().drafts.size]).toEqual([3, 'idle', 0]);
  });

  it('waits where the session has ended', async () => {
    const { book, stateOf, signOuts } = bookWith([() => refusal(401, 'unauthenticated')]);
    book.write([cell('a', '1')]);
    await book.settled();
    expect([signOuts(), stateOf('a')]).toEqual([1, { kind: 'saving' }]);
  });

  it('and was kept from before is sent again', async () => {
    const kept: Draft = { ...cell('a', '4'), value: 4, state: { kind: 'saving' } };
    const { book, sent } = bookWith([], [kept]);
    await book.settled();
    expect(sent[0]?.cells).toEqual([{ goal_id: 'a', date: '2026-07-01', actual: 4 }]);
  });

  it('over a cell on its way is not lost by the older answer', async () => {
    const { book, stateOf, sent } = bookWith();
    book.write([cell('a', '1')]);
    book.write([cell('a', 'x2')]);
    await book.settled();
    expect(stateOf('a')).toMatchObject({ kind: 'unreadable' });
    expect(sent).toHaveLength(1);
  });
});

describe('undo', () => {
  it('takes back the last change, and redo takes that back', async () => {
    const { book, undone } = bookWith();
    book.write([cell('a', '1'), cell('b', '2')]);
    await book.settled();
    book.undo();
    await book.settled();
    expect(undone).toEqual([6]);
    expect([book.state().canUndo, book.state().canRedo]).toEqual([false, true]);
    book.redo();
    await book.settled();
    expect(undone).toEqual([6, 7]);
    expect([book.state().canUndo, book.state().canRedo]).toEqual([true, false]);
  });

  it('pressed at once waits for the change to be written', async () => {
    const { book, undone } = bookWith();
    book.write([cell('a', '1')]);
    book.undo();
    await book.settled();
    expect(undone).toEqual([6]);
  });

  it('takes back what was no number too', async () => {
    const { book, undone } = bookWith();
    book.write([cell('a', 'soon')]);
    book.undo();
    await book.settled();
    expect([undone, book.state().drafts.size]).toEqual([[], 0]);
  });

  it('is over once something else is typed', async () => {
    const { book } = bookWith();
    book.write([cell('a', '1')]);
    book.undo();
    await book.settled();
    book.write([cell('a', '2')]);
    await book.settled();
    expect(book.state().canRedo).toBe(false);
  });
});
