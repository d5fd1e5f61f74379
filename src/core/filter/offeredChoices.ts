import { UNJUDGED } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { NOT_STARTED_PARTS, partOf, STATUS_CHOICES, type StatusChoice } from './statusChoice.ts';

/** The six, and the parts of not_started where such goals exist or a part is chosen. */
export function offeredChoices(
  chosen: readonly StatusChoice[],
  occurring: readonly ShownStatus[],
): readonly StatusChoice[] {
  const hasParts = UNJUDGED.some((part) => occurring.includes(part));
  return STATUS_CHOICES.filter(
    (choice) =>
      !NOT_STARTED_PARTS.includes(choice) ||
      chosen.includes(choice) ||
      (hasParts && occurring.some((shown) => partOf(shown) === choice)),
  );
}
