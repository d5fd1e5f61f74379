import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import type { CellLock, GoalLock } from '#web/goal/entries/sheetLock.ts';

const MOST_NAMED = 3;

export function rollupText({ rollup, numbers }: Extract<GoalLock, { readonly kind: 'computed' }>): string {
  return say.rollup[rollup](named(numbers));
}

export function lockText(lock: CellLock, dateFormat: DateFormat): string {
  switch (lock.kind) {
    case 'computed':
      return say.lock.computed(rollupText(lock));
    case 'formula':
      return formulaWords.computed(lock.formula);
    case 'notYours':
      return say.lock.notYours;
    case 'milestones':
    case 'closed':
    case 'yearActual':
    case 'trackedByYear':
    case 'notPlanned':
    case 'approval':
      return say.lock[lock.kind];
    case 'beforeStart':
      return say.lock.beforeStart(formatDate(lock.start, dateFormat));
    case 'afterEnd':
      return say.lock.afterEnd(formatDate(lock.end, dateFormat));
  }
}

function named(numbers: readonly string[]): string {
  const last = numbers.at(-1) ?? '';
  if (numbers.length > MOST_NAMED) return say.goalsBelow(numbers.length);
  return numbers.length < 2 ? last : say.and(numbers.slice(0, -1).join(', '), last);
}
