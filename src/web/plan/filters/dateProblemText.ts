import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say } from '#web/base/messages/say/filters.ts';
import type { DateProblem } from './dueDateForm.ts';

export function dateProblemText(problem: DateProblem, format: DateFormat): string | null {
  return problem === null ? null : say.dateProblems[problem](datePattern(format));
}
