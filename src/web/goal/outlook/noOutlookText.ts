import type { WireOutlook } from '#contract/outlook.ts';
import { say } from '#web/base/messages/say/outlook.ts';

/** Why a goal has no outlook, in a sentence. */
export function noOutlookText({ why, count, least }: NonNullable<WireOutlook['none']>): string {
  const text = say.none[why];
  return typeof text === 'string' ? text : text(count ?? 0, least ?? 0);
}
