import type { WireOutlook } from '#contract/outlook.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';

/** How often the band of 8 in 10 held what came on the goal's own past; null where that could not be tried. */
export function recordText({ back_test: test, rhythm }: Pick<WireOutlook, 'back_test' | 'rhythm'>): string | null {
  if (test === null || rhythm === null) return null;
  return say.record(say.last[rhythm](test.periods), formatPercent(Math.round((test.held80 / test.cases) * 100)));
}
