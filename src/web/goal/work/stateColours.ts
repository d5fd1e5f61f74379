import type { WorkState } from '#core/work/work.ts';

/** Colours of statuses where they say the same; the glyph is another. */
export const STATE_COLOURS: Readonly<Record<WorkState, string>> = {
  planned: 'no_figures',
  active: 'not_started',
  at_risk: 'off_target',
  blocked: 'critical',
  done: 'not_started',
  dropped: 'no_figures',
};
