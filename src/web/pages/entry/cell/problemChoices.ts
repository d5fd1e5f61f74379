import { say } from '#web/base/messages/say/entry.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellKeyOf } from '#web/goal/entries/sheetCell.ts';
import { cellText, rawText } from '#web/goal/entries/sheetFigures.ts';
import type { Doubt, DoubtedRow } from '#web/pages/entry/book/doubt.ts';
import type { EntryBook } from '#web/pages/entry/book/entryBook.ts';

export type ProblemChoice = { readonly label: string; readonly choose: () => void };

export function problemChoices({
  draft,
  stored,
  book,
}: {
  readonly draft: Draft;
  readonly stored: number | null;
  readonly book: EntryBook;
}): readonly ProblemChoice[] {
  const putBack = { label: say.problem.putBack(cellText(stored)), choose: () => book.putBack(draft) };
  const { state, value } = draft;
  switch (state.kind) {
    case 'unreadable': {
      const { likely } = state;
      if (likely === null) return [putBack];
      const use = () => book.write([{ ...draft, text: rawText(likely) }]);
      return [{ label: say.problem.use(cellText(likely)), choose: use }, putBack];
    }
    case 'refused':
      return [{ label: say.problem.tryAgain, choose: () => book.write([draft]) }, putBack];
    case 'unlikely':
      return [
        { label: say.problem.enterAnyway(shown(value)), choose: () => book.write([{ ...draft, isMeant: true }]) },
        putBack,
      ];
    case 'conflict':
      return [
        { label: say.problem.keepMine(shown(value)), choose: () => book.keepMine(draft) },
        { label: say.problem.takeTheirs(shown(state.theirs)), choose: () => book.putBack(draft) },
      ];
    case 'overtaken':
      return [{ label: say.problem.keepMine(shown(value)), choose: () => book.keepMine(draft) }, putBack];
    case 'saving':
    case 'saved':
      return [];
  }
}

export function doubtChoices(doubt: Doubt, book: EntryBook): readonly ProblemChoice[] {
  const { likely, value, row } = doubt;
  if (row !== null) return rowChoices(row, book);
  const keep = { label: say.problem.keepMine(cellText(value)), choose: () => book.keepDoubted([doubt]) };
  if (likely === null) return [keep];
  const use = () => book.write([{ ...doubt, text: rawText(likely) }]);
  return [keep, { label: say.problem.use(cellText(likely)), choose: use }];
}

function rowChoices(row: DoubtedRow, book: EntryBook): readonly ProblemChoice[] {
  const { doubts } = book.state();
  const left = row.filter((cell) => doubts.get(cellKeyOf(cell))?.row === row);
  const mended = left.flatMap(({ likely, ...cell }) => (likely === null ? [] : { ...cell, text: rawText(likely) }));
  const keep = { label: say.doubt.keepAll(left.length), choose: () => book.keepDoubted(left) };
  const [first, last] = [left[0]?.likely ?? null, left.at(-1)?.likely ?? null];
  if (first === null || last === null) return [keep];
  const label = say.doubt.mendAll(cellText(first), cellText(last));
  return [keep, { label, choose: () => book.write(mended) }];
}

function shown(value: number | null): string {
  return value === null ? say.problem.empty : cellText(value);
}
