import { say } from '#web/base/messages/say/entry.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellText, roundedText } from '#web/goal/entries/sheetFigures.ts';
import type { Doubt } from '#web/pages/entry/book/doubt.ts';
import { problemText } from './problemText.ts';

export function ProblemText({ draft }: { readonly draft: Draft }) {
  const told = problemText(draft);
  if (told === null) return null;
  return (
    <>
      <b>{told[0]}</b> <span>{told[1]}</span>
    </>
  );
}

export function DoubtText({ doubt: { value, usual, row } }: { readonly doubt: Doubt }) {
  if (row !== null) {
    return (
      <>
        <b>{say.doubt.areRight(row.length)}</b> <span>{say.doubt.usualOfRow(roundedText(usual))}</span>
      </>
    );
  }
  return (
    <>
      <b>{say.doubt.isRight(cellText(value))}</b> <span>{say.doubt.usual(roundedText(usual))}</span>
    </>
  );
}
