import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type GoalFigures, NO_FIGURES } from '#core/goal/figures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';

type Part = Partial<Omit<DashboardGoal, 'figures'>> & { readonly figures?: Partial<GoalFigures> };

export function exampleDashboardGoal({ figures, ...part }: Part = {}): DashboardGoal {
  const {
    handStatus: _handStatus,
    isStatusAutomatic: _isStatusAutomatic,
    hasDirection: _hasDirection,
    ...stated
  } = exampleGoal();
  const none = 'N/A';
  return {
    ...stated,
    objective: null,
    chartKind: 'line',
    entries: [],
    partialEntries: [],
    chartedTotals: null,
    milestoneCount: null,
    pretty: {
      ytd: none,
      ytdTarget: none,
      ytdVariance: none,
      ptd: none,
      ptdTarget: none,
      ptdVariance: none,
      all: none,
      allTarget: none,
      allVariance: none,
      eoyTarget: none,
      eoyVariance: none,
      start: none,
      end: none,
      graphType: 'Line',
    },
    ...part,
    figures: { ...NOTHING_MEASURED, goalId: part.id ?? stated.id, ...figures },
  };
}

const NOTHING_MEASURED: GoalFigures = {
  goalId: '',
  year: 2025,
  inFiscalYear: true,
  window: null,
  asOf: null,
  stale: false,
  ytd: NO_FIGURES,
  ptd: NO_FIGURES,
  all: NO_FIGURES,
  eoyTarget: null,
  allTarget: null,
  endTarget: null,
  baseline: null,
  attainment: null,
  status: 'not_started',
  statusRule: 'noFigures',
  statusText: '',
  percentComplete: null,
  percentBasis: 'endTarget',
  expectedPercent: null,
  targetPercent: null,
  hasPeriodicTargets: false,
  isEoyTargetCombined: false,
  isAllTargetCombined: false,
  distribution: null,
};
