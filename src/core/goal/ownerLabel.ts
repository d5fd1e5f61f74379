import { cutText } from './text.ts';

/** The owner as a card shows it: longer than 20 characters cut to 18 and an ellipsis (rule 3.20). */
export function shownOwnerLabel(ownerLabel: string): string {
  return cutText(ownerLabel, { longerThan: 20, keep: 18 });
}
