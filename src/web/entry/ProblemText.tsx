import { say } from '#web/messages/entry/say.ts';
import type { Draft } from './draft.ts';
import { cellText } from './sheetFigures.ts';

/** Why a cell is not saved. */
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
    case 'conflict':
      return (
        <>
          <b>{say.problem.conflict}</b> <span>{say.problem.values(shown(value), shown(state.theirs))}</span>
        </>
      );
    case 'saving':
    case 'saved':
      return null;
  }
}

function shown(value: number | null): string {
  return value === null ? say.problem.empty : cellText(value);
}
