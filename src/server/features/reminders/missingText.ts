import type { Day } from '#core/calendar/date.ts';
import { formatPeriod } from '#core/format/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ServerTexts } from '#server/base/texts.ts';

/** More periods than these are said by the first and the last. */
const MOST_PERIODS = 3;

/** The periods that have no actual yet, as they read in a mail. */
export function missingText(
  missing: readonly Day[],
  { trackingFrequency }: Pick<Goal, 'trackingFrequency'>,
  { plan, texts }: { readonly plan: Plan; readonly texts: ServerTexts },
): string {
  const names = missing.map((start) => formatPeriod(start, trackingFrequency, plan, texts.format));
  return names.length > MOST_PERIODS
    ? texts.reminders.asked.fromTo(String(names[0]), String(names.at(-1)))
    : names.join(', ');
}
