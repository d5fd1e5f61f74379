import type { Language } from '#contract/language.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ServerTexts } from '#server/base/texts.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

type StepAsked = {
  readonly plan: Plan;
  readonly goal: Pick<StoredGoal, 'number' | 'title'>;
  readonly firstName: string;
  readonly language: Language;
  readonly by: string;
  readonly href: string;
  readonly stopHref: string;
  readonly texts: ServerTexts;
};

/** Asks for the next step of one goal, and leads to the field. */
export function stepLetter({ plan, goal, firstName, language, by, href, stopHref, texts }: StepAsked): Letter {
  const { step, stop } = texts.reminders;
  const name = `${shownNumber(goal.number)} ${goal.title}`.trim();
  return {
    language,
    heading: step.subject(plan.name, name),
    paragraphs: [step.text(firstName, by), [{ text: name, href }]],
    action: { label: step.action, href },
    foot: [step.why(by), { label: stop, href: stopHref }],
  };
}
