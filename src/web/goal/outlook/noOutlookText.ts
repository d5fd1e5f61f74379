import type { WireOutlook } from '#contract/outlook.ts';
import { say } from '#web/base/messages/say/outlook.ts';

export function noOutlookText({ why, count, least }: NonNullable<WireOutlook['none']>): string {
  const text = say.none[why];
  return typeof text === 'string' ? text : text(count ?? 0, least ?? 0);
}
