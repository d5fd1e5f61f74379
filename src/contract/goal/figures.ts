import { decodeFiscalYear, encodeFiscalYear, encodeFlag, okrStatusOf } from '#contract/wire/codes.ts';
import { decodeDate, encodeDate } from '#contract/wire/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { statusLabel } from '#core/goal/status.ts';
import { decodeDistribution, encodeDistribution } from './distribution.ts';
import type { ReadWireGoal, WireGoal } from './wireGoal.ts';

/** The computed figures. `all_target` is one field for two things that are one: the target of the goal's whole life. */
export function encodeFigures(figures: GoalFigures) {
  return {
    fiscal_year: encodeFiscalYear(figures.year),
    inFiscalYear: encodeFlag(figures.inFiscalYear),
    window: encodeWindow(figures.window),
    as_of: encodeDate(figures.asOf),
    stale: encodeFlag(figures.stale),
    ytd_actual: figures.ytd.actual,
    ytd_target: figures.ytd.target,
    ytd_variance: figures.ytd.variance,
    ptd_actual: figures.ptd.actual,
    ptd_target: figures.ptd.target,
    ptd_variance: figures.ptd.variance,
    all_actual: figures.all.actual,
    all_target: figures.allTarget,
    all_variance: figures.all.variance,
    eoy_target: figures.eoyTarget,
    baseline: figures.baseline,
    attainment: figures.attainment,
    status_icon: figures.status,
    status_icon_text: figures.statusText === '' ? statusLabel(figures.status) : figures.statusText,
    status_label: statusLabel(figures.status),
    okr_status: okrStatusOf(figures.status),
    status_rule: figures.statusRule,
    status_text: figures.statusText,
    percent_complete: figures.percentComplete,
    percent_basis: figures.percentBasis,
    expected_percent: figures.expectedPercent,
    target_percent: figures.targetPercent,
    hasPeriodicTargets: encodeFlag(figures.hasPeriodicTargets),
    eoy_target_combined: encodeFlag(figures.isEoyTargetCombined),
    all_target_combined: encodeFlag(figures.isAllTargetCombined),
    ...encodeDistribution(figures.distribution),
  };
}

/** The inverse of `encodeFigures`. */
export function decodeFigures(wire: ReadWireGoal): GoalFigures {
  const year = decodeFiscalYear(wire.fiscal_year);
  return {
    goalId: wire.id,
    year,
    inFiscalYear: wire.inFiscalYear === 1,
    window: decodeWindow(wire.window),
    asOf: decodeDate(wire.as_of),
    stale: wire.stale === 1,
    ytd: { actual: wire.ytd_actual, target: wire.ytd_target, variance: wire.ytd_variance },
    ptd: { actual: wire.ptd_actual, target: wire.ptd_target, variance: wire.ptd_variance },
    all: { actual: wire.all_actual, target: wire.all_target, variance: wire.all_variance },
    eoyTarget: wire.eoy_target,
    allTarget: wire.all_target,
    endTarget: year === 'ALL' ? wire.all_target : wire.eoy_target,
    baseline: wire.baseline,
    attainment: wire.attainment,
    status: wire.status_icon,
    statusRule: wire.status_rule,
    statusText: wire.status_text,
    percentComplete: wire.percent_complete,
    percentBasis: wire.percent_basis,
    expectedPercent: wire.expected_percent,
    targetPercent: wire.target_percent,
    hasPeriodicTargets: wire.hasPeriodicTargets === 1,
    isEoyTargetCombined: wire.eoy_target_combined === 1,
    isAllTargetCombined: wire.all_target_combined === 1,
    distribution: decodeDistribution(wire),
  };
}

function encodeWindow(window: Span | null): WireGoal['window'] {
  return window && { start: encodeDate(window.start), end: encodeDate(window.end) };
}

function decodeWindow(wire: WireGoal['window']): Span | null {
  return wire && { start: decodeDate(wire.start), end: decodeDate(wire.end) };
}
