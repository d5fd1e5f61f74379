import type { Day } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type ServerTexts, textsIn } from '#server/base/texts.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { StoredReminder } from './reminderRepository.ts';
import type { ReminderItem } from './reminderWork.ts';

/** More goals are counted, not named: the list itself is a click away. */
const MOST_NAMED = 20;

export type ReminderFacts = {
  readonly plan: Plan;
  readonly today: Day;
  readonly reminder: StoredReminder;
  readonly items: readonly ReminderItem[];
  readonly workHref: string;
  readonly stopHref: string;
};

export function reminderLetter({ plan, today, reminder, items, workHref, stopHref }: ReminderFacts): Letter {
  const { reminders: words } = textsIn(reminder.language);
  const lines = items.slice(0, MOST_NAMED).map((item) => lineOf(item, { plan, today, words }));
  const rest = items.length - lines.length;
  return {
    language: reminder.language,
    heading: words.subject(plan.name, items.length),
    paragraphs: [lines.join('\n'), ...(rest > 0 ? [words.more(rest)] : [])],
    action: { label: words.action, href: workHref },
    foot: [words.why(reminder.rhythm), { label: words.stop, href: stopHref }],
  };
}

function lineOf(
  { name, due, isStale, status }: ReminderItem,
  { plan, today, words }: { readonly plan: Plan; readonly today: Day; readonly words: ServerTexts['reminders'] },
): string {
  const behind = status === 'critical' ? words.isCritical : status === 'off_target' ? words.isOffTarget : null;
  const first =
    due !== null
      ? (today > due.by ? words.overdue : words.due)(name, words.date(due.by, plan.dateFormat))
      : isStale
        ? words.stale(name)
        : null;
  if (first === null) return status === 'critical' ? words.critical(name) : words.offTarget(name);
  return behind === null ? first : words.and(first, behind);
}
