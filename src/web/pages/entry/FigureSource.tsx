import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { figureSourcePath } from '#contract/addresses.ts';
import type { FigureSources, FigureSource as Source } from '#contract/figureSource.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { planPagePath } from '#contract/pages.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as entryWords } from '#web/base/messages/say/entry.ts';
import { say } from '#web/base/messages/say/formula.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import { openPopover } from '#web/base/ui/openPopover.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FigureSource.module.css';

const GAP = 10;

/** Beside a cell: where its figure comes from, what stood there before, and what it goes into. */
export default function FigureSource({
  goal,
  date,
  figure,
  anchor,
  onClose,
}: {
  readonly goal: DashboardGoal;
  readonly date: Day;
  readonly figure: 'actual' | 'target';
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}) {
  const { plan } = usePlan();
  const popover = useRef<HTMLDivElement>(null);
  const day = formatIsoDate(date);
  const { data, isError } = useQuery({
    queryKey: ['figure-source', plan.id, goal.id, day, goal.updatedAt],
    queryFn: ({ signal }) => fetchJson<FigureSources>(figureSourcePath(plan.id, goal.id, day), { signal }),
    retry: false,
  });
  useLayoutEffect(() => openPopover(popover.current, (element) => placeBelow(element, anchor)), [anchor]);

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
        <p role="status">{isError ? say.source.failed : data === undefined ? say.source.loading : sentence(source)}</p>
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
        <a href={planPagePath(plan.id, 'history')}>{say.source.history}</a>
      </section>
    </div>
  );

  function sentence(found: Source | null): string {
    if (found === null) return say.source.nothing;
    const { by, at, detail } = found;
    const when = at === null ? '' : planInstantText(at, plan);
    switch (found.source) {
      case 'typed':
        return say.source.typed(by ?? '', when);
      case 'import':
        return say.source.imported(detail ?? '', by ?? '', when);
      case 'program':
        return say.source.program(detail ?? '', by ?? '', when);
      case 'formula':
        return say.source.formula(detail ?? '');
      case 'rollup':
        return say.source.rollup;
      case 'unknown':
        return say.source.unknown;
    }
  }
}

function placeBelow(popover: HTMLElement, anchor: HTMLElement): void {
  const cell = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = document.documentElement.clientWidth - width - GAP;
  const left = Math.max(GAP, Math.min(cell.left + cell.width / 2 - width / 2, room));
  const hasRoom = cell.bottom + GAP + height < window.innerHeight;
  popover.style.left = `${left}px`;
  popover.style.top = `${hasRoom ? cell.bottom + GAP : Math.max(GAP, cell.top - GAP - height)}px`;
  popover.querySelector('h2')?.focus();
}
