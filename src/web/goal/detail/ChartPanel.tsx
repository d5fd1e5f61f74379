import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { mayAtAll } from '#core/access.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import {
  type ChartToggle,
  type ChartView,
  choiceOf,
  choicesOf,
  type LargeChartChoice,
  showsOwnPeriods,
  type ToDateStep,
  toDateStepsOf,
  toggleOf,
  togglesOf,
} from '#core/chart/toggles.ts';
import { coverageText } from '#core/explain/noteTexts.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { late } from '#web/base/failure/late.tsx';
import { formatFiscalYear, toggleLabel } from '#web/base/messages/formats.ts';
import { say as explainWords } from '#web/base/messages/say/explain.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say as whatIfWords } from '#web/base/messages/say/whatIf.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import type { ChartSpan, OfferedSpan } from '#web/goal/charts/chartSpan.ts';
import { drawnProgression, hasFiguresToDraw } from '#web/goal/charts/drawnProgression.ts';
import { goalCoverage } from '#web/goal/charts/goalProgression.ts';
import { LargeChart } from '#web/goal/charts/LargeChart.tsx';
import { NoChart } from '#web/goal/charts/NoChart.tsx';
import { likelyValues } from '#web/goal/outlook/likelyValues.ts';
import { outlookQuery } from '#web/goal/outlook/outlookQuery.ts';
import { useFigureSource } from '#web/goal/source/useFigureSource.tsx';
import { mayTryOut } from '#web/goal/whatIf/mayTryOut.ts';
import { toggleWhatIf, useWhatIfs } from '#web/goal/whatIf/whatIfStore.ts';
import { ChosenDecision } from '#web/goal/work/ChosenDecision.tsx';
import { DecisionMarks } from '#web/goal/work/DecisionMarks.tsx';
import { useDecisionsOf } from '#web/goal/work/useDecisionsOf.ts';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { withWaiting } from '#web/plan/waiting/withWaiting.ts';
import styles from './ChartPanel.module.css';
import { ChartTable } from './ChartTable.tsx';
import { CHART_VIEW_PARTS, chartViewsOf } from './chartViewParts.ts';

type OpenedView = Exclude<ChartView, 'complete'> | 'whatIf';

const WhatIfChart = late(() => import('#web/goal/whatIf/WhatIfChart.tsx'));

export function ChartPanel({
  goal,
  chosen,
  hasWhatIf = false,
  onChoose: onAnyChoice,
}: {
  readonly goal: DashboardGoal;
  readonly chosen: LargeChartChoice | null;
  readonly hasWhatIf?: boolean;
  readonly onChoose: (choice: LargeChartChoice | null) => void;
}) {
  const shown = usePlan();
  const mayTry = hasWhatIf && mayTryOut(goal, shown);
  const isTrying = useWhatIfs().isOpen && mayTry;
  const { plan, today, year } = shown;
  const { source, ask: askSource } = useFigureSource();
  const [isTable, setTable] = useState(false);
  const tableTip = useTip(() => (isTable ? chartWords.asChart : chartWords.asTable));
  const view = chartViewsOf(plan).find((each) => each === chosen);
  const View = isTrying ? WhatIfChart : view && CHART_VIEW_PARTS[view];
  const wanted = choicesOf(goal).find((each) => each === chosen) ?? null;
  const waiting = useWaitingOf(goal.id);
  const drawn = useMemo(() => withWaiting(goal, waiting), [goal, waiting]);
  const [span, setSpan] = useState<ChartSpan>('year');
  const { progression, isPast, choice, spans } = useMemo(
    () => drawnProgression(drawn, wanted, shown, span),
    [drawn, wanted, shown, span],
  );
  // Told is only what counts.
  const counted = waiting.length === 0 ? progression : drawnProgression(goal, wanted, shown, span).progression;
  const unit = valueUnitOf(goal, plan);
  const steps = toDateStepsOf(goal);
  const { data: outlook } = useQuery({
    ...outlookQuery(outlookScopeOf(shown), goal.id),
    enabled: !plan.isOutlookOff && goal.figures.distribution === null,
  });
  const hasNoOutlook = plan.isOutlookOff || (outlook !== undefined && outlook.none !== null);
  const likely = useMemo(
    () => (outlook === undefined || outlook.none !== null || isPast ? [] : likelyValues(progression, outlook, choice)),
    [outlook, progression, choice, isPast],
  );
  const decisions = useDecisionsOf(goal);
  const coverage = useMemo(() => coverageSentence(goal, shown), [goal, shown]);
  const step: ToDateStep = choice === 'toDateQuarterly' || !steps.includes('monthly') ? 'quarterly' : 'monthly';
  const hasFigures = hasFiguresToDraw(progression);
  // What the goal's menu opened stands beside the toggles, which lead back.
  const opened: OpenedView | null = isTrying ? 'whatIf' : view === 'complete' ? null : (view ?? null);

  function onChoose(next: LargeChartChoice | null) {
    if (isTrying) toggleWhatIf();
    onAnyChoice(next);
  }

  function handleToggle(value: ChartToggle | 'complete' | OpenedView) {
    const toggle = togglesOf(goal).find((each) => each === value);
    if (toggle !== undefined) onChoose(choiceOf(toggle, step));
    else if (value === 'complete') onChoose(value);
  }

  const mayAsk = showsOwnPeriods(choice, goal) && mayAtAll(viewerOf(shown), 'readHistory');

  function handlePoint({ start, actual }: ChartPoint, anchor: HTMLElement, at: DOMRect) {
    askSource({ goal, date: start, figure: actual === null ? 'target' : 'actual', anchor, at });
  }

  return (
    <div className={styles.panel}>
      <div className={styles.toggles}>
        <div className={styles.switches}>
          <Segmented<ChartToggle | 'complete' | OpenedView>
            label={chartWords.toggles}
            size="small"
            options={[
              ...togglesOf(goal).map((toggle) => ({
                value: toggle,
                label: toggleLabel(toggle, { frequency: goal.trackingFrequency, year }),
              })),
              { value: 'complete', label: chartWords.complete },
              ...(opened === null
                ? []
                : [{ value: opened, label: opened === 'whatIf' ? whatIfWords.toggle : chartWords.view[opened] }]),
            ]}
            chosen={opened ?? (view === 'complete' ? view : toggleOf(choice))}
            onChoose={handleToggle}
          />
          {View === undefined && toggleOf(choice) === 'toDate' && (
            <Segmented<ToDateStep>
              label={chartWords.steps}
              size="small"
              look="plain"
              options={steps.map((each) => ({ value: each, label: chartWords.step[each] }))}
              chosen={step}
              onChoose={(each) => onChoose(choiceOf('toDate', each))}
            />
          )}
          {View === undefined && spans.length > 0 && (
            <Segmented<ChartSpan>
              label={chartWords.spans}
              size="small"
              options={spans.map((each) => ({ value: each.span, label: spanText(each, shown) }))}
              chosen={spans.find((each) => each.span === span)?.span ?? 'year'}
              onChoose={setSpan}
            />
          )}
        </div>
        <span className={styles.tools}>
          {!isTrying && (
            <button
              type="button"
              className={styles.table}
              aria-pressed={isTable}
              aria-label={chartWords.asTable}
              onClick={() => setTable(!isTable)}
              {...tableTip}
            >
              <Icon name="table" />
            </button>
          )}
        </span>
      </div>
      {View !== undefined && <View goal={goal} isTable={isTable} waiting={<div className={styles.none} />} />}
      {View === undefined && !hasFigures && <div className={styles.none}>{noChart(goal)}</div>}
      {View === undefined && hasFigures && isTable && (
        <ChartTable progression={progression} unit={unit} frequency={goal.trackingFrequency} dateStyle={plan} />
      )}
      {View === undefined && hasFigures && !isTable && (
        <LargeChart
          key={`${choice} ${span}`}
          progression={progression}
          unit={unit}
          frequency={goal.trackingFrequency}
          dateStyle={plan}
          today={today}
          isPast={isPast}
          onPoint={mayAsk ? handlePoint : undefined}
          likely={likely}
          marks={
            decisions.length === 0
              ? null
              : (plot) => (
                  <DecisionMarks
                    goal={goal}
                    decisions={decisions}
                    points={progression.points}
                    plot={plot}
                    hasOwnPeriods={showsOwnPeriods(choice, goal)}
                  />
                )
          }
          label={chartSentence(counted, {
            unit,
            plan,
            status: shownStatusOf(goal.figures),
            isForecastTold: hasNoOutlook,
          })}
        />
      )}
      <ChosenDecision goal={goal} decisions={decisions} points={progression.points} />
      {coverage !== null && <p className="small quiet">{coverage}</p>}
      {source}
    </div>
  );
}

function spanText({ span, from }: OfferedSpan, { plan, year }: ShownPlan): string {
  if (span === 'year') return formatFiscalYear(year, plan.fiscalDisplay);
  if (span === 'twoYears') return chartWords.twoYears;
  return chartWords.since(formatFiscalYear(from, plan.fiscalDisplay));
}

function coverageSentence(goal: DashboardGoal, shown: ShownPlan): string | null {
  const coverage = goalCoverage(goal, shown);
  if (coverage === null) return null;
  const { plan } = shown;
  const unit = valueUnitOf(goal, plan);
  return coverageText(coverage, { dates: plan, unit, frequency: goal.trackingFrequency, words: explainWords });
}

function noChart({ span, entries }: DashboardGoal) {
  if (entries.length === 0 && span.start === null && span.end === null) return <NoChart text={say.card.noDates} />;
  return <NoChart title={say.card.noFigures} text="" />;
}
