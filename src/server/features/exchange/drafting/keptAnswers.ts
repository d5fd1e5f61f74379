import type { ImportQuestion, QuestionAnswers } from '#contract/importQuestion.ts';
import type { Day } from '#core/calendar/date.ts';
import { isMendedName } from '#server/features/exchange/understanding/mendedCells.ts';
import { wordOfPeriod } from '#server/features/exchange/understanding/periodWords.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';

/** Questions whose answers are periods. */
const OF_PERIODS: ReadonlySet<string> = new Set(['period', 'year']);

/**
 * What was answered, and what was asked and held, to answer the next file of its kind: kept with the mapping. A mended
 * cell is of this file alone. A period moves with the day of the import (`last_month`), or is asked again.
 */
export function keptAnswers({ questions, naming }: Understanding, given: QuestionAnswers, today: Day): QuestionAnswers {
  const held = questions.list().filter(isHeld);
  const answers = {
    ...Object.fromEntries(held.map(({ name, proposed, answer }) => [name, answer ?? proposed])),
    ...given,
  };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      if (isMendedName(name)) return [];
      if (!OF_PERIODS.has(name)) return [[name, answer]];
      const word = wordOfPeriod(answer, { today, ...naming });
      return word === null ? [] : [[name, word]];
    }),
  );
}

/** What a file says of its period is read in the next one again. */
function isHeld({ is_assumed: isAssumed, answer, said }: ImportQuestion): boolean {
  return !isAssumed && (answer !== null || !(said.code === 'file_says_period' || said.code === 'year_without_actual'));
}
