import { Fragment, type ReactNode, useContext, useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import { toldDifference } from '#core/format/told.ts';
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
import type { Column } from './ColumnHead.tsx';
import styles from './GoalList.module.css';
import { RowCellsContext } from './RowCells.ts';
import { StepCell } from './StepCell.tsx';

export function FigureCells({
  goal: listed,
  isActive,
  columns = FIGURE_COLUMNS,
  cellOf,
}: {
  readonly goal: ListedGoal;
  readonly isActive: boolean;
  readonly columns?: readonly Column[];
  /** The cells of columns that are not of figures. */
  readonly cellOf?: (column: Column) => ReactNode;
}) {
  const goal = useWholeGoal(listed.id);
  return columns.map((column) =>
    isFigureColumn(column) ? (
      <FigureCell key={column} {...{ column, listed, goal, isActive }} />
    ) : (
      <Fragment key={column}>{cellOf?.(column)}</Fragment>
    ),
  );
}

const FIGURE_COLUMNS = ['status', 'trend', 'percent', 'actual', 'target', 'variance', 'end', 'due', 'owner'] as const;
const ASKED_COLUMNS = ['department', 'weight', 'nextStep'] as const;
type FigureColumn = (typeof FIGURE_COLUMNS)[number] | (typeof ASKED_COLUMNS)[number];

function isFigureColumn(column: Column): column is FigureColumn {
  return [...FIGURE_COLUMNS, ...ASKED_COLUMNS].some((each) => each === column);
}

function FigureCell({
  column,
  listed,
  goal,
  isActive,
}: {
  readonly column: FigureColumn;
  readonly listed: ListedGoal;
  readonly goal: DashboardGoal | null;
  readonly isActive: boolean;
}) {
  const { plan } = usePlan();
  switch (column) {
    case 'status':
      return (
        <Cell column="status">
          {goal === null ? (
            <span className={styles.status} data-status={shownStatusOf(listed.figures)}>
              <StatusText status={shownStatusOf(listed.figures)} />
            </span>
          ) : (
            <StatusButton goal={goal} isActive={isActive} />
          )}
        </Cell>
      );
    case 'trend':
      return <Cell column="trend">{goal !== null && <Trend goal={goal} />}</Cell>;
    case 'percent':
      return (
        <Cell column="percent">
          {listed.figures.percentComplete !== null && formats.formatPercent(listed.figures.percentComplete)}
        </Cell>
      );
    case 'due':
      return (
        <Cell column="due">{listed.span.end === null ? '' : formats.formatDate(listed.span.end, plan.dateFormat)}</Cell>
      );
    case 'owner':
      return (
        <Cell column="owner" whole={goal?.ownerLabel}>
          {goal === null ? '' : shownOwnerLabel(goal.ownerLabel)}
        </Cell>
      );
    case 'department':
      return <DepartmentCell goal={listed} />;
    case 'weight':
      return <Cell column="weight">{goal !== null && formats.formatFullValue(goal.weight, PLAIN_NUMBER)}</Cell>;
    case 'nextStep':
      return <StepCell goal={goal} />;
    default:
      return <ValueCell column={column} goal={goal} />;
  }
}

/** Where the cell is changed by a press, why is asked in its editor. */
function StatusButton({ goal, isActive }: { readonly goal: DashboardGoal; readonly isActive: boolean }) {
  const { onClick, type, 'aria-haspopup': haspopup, ...said } = useStatusButton(goal);
  if (useContext(RowCellsContext)?.maySetStatus === true) {
    return (
      <span className={styles.status} {...said}>
        <StatusText status={shownStatusOf(goal.figures)} />
      </span>
    );
  }
  return (
    <button
      type={type}
      className={styles.status}
      tabIndex={isActive ? 0 : -1}
      aria-haspopup={haspopup}
      onClick={onClick}
      {...said}
    >
      <StatusText status={shownStatusOf(goal.figures)} />
    </button>
  );
}

/** Its own; the department of a goal's owner is no more than a guess. */
function DepartmentCell({ goal }: { readonly goal: ListedGoal }) {
  const { owners } = usePlan();
  const name = owners.departments.find(({ id }) => id === goal.departmentId)?.name ?? '';
  return (
    <Cell column="department" whole={name}>
      {name}
    </Cell>
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

type ValueColumn = 'actual' | 'target' | 'variance' | 'end';

function ValueCell({ column, goal }: { readonly column: ValueColumn; readonly goal: DashboardGoal | null }) {
  const { plan } = usePlan();
  if (goal === null || goal.figures.distribution !== null) {
    return <Cell column={column}>{goal === null ? '…' : ''}</Cell>;
  }
  const { figures } = goal;
  const unit = valueUnitOf(goal, plan);
  const toDate = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  if (column !== 'variance') {
    const value = column === 'end' ? figures.endTarget : toDate[column];
    if (value === null) return <Cell column={column}>{null}</Cell>;
    return (
      <Cell column={column} whole={formats.formatFullValue(value, unit)}>
        {formats.formatTold(value, unit)}
      </Cell>
    );
  }
  if (toDate.variance === null) return <Cell column={column}>{null}</Cell>;
  const text = formatShortDifference(toldDifference(toDate.actual, toDate.target, unit), unit);
  const isWrong = figures.status === 'off_target' || figures.status === 'critical';
  return (
    <Cell column={column} whole={formatFullDifference(toDate.variance, unit)}>
      {isWrong ? (
        <span className={styles.wrong} data-status={shownStatusOf(figures)}>
          {text}
        </span>
      ) : (
        text
      )}
    </Cell>
  );
}
