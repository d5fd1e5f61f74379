import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import { type Status, statusLabel } from '#core/goal/status.ts';
import type { Plan } from '#core/plan/plan.ts';
import { countOf } from '#core/rollup/distribution.ts';
import type { Health, HealthBand } from '#core/rollup/healthMeter.ts';

/** What a health meter shows, as finished texts. */
export type MeterReading = {
  /** 0 to 100, whole; rounded down so that it never reads better than its band. Null is no data. */
  readonly score: number | null;
  /** The status whose glyph and colour its band borrows (readings, section 3, Containers); null without a score. */
  readonly status: Status | null;
  readonly word: string;
  readonly planName: string;
  readonly year: string;
  readonly detail: string;
};

export function meterReading(
  health: Health,
  { plan, year, today }: { readonly plan: Plan; readonly year: FiscalYear; readonly today: Day },
): MeterReading {
  const status = health.band === null ? null : STATUS_OF_BAND[health.band];
  const goals = countOf(health.distribution);
  return {
    score: health.score === null ? null : Math.floor(health.score),
    status,
    word: status === null ? NO_DATA : statusLabel(status),
    planName: plan.name,
    year: formatFiscalYear(year, plan.fiscalDisplay),
    detail: `${health.measured} of ${goals} ${goals === 1 ? 'goal' : 'goals'} measured · ${formatDate(today, plan.dateFormat)}`,
  };
}

/** The picture in a sentence, for who cannot see it. */
export function meterSentence({ score, word, planName, year, detail }: MeterReading): string {
  const reads = score === null ? 'no data' : `${score} of 100, ${word}`;
  return `Health of ${planName}, ${year}: ${reads}; ${detail}`;
}

/** Readings, section 3, Health meter. */
export const NO_DATA = 'No data';

const STATUS_OF_BAND: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};
