import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import type { Priority } from '#core/goal/goal.ts';
import { formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/cardTags.ts';
import { say as waitingWords } from '#web/base/messages/say/waiting.ts';
import { useCardStop } from '#web/base/ui/cardStops.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { figureCount } from '#web/plan/waiting/figureCount.ts';
import { useWaitingOf } from '#web/plan/waiting/useWaiting.ts';
import { NoteTag } from './NoteTag.tsx';
import styles from './Tags.module.css';
import { useUnjudged } from './useUnjudged.ts';

export function Tags({ goal, isShort = false }: { readonly goal: DashboardGoal; readonly isShort?: boolean }) {
  const { plan } = usePlan();
  const lastTag = useUnjudged(goal)?.lastTag ?? null;
  const { asOf } = goal.figures;
  const staleSince = asOf === null ? null : formatTick(asOf, goal.trackingFrequency, plan);
  const staleWords = staleSince === null ? say.neverReported : say.stale(staleSince);
  return (
    <span className={styles.tags} data-stale={goal.figures.stale}>
      {goal.isKpi && (
        <TipTag tip={say.kpiText}>
          <span>{say.kpi}</span>
        </TipTag>
      )}
      {(goal.priority === 'high' || goal.priority === 'low') && <PriorityTag priority={goal.priority} />}
      <NoteTag goal={goal} />
      <WaitingTag goalId={goal.id} />
      <ComputedTag goal={goal} isShort={isShort} />
      {lastTag !== null && (
        <TipTag tip={say.lastText}>
          <LateIcon name="clock" size={12} />
          <span>{lastTag}</span>
        </TipTag>
      )}
      {goal.figures.stale && lastTag === null && (
        <TipTag tip={say.staleText(staleSince)} label={staleWords} className={styles.stale}>
          <LateIcon name="clock" size={12} />
          <span>{staleWords}</span>
        </TipTag>
      )}
    </span>
  );
}

/** A tag whose meaning hover, focus and touch tell; the label names one whose words a full row hides. */
function TipTag({
  tip: text,
  label,
  className = styles.tag,
  children,
}: {
  readonly tip: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const tip = useTip(() => text);
  const stop = useCardStop();
  return (
    <button type="button" {...stop} className={className} aria-label={label} {...tip}>
      {children}
    </button>
  );
}

function PriorityTag({ priority }: { readonly priority: Priority }) {
  return (
    <TipTag tip={say.priority[priority]}>
      <svg aria-hidden="true" focusable="false" width={12} height={12} viewBox="0 0 12 12" className={styles.bars}>
        {BARS.map(({ x, height }, index) => (
          <rect key={x} x={x} y={11 - height} width={2.4} height={height} rx={1} data-on={index < FILLED[priority]} />
        ))}
      </svg>
      <span className="visually-hidden">{say.priority[priority]}</span>
    </TipTag>
  );
}

const BARS = [
  { x: 0.8, height: 4 },
  { x: 4.8, height: 7 },
  { x: 8.8, height: 10 },
] as const;

const FILLED: Readonly<Record<Priority, number>> = { low: 1, normal: 2, high: 3 };

/** Marks a goal that is computed by formula; hover, focus and touch show the formula. Shares are not sent it. */
function ComputedTag({ goal, isShort = false }: { readonly goal: DashboardGoal; readonly isShort?: boolean }) {
  const { plan, year, goalCount, asOf = null } = usePlan();
  const { actualFormula, targetFormula, chartedTotals, rollup } = goal;
  const kept = [actualFormula, targetFormula].filter((formula) => formula !== null);
  const { data } = useQuery({ ...goalsQuery({ planId: plan.id, year, asOf }, goalCount), enabled: false });
  const numberOf = (id: string) => data?.hierarchy.nodes.get(id)?.goal.number;
  const formulas = kept.map((formula) => shownFormula(formula, numberOf).replaceAll(' * ', ' × '));
  const text = kept.length === 0 ? say.computedFrom : say.computedBy(formulas.join(' · '));
  const tip = useTip(() => text);
  const stop = useCardStop();
  const isComputed = kept.length > 0 || (chartedTotals !== null && rollup === null);
  if (!isComputed) return null;
  return (
    <button type="button" {...stop} className={styles.computed} aria-label={text} {...tip}>
      <i aria-hidden="true">ƒ</i>
      {!isShort && <span aria-hidden="true">{say.computed}</span>}
    </button>
  );
}

/** How many figures of a goal wait for a yes. */
function WaitingTag({ goalId }: { readonly goalId: string }) {
  return usePlan().plan.figuresWait && <Waiting goalId={goalId} />;
}

function Waiting({ goalId }: { readonly goalId: string }) {
  const count = figureCount(useWaitingOf(goalId));
  const tip = useTip(() => waitingWords.chipText(count));
  const stop = useCardStop();
  if (count === 0) return null;
  return (
    <button type="button" {...stop} className={styles.waiting} {...tip}>
      {waitingWords.chip(count)}
    </button>
  );
}
