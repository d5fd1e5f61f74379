import type { WireOutlook } from '#contract/outlook.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';

export function recordText({ back_test: test, rhythm }: Pick<WireOutlook, 'back_test' | 'rhythm'>): string | null {
  if (test === null || rhythm === null) return null;
  return say.record(say.last[rhythm](test.periods), formatPercent(Math.round((test.held80 / test.cases) * 100)));
}
