import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { feedPath, historyPath } from '#contract/pages.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as entryWords } from '#web/base/messages/say/entry.ts';
import { say } from '#web/base/messages/say/formula.ts';
import { openPopover } from '#web/base/ui/openPopover.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FigureSource.module.css';
import { figureSourceQuery } from './figureSourceQuery.ts';
import { sourceText } from './sourceText.ts';

const GAP = 10;

export type FigureSourceProps = {
  readonly goal: DashboardGoal;
  readonly date: Day;
  readonly figure: 'actual' | 'target';
  /** Gets the focus back; below it, or below `at` where that is given, it is shown. */
  readonly anchor: HTMLElement;
  readonly at?: DOMRect | null;
  readonly onClose: () => void;
};

/** Beside a cell: where its figure comes from, what stood there before, and what it goes into. */
export default function FigureSource({ goal, date, figure, anchor, at = null, onClose }: FigureSourceProps) {
  const { plan } = usePlan();
  const popover = useRef<HTMLDivElement>(null);
  const day = formatIsoDate(date);
  const { data, isError } = useQuery(figureSourceQuery({ planId: plan.id, goalId: goal.id, date }));
  useLayoutEffect(
    () => openPopover(popover.current, (element) => placeBelow(element, at ?? anchor.getBoundingClientRect())),
    [anchor, at],
  );

  const source = data?.[figure] ?? null;
  const value = source === null ? '' : ` ${formatFullValue(source.value, valueUnitOf(goal, plan))}`;
  const period = formatPeriod(date, goal.trackingFrequency, plan);
  const title = `${shownNumber(goal.number)} · ${period} · ${entryWords[figure]}${value}`;
  return (
    <div
      ref={popover}
      popover="auto"
      className={styles.source}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        onClose();
        anchor.focus({ preventScroll: true });
      }}
    >
      <section aria-label={say.source.title}>
        <h2 tabIndex={-1}>{title}</h2>
        <p role="status">
          {isError ? say.source.failed : data === undefined ? say.source.loading : sourceText(source, plan)}
        </p>
        {data !== undefined && source !== null && (
          <dl>
            {source.version !== null && (
              <div>
                <dt>{say.source.before}</dt>
                <dd>
                  {source.before === null ? say.source.empty : formatFullValue(source.before, valueUnitOf(goal, plan))}
                </dd>
              </div>
            )}
            <div>
              <dt>{say.source.usedIn}</dt>
              <dd>
                {data.used_in.length === 0 ? say.source.nowhere : data.used_in.map(({ number }) => number).join(', ')}
              </dd>
            </div>
          </dl>
        )}
        <p className={styles.ways}>
          {source?.run?.feed_id != null && source.run.id !== null && (
            <a href={feedPath(plan.id, { feed: source.run.feed_id, run: source.run.id })}>
              {say.source.openRun(source.run.number)}
            </a>
          )}
          <a href={historyPath(plan.id, { goal: goal.id, kind: 'figures', period: day })}>{say.source.history}</a>
        </p>
      </section>
    </div>
  );
}

function placeBelow(popover: HTMLElement, cell: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = document.documentElement.clientWidth - width - GAP;
  const left = Math.max(GAP, Math.min(cell.left + cell.width / 2 - width / 2, room));
  const hasRoom = cell.bottom + GAP + height < window.innerHeight;
  popover.style.left = `${left}px`;
  popover.style.top = `${hasRoom ? cell.bottom + GAP : Math.max(GAP, cell.top - GAP - height)}px`;
  popover.querySelector('h2')?.focus();
}
