import type { Day } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type StatusNames, statusNames } from '#core/words/statusNames.ts';
import { type ServerTexts, textsIn } from '#server/base/texts.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { missingText } from './missingText.ts';
import type { StoredReminder } from './reminderRepository.ts';
import type { ReminderItem, ReminderMilestone } from './reminderWork.ts';
import { type SubmittedFigure, submittedText } from './submittedText.ts';

/** More goals are counted, not named: the list itself is a click away. */
const MOST_NAMED = 20;

export type ReminderFacts = {
  readonly plan: Plan;
  readonly today: Day;
  readonly reminder: StoredReminder;
  readonly items: readonly ReminderItem[];
  readonly milestones: readonly ReminderMilestone[];
  /** The figures that wait for the reader's yes. */
  readonly toAnswer: readonly SubmittedFigure[];
  readonly workHref: string;
  readonly waitingHref: string;
  readonly goalHref: (goalId: string) => string;
  readonly stopHref: string;
};

export function reminderLetter(facts: ReminderFacts): Letter {
  const { plan, today, reminder, items, milestones, toAnswer, workHref, waitingHref, goalHref, stopHref } = facts;
  const texts = textsIn(reminder.language);
  const { reminders: words, labels, named } = texts;
  const names = statusNames(plan, labels);
  const withStep = (line: string, { nextStep, nextStepDue }: ReminderItem['goal']) =>
    nextStep === ''
      ? line
      : words.step.line(line, nextStep, nextStepDue === null ? null : words.date(nextStepDue, plan.dateFormat));
  const lines = items.slice(0, MOST_NAMED).map((item) => ({
    text: withStep(
      lineOf(item, { plan, today, texts, behind: behindText(item.status, { names, words, named }) }),
      item.goal,
    ),
    href: goalHref(item.goal.id),
  }));
  const rest = items.length - lines.length;
  const waiting = toAnswer.slice(0, MOST_NAMED).map((submitted) => ({
    text: words.toAnswer.line(submittedText(submitted, { plan, texts }), submitted.figure.by),
    href: waitingHref,
  }));
  const restWaiting = toAnswer.length - waiting.length;
  const due = milestones.slice(0, MOST_NAMED).map(({ milestone, of }) => ({
    text: (today > milestone.due ? words.milestones.late : words.milestones.due)(
      milestone.title,
      of,
      words.date(milestone.due, plan.dateFormat),
    ),
    href: workHref,
  }));
  const restDue = milestones.length - due.length;
  const hasWork = items.length + milestones.length > 0;
  return {
    language: reminder.language,
    heading: headingOf(facts, words),
    paragraphs: [
      ...(items.length > 0 ? [lines] : []),
      ...(rest > 0 ? [words.more(rest)] : []),
      ...(milestones.length > 0 ? [words.milestones.text(milestones.length), due] : []),
      ...(restDue > 0 ? [words.more(restDue)] : []),
      ...(toAnswer.length > 0 ? [words.toAnswer.text(toAnswer.length), waiting] : []),
      ...(restWaiting > 0 ? [words.toAnswer.more(restWaiting)] : []),
    ],
    // My work leads on to what waits for a yes.
    action: hasWork ? { label: words.action, href: workHref } : { label: words.toAnswer.action, href: waitingHref },
    foot: [words.why(reminder.rhythm), { label: words.stop, href: stopHref }],
  };
}

function headingOf({ plan, items, milestones, toAnswer }: ReminderFacts, words: ServerTexts['reminders']): string {
  if (items.length > 0) return words.subject(plan.name, items.length);
  if (milestones.length > 0) return words.milestones.subject(plan.name, milestones.length);
  return words.toAnswer.subject(plan.name, toAnswer.length);
}

function lineOf(
  { goal, name, due, isStale }: ReminderItem,
  {
    plan,
    today,
    texts,
    behind,
  }: {
    readonly plan: Plan;
    readonly today: Day;
    readonly texts: ServerTexts;
    readonly behind: Behind | null;
  },
): string {
  const { reminders: words } = texts;
  const first =
    due !== null
      ? (today > due.by ? words.asked.late : words.asked.due)(
          name,
          missingText(due.missing, goal, { plan, texts }),
          words.date(due.by, plan.dateFormat),
        )
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
