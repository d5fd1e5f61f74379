import type { Status } from '#core/goal/status.ts';
import type { Health, HealthBand } from '#core/rollup/healthMeter.ts';

/** The health as a whole number, rounded down so that it never reads better than its band; null is no data. */
export function shownHealth({ score }: Health): number | null {
  return score === null ? null : Math.floor(score);
}

/** The status whose glyph and colour a band borrows (readings, section 3, Containers). */
export const BAND_STATUS: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};
