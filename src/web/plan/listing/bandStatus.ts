import type { Status } from '#core/goal/status.ts';
import type { HealthBand } from '#core/rollup/healthMeter.ts';

/** The status whose glyph and colour a band borrows (readings, section 3, Containers). */
export const BAND_STATUS: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};
