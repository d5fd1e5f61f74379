import { say } from '#web/base/messages/say/entry.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellText, roundedText } from '#web/goal/entries/sheetFigures.ts';
import type { Doubt } from './doubt.ts';

export function ProblemText({ draft }: { readonly draft: Draft }) {
  const { state, text, value } = draft;
  switch (state.kind) {
    case 'unreadable':
      return (
        <>
          <b>{say.problem.notANumber(text)}</b> <span>{say.problem.keptAsTyped}</span>
        </>
      );
    case 'refused':
      return (
        <>
          <b>{say.problem.refused}</b> <span>{state.message}</span>
        </>
      );
    case 'unlikely':
      return (
        <>
          <b>{say.problem.unlikely}</b> <span>{state.message}</span>
        </>
      );
    case 'conflict':
      return (
        <>
          <b>{say.problem.conflict}</b> <span>{say.problem.values(shown(value), shown(state.theirs))}</span>
        </>
      );
    case 'overtaken':
      return (
        <>
          <b>{say.problem.refused}</b> <span>{say.problem[state.by]}</span>
        </>
      );
    case 'saving':
    case 'saved':
      return null;
  }
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

function shown(value: number | null): string {
  return value === null ? say.problem.empty : cellText(value);
}
