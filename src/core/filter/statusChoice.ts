import { statusCodeOf, UNJUDGED } from '#core/goal/shownStatus.ts';
import type { ShownStatus, Unjudged } from '#core/goal/status.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';

/**
 * What can be chosen of a status: one of the six (rule 4.7), of which not_started means every goal of
 * that status code, or a part of not_started: goals without figures, without a target, or not begun.
 */
export type StatusChoice = Status | Unjudged | 'not_begun';

export const NOT_STARTED_PARTS: readonly StatusChoice[] = ['not_begun', ...UNJUDGED];

export const STATUS_CHOICES: readonly StatusChoice[] = [...STATUSES, ...NOT_STARTED_PARTS];

/** Whether a status that is shown is among what is chosen. */
export function isOfChoice(shown: ShownStatus, choice: StatusChoice): boolean {
  return choice === partOf(shown) || choice === statusCodeOf(shown);
}

/** The choices a goal is listed by. */
export function choicesOf(shown: ShownStatus): readonly StatusChoice[] {
  const code = statusCodeOf(shown);
  return code === 'not_started' ? [code, partOf(shown)] : [code];
}

/** Whether a status that is shown is among all that is chosen. */
export function isChosen(shown: ShownStatus, choices: readonly StatusChoice[]): boolean {
  return choices.some((choice) => isOfChoice(shown, choice));
}

/**
 * What is chosen after a click on a shown status. All parts of not_started together become not_started, which every
 * client knows.
 */
export function withStatusToggled(
  choices: readonly StatusChoice[],
  shown: ShownStatus,
  { hasParts }: { readonly hasParts: boolean },
): readonly StatusChoice[] {
  const isPart = statusCodeOf(shown) === 'not_started' && hasParts;
  if (!isPart) return toggled(choices, statusCodeOf(shown));
  const parts = choices.flatMap((choice) => (choice === 'not_started' ? NOT_STARTED_PARTS : [choice]));
  const after = toggled(parts, partOf(shown));
  if (!NOT_STARTED_PARTS.every((part) => after.includes(part))) return after;
  return [...after.filter((choice) => !NOT_STARTED_PARTS.includes(choice)), 'not_started'];
}

/** The narrowest choice of a status. */
export function partOf(shown: ShownStatus): StatusChoice {
  return shown === 'not_started' ? 'not_begun' : shown;
}

function toggled(choices: readonly StatusChoice[], choice: StatusChoice): readonly StatusChoice[] {
  return choices.includes(choice) ? choices.filter((each) => each !== choice) : [...choices, choice];
}
