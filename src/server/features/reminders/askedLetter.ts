import type { Language } from '#contract/language.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type ServerTexts, textsIn } from '#server/base/texts.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import { missingText } from './missingText.ts';
import type { KeptGoal } from './planUpkeep.ts';

/** More goals are counted, not named: the list itself is a click away. */
const MOST_NAMED = 20;

export type AskedFacts = {
  readonly plan: Plan;
  readonly today: Day;
  readonly language: Language;
  readonly firstName: string;
  readonly by: string;
  readonly goals: readonly KeptGoal[];
  readonly workHref: string;
  readonly goalHref: (goalId: string) => string;
  readonly stopHref: string;
};

/** What a lead asks of a member: every goal of theirs that waits for a figure, with its periods. */
export function askedLetter({
  plan,
  today,
  language,
  firstName,
  by,
  goals,
  workHref,
  goalHref,
  stopHref,
}: AskedFacts): Letter {
  const texts = textsIn(language);
  const { reminders: words } = texts;
  const waiting = goals.filter(({ upkeep }) => upkeep.by !== null);
  const lines = waiting.slice(0, MOST_NAMED).map((kept) => ({
    text: lineOf(kept, { plan, today, texts }),
    href: goalHref(kept.goal.id),
  }));
  const rest = waiting.length - lines.length;
  return {
    language,
    heading: words.asked.subject(plan.name, waiting.length),
    paragraphs: [words.asked.greeting(firstName, waiting.length), lines, ...(rest > 0 ? [words.more(rest)] : [])],
    action: { label: words.action, href: workHref },
    foot: [words.asked.why(by), { label: words.stop, href: stopHref }],
  };
}

function lineOf(
  { goal, upkeep: { missing, by } }: KeptGoal,
  { plan, today, texts }: { readonly plan: Plan; readonly today: Day; readonly texts: ServerTexts },
): string {
  const { asked, date } = texts.reminders;
  const periods = missingText(missing, goal, { plan, texts });
  const name = `${shownNumber(goal.number)} ${goal.title}`.trim();
  if (by === null) return name;
  return (today > by ? asked.late : asked.due)(name, periods, date(by, plan.dateFormat));
}
