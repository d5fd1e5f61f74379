import { type ReactNode, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { runningChoiceOf } from '#core/chart/toggles.ts';
import { shareOfTarget } from '#core/compare/movedMost.ts';
import { STATUS_MOVES, type StatusMove } from '#core/compare/statusMove.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { prettyOf } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { Sparkline } from '#web/goal/charts/Sparkline.tsx';
import type { ComparedGoal, MovedGoal } from '#web/plan/comparison/comparison.ts';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './ComparedRows.module.css';
import { moveEvidence, moveReason } from './moveReason.ts';
import { rollupReason } from './rollupReason.ts';

const CHANGED: readonly StatusMove[] = STATUS_MOVES.filter((move) => move !== 'unchanged');

export function ComparedRows({ comparison }: { readonly comparison: Comparison }) {
  const { changed, moved, unchanged } = comparison;
  const { figures, ...columns } = say.columns;
  const isPlanToDate = comparison.after.plan.year === 'ALL';
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="visually-hidden">{say.compareTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.goal}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{isPlanToDate ? say.figuresPtd : figures}</th>
            <th scope="col">{columns.why}</th>
          </tr>
        </thead>
        {CHANGED.map((move) => {
          const goals = changed.filter((goal) => goal.move === move);
          return goals.length > 0 && <Group key={move} {...{ move, goals, comparison }} />;
        })}
        {moved.length > 0 && (
          <tbody>
            <GroupHead name={say.movedMost} count={moved.length} hint={say.movedHint} />
            {moved.map((goal) => (
              <Row key={goal.id} goal={goal} comparison={comparison}>
                <Movement goal={goal} plan={comparison.after.plan} />
              </Row>
            ))}
          </tbody>
        )}
        {changed.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={4} className="quiet">
                {say.nothingChanged}
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {unchanged.length > 0 && <Unchanged goals={unchanged} />}
    </div>
  );
}

function Group({
  move,
  goals,
  comparison,
}: {
  readonly move: StatusMove;
  readonly goals: readonly ComparedGoal[];
  readonly comparison: Comparison;
}) {
  return (
    <tbody>
      <GroupHead name={say.groups[move]} count={goals.length} />
      {goals.map((goal) => (
        <Row key={goal.id} goal={goal} comparison={comparison}>
          <Badge status={goal.before && shownStatusOf(goal.before.figures)} />
          <LateIcon name="arrowRight" />
          <span className="visually-hidden">{say.became}</span>
          <Badge status={goal.after && shownStatusOf(goal.after.figures)} />
        </Row>
      ))}
    </tbody>
  );
}

function GroupHead({ name, count, hint }: { readonly name: string; readonly count: number; readonly hint?: string }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={4}>
        {name} <span>{count}</span>
        {hint !== undefined && <small>{hint}</small>}
      </th>
    </tr>
  );
}

function Row({
  goal,
  comparison,
  children,
}: {
  readonly goal: ComparedGoal;
  readonly comparison: Comparison;
  readonly children: ReactNode;
}) {
  const { before, after } = comparison;
  const known = goal.after ?? goal.before;
  if (known === null) return null;
  const byBelow = goal.move === 'unchanged' ? rollupReason(goal, comparison) : null;
  return (
    <tr>
      <th scope="row">
        <span className={styles.title}>
          <span className="faint">{shownNumber(known.number)}</span> {known.title}
        </span>
        <span className={styles.below}>{known.objective?.name}</span>
      </th>
      <td>
        <span className={styles.move}>{children}</span>
      </td>
      <td className={styles.figures}>
        <Figures goal={goal.before} plan={before.plan} />
        <Figures goal={goal.after} plan={after.plan} />
      </td>
      <td>
        <span className={styles.reason}>{byBelow?.reason ?? moveReason(goal, after.plan)}</span>
        <span className={styles.below}>
          {byBelow?.evidence ?? moveEvidence(goal, comparison.touched.get(goal.id), after.plan)}
        </span>
      </td>
    </tr>
  );
}

function Movement({ goal, plan }: { readonly goal: MovedGoal; readonly plan: ShownPlan }) {
  const { after, from, to } = goal;
  if (after === null) return null;
  const choice = runningChoiceOf(after) ?? openingChoice(after);
  const { points } = goalProgression(after, choice, plan);
  const percentOf = (share: number | null) => formatPercent(share === null ? null : share * 100);
  return (
    <>
      <Badge status={shownStatusOf(after.figures)} />
      <span className={styles.from}>{percentOf(from)}</span>
      <Sparkline
        values={points.map((point) => shareOfTarget(point, after.targetDirection))}
        label={say.movedFrom(percentOf(from), percentOf(to))}
      />
      <b>{percentOf(to)}</b>
    </>
  );
}

function Badge({ status }: { readonly status: ShownStatus | null }) {
  if (status === null) return <span className={styles.none}>{say.notInPlan}</span>;
  return (
    <span className={styles.badge} data-status={status}>
      <StatusGlyph status={status} size={12} />
      <StatusName status={status} />
    </span>
  );
}

function Figures({
  goal,
  plan: { plan, year },
}: {
  readonly goal: DashboardGoal | null;
  readonly plan: Comparison['after']['plan'];
}) {
  if (goal === null) return <span>–</span>;
  if (goal.figures.percentBasis === 'children') {
    const { percentComplete, targetPercent } = goal.figures;
    return (
      <span>
        <b>{formatPercent(percentComplete)}</b> / {formatPercent(targetPercent)}
      </span>
    );
  }
  const pretty = prettyOf(goal, plan);
  const [actual, target] = year === 'ALL' ? [pretty.ptd, pretty.ptdTarget] : [pretty.ytd, pretty.ytdTarget];
  return (
    <span>
      <b>{actual}</b> / {target}
    </span>
  );
}

function Unchanged({ goals }: { readonly goals: Comparison['unchanged'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.unchanged}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <LateIcon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        {say.groups.unchanged} <span>{goals.length}</span>
      </button>
      {isOpen && (
        <ul>
          {goals.map(({ id, number, title, figures }) => (
            <li key={id}>
              <span>
                {shownNumber(number)} {title}
              </span>
              <Badge status={shownStatusOf(figures)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
