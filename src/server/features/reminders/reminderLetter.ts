import type { Day } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type StatusNames, statusNames } from '#core/words/statusNames.ts';
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
  /** How many figures wait for the reader's yes. */
  readonly toAnswer: number;
  readonly workHref: string;
  readonly waitingHref: string;
  readonly stopHref: string;
};

export function reminderLetter(facts: ReminderFacts): Letter {
  const { plan, today, reminder, items, toAnswer, workHref, waitingHref, stopHref } = facts;
  const { reminders: words, labels, named } = textsIn(reminder.language);
  const names = statusNames(plan, labels);
  const lines = items
    .slice(0, MOST_NAMED)
    .map((item) => lineOf(item, { plan, today, words, behind: behindText(item.status, { names, words, named }) }));
  const rest = items.length - lines.length;
  const hasWork = items.length > 0;
  return {
    language: reminder.language,
    heading: hasWork ? words.subject(plan.name, items.length) : words.toAnswer.subject(plan.name, toAnswer),
    paragraphs: [
      ...(hasWork ? [lines.join('\n')] : []),
      ...(rest > 0 ? [words.more(rest)] : []),
      ...(toAnswer > 0 ? [words.toAnswer.text(toAnswer)] : []),
    ],
    // My work leads on to what waits for a yes.
    action: hasWork ? { label: words.action, href: workHref } : { label: words.toAnswer.action, href: waitingHref },
    foot: [words.why(reminder.rhythm), { label: words.stop, href: stopHref }],
  };
}

function lineOf(
  { name, due, isStale }: ReminderItem,
  {
    plan,
    today,
    words,
    behind,
  }: {
    readonly plan: Plan;
    readonly today: Day;
    readonly words: ServerTexts['reminders'];
    readonly behind: Behind | null;
  },
): string {
  const first =
    due !== null
      ? (today > due.by ? words.overdue : words.due)(name, words.date(due.by, plan.dateFormat))
      : isStale
        ? words.stale(name)
        : null;
  if (first === null) return behind?.alone(name) ?? name;
  return behind === null ? first : words.and(first, behind.added);
}

/** That a goal is behind: as a line of its own, and after another reason. */
type Behind = { readonly alone: (goal: string) => string; readonly added: string };

function behindText(
  status: ReminderItem['status'],
  {
    names,
    words,
    named,
  }: {
    readonly names: StatusNames | null;
    readonly words: ServerTexts['reminders'];
    readonly named: ServerTexts['named'];
  },
): Behind | null {
  if (status !== 'critical' && status !== 'off_target') return null;
  if (names !== null) {
    return { alone: (goal) => named.statusOf(goal, names[status]), added: named.status(names[status]) };
  }
  return status === 'critical'
    ? { alone: words.critical, added: words.isCritical }
    : { alone: words.offTarget, added: words.isOffTarget };
}
