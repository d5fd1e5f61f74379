import type { Member } from '#core/plan/owners.ts';
import { say } from '#web/base/messages/say/goalForm.ts';

const MOST_NAMED = 3;

/** That fields of figures are for who says yes to figures, and who that is. */
export function heldText(by: readonly Member[]): string {
  return say.held(by.slice(0, MOST_NAMED).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()));
}
