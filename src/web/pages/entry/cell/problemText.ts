import { say } from '#web/base/messages/say/entry.ts';
import type { Draft } from '#web/goal/entries/draft.ts';
import { cellText } from '#web/goal/entries/sheetFigures.ts';

/** What is wrong with a cell, and what it means; null where nothing is. */
export function problemText({
  state,
  text,
  value,
}: Pick<Draft, 'state' | 'text' | 'value'>): readonly [string, string] | null {
  switch (state.kind) {
    case 'unreadable':
      return [say.problem.notANumber(text), say.problem.keptAsTyped];
    case 'refused':
      return [say.problem.refused, state.message];
    case 'unlikely':
      return [say.problem.unlikely, state.message];
    case 'conflict':
      return [say.problem.conflict, say.problem.values(shown(value), shown(state.theirs))];
    case 'overtaken':
      return [say.problem.refused, say.problem[state.by]];
    case 'saving':
    case 'saved':
      return null;
  }
}

function shown(value: number | null): string {
  return value === null ? say.problem.empty : cellText(value);
}
