import type { Status } from '#core/goal/status.ts';
import type { HealthBand } from '#core/rollup/health.ts';

export const BAND_STATUS: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};
