import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeWeeksPath } from '#contract/addresses.ts';
import type { WireChangeWeeks } from '#contract/change.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { addDays, type Day, readIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import { DayButton } from './DayButton.tsx';
import styles from './LookBackBand.module.css';
import { Scrubber } from './Scrubber.tsx';
import { weeksOf, weeksShown } from './weeksShown.ts';

export default function LookBackBand({
  dashboardPlan,
  asOf,
  isLoading,
  onChange,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly asOf: Day;
  readonly isLoading: boolean;
  readonly onChange: ChangeDashboard;
}) {
  const { plan, today } = dashboardPlan;
  const { data } = useQuery(changeWeeksQuery(plan.id));
  const first = data === undefined ? null : readIsoDate(data.first);
  const weeks = weeksShown(weeksOf(data?.weeks ?? []), asOf);
  const isBefore = first !== null && asOf < first;
  const text = formatDate(asOf, plan.dateFormat);
  const choose = (day: Day) => onChange((before) => ({ ...before, asOf: day }));

  useEffect(() => {
    document.body.classList.add('looking-back');
    return () => document.body.classList.remove('looking-back');
  }, []);

  return (
    <section aria-label={say.title} className={styles.band} aria-busy={isLoading}>
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.row}>
        <div className={styles.sentence}>
          <Icon name="history" size={20} />
          <p role="status">
            <b>{say.asKnown(text)}</b>
            <span className="small quiet">
              {isBefore ? say.notYet(formatDate(first, plan.dateFormat)) : say.ofThatEvening}
            </span>
          </p>
        </div>
        <div className={styles.stepper}>
          <Button
            size="square"
            aria-label={say.previousDay}
            disabled={first !== null && asOf <= first}
            onClick={() => choose(addDays(asOf, -1))}
          >
            <Icon name="chevronLeft" />
          </Button>
          <DayButton label={say.day} text={text} day={asOf} first={first} last={today} onChoose={choose} />
          <Button
            size="square"
            aria-label={say.nextDay}
            disabled={asOf >= today}
            onClick={() => choose(addDays(asOf, 1))}
          >
            <Icon name="chevronRight" />
          </Button>
        </div>
        <div className={styles.weeks}>
          {weeks.length > 1 && (
            <Scrubber weeks={weeks} day={asOf} last={today} dateFormat={plan.dateFormat} onChoose={choose} />
          )}
        </div>
        <div className={styles.ways}>
          <Button onClick={() => onChange((before) => ({ ...before, compareWith: today, goalId: null, cardId: null }))}>
            {say.compare}
          </Button>
          <Button look="primary" onClick={() => onChange((before) => ({ ...before, asOf: null, compareWith: null }))}>
            {say.backToToday}
          </Button>
        </div>
      </div>
    </section>
  );
}

function changeWeeksQuery(planId: string) {
  return queryOptions<WireChangeWeeks>({
    queryKey: ['changeWeeks', planId],
    queryFn: ({ signal }) => fetchJson<WireChangeWeeks>(changeWeeksPath(planId), { signal }),
    staleTime: 60_000,
  });
}
