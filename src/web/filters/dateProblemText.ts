import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { say } from '#web/messages/filters/say.ts';
import { datePattern } from '#web/messages/format/datePattern.ts';
import type { DateProblem } from './dueDateForm.ts';

export function dateProblemText(problem: DateProblem, format: DateFormat): string | null {
  return problem === null ? null : say.dateProblems[problem](datePattern(format));
}
