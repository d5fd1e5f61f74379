import { type ReactNode, useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownOwnerLabel } from '#core/goal/ownerLabel.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { formatFullDifference, formatShortDifference } from '#web/base/messages/differences.ts';
import * as formats from '#web/base/messages/formats.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useQueuedRender } from '#web/base/ui/useQueuedRender.ts';
import { useStatusButton } from '#web/goal/card/useStatusButton.tsx';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { Sparkline } from '#web/goal/charts/Sparkline.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import { Cell } from './Cell.tsx';
import styles from './GoalList.module.css';

export function FigureCells({
  goal: listed,
  isActive,
  outlook = null,
}: {
  readonly goal: ListedGoal;
  readonly isActive: boolean;
  readonly outlook?: ReactNode;
}) {
  const { plan } = usePlan();
  const goal = useWholeGoal(listed.id);
  const { percentComplete } = listed.figures;
  return (
    <>
      <Cell column="status">
        {goal === null ? (
          <span className={styles.status} data-status={shownStatusOf(listed.figures)}>
            <StatusText status={shownStatusOf(listed.figures)} />
          </span>
        ) : (
          <StatusButton goal={goal} isActive={isActive} />
        )}
      </Cell>
      <Cell column="trend">{goal !== null && <Trend goal={goal} />}</Cell>
      <Cell column="percent">{formats.formatPercent(percentComplete)}</Cell>
      <Values goal={goal} />
      {outlook}
      <Cell column="due">{listed.span.end === null ? '' : formats.formatDate(listed.span.end, plan.dateFormat)}</Cell>
      <Cell column="owner" whole={goal?.ownerLabel}>
        {goal === null ? '' : shownOwnerLabel(goal.ownerLabel)}
      </Cell>
    </>
  );
}

function StatusButton({ goal, isActive }: { readonly goal: DashboardGoal; readonly isActive: boolean }) {
  return (
    <button className={styles.status} tabIndex={isActive ? 0 : -1} {...useStatusButton(goal)}>
      <StatusText status={shownStatusOf(goal.figures)} />
    </button>
  );
}

function StatusText({ status }: { readonly status: ShownStatus }) {
  return (
    <>
      <StatusGlyph status={status} size={13} />
      <span>
        <StatusName status={status} />
      </span>
    </>
  );
}

function Trend({ goal }: { readonly goal: DashboardGoal }) {
  const isTurn = useQueuedRender(goal.figures.distribution === null, false);
  return isTurn && <TrendLine goal={goal} />;
}

function TrendLine({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { plan } = shown;
  const progression = useMemo(() => goalProgression(goal, openingChoice(goal), shown), [goal, shown]);
  const unit = valueUnitOf(goal, plan);
  const label = chartSentence(progression, { unit, plan, status: goal.figures.status });
  return <Sparkline values={progression.points.map(({ actual }) => actual)} label={label} />;
}

function Values({ goal }: { readonly goal: DashboardGoal | null }) {
  const { plan } = usePlan();
  if (goal === null || goal.figures.distribution !== null) {
    return (['actual', 'target', 'variance', 'end'] as const).map((column) => (
      <Cell key={column} column={column}>
        {goal === null ? '…' : ''}
      </Cell>
    ));
  }
  const { figures } = goal;
  const toDate = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const unit = valueUnitOf(goal, plan);
  const isWrong = figures.status === 'off_target' || figures.status === 'critical';
  const shown = (value: number | null) => ({
    text: formats.formatCardValue(value, unit),
    full: formats.formatFullValue(value, unit),
    isWrong: false,
  });
  const cells = [
    ['actual', shown(toDate.actual)],
    ['target', shown(toDate.target)],
    [
      'variance',
      {
        text: formatShortDifference(toDate.variance, unit),
        full: formatFullDifference(toDate.variance, unit),
        isWrong,
      },
    ],
    ['end', shown(figures.endTarget)],
  ] as const;
  return cells.map(([column, { text, full: whole, isWrong: isMarked }]) => (
    <Cell key={column} column={column} whole={whole}>
      {isMarked ? (
        <span className={styles.wrong} data-status={shownStatusOf(figures)}>
          {text}
        </span>
      ) : (
        text
      )}
    </Cell>
  ));
}
