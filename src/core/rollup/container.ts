import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures, StatusDistribution } from '#core/goal/figures.ts';
import { notMeasuredIn } from '#core/goal/notMeasured.ts';
import type { Status } from '#core/goal/status.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';
import { isMeasured } from './distribution.ts';
import { type HealthBand, healthOf } from './health.ts';
import { meanPercent, type WeightedFigures } from './percentMean.ts';

export type ContainerParts = {
  /** The container summarized as a goal without entries: its window, its time, a status set by hand. */
  readonly own: GoalFigures;
  readonly children: readonly WeightedFigures[];
  readonly distribution: StatusDistribution;
};

/** The figures of a container, from its children and descendants (rule 3.10). */
export function summarizeContainer({ own, children, distribution }: ContainerParts): GoalFigures {
  const isByHand = own.statusRule === 'deferred' || own.statusRule === 'setByHand';
  return {
    ...own,
    ...(isByHand ? {} : statusFrom(distribution, own.year)),
    // Nobody reports on a container, so nothing of it is late.
    stale: false,
    percentComplete: meanPercentOf(children),
    percentBasis: 'children',
    distribution,
  };
}

/** Green reads on target, yellow off target, red critical; all achieved reads achieved, none measured not started. */
function statusFrom(
  distribution: StatusDistribution,
  year: FiscalYear,
): Pick<GoalFigures, 'status' | 'statusRule' | 'statusText'> {
  const { band, measured } = healthOf(distribution);
  if (band === null) {
    const statusText = ENGLISH_LABELS.statusTexts.noneMeasured(notMeasuredIn(distribution, year));
    return { status: 'not_started', statusRule: 'container', statusText };
  }
  const status = distribution.achieved === measured ? 'achieved' : STATUS_OF_BAND[band];
  return { status, statusRule: 'container', statusText: '' };
}

const STATUS_OF_BAND: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};

/** Deferred and unmeasured children, and those not in the fiscal year, are left out. */
function meanPercentOf(children: readonly WeightedFigures[]): number | null {
  const counted = children.filter(({ figures }) => figures.inFiscalYear && isMeasured(figures.status));
  return meanPercent(
    counted.map(({ figures }) => figures.percentComplete),
    counted.map(({ weight }) => weight),
  );
}
