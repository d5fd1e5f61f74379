import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WireOutlook } from '#contract/outlook.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/outlook.ts';
import { Button } from '#web/base/ui/Button.tsx';
import type { ChartViewProps } from '#web/goal/charts/chartView.ts';
import { NoChart } from '#web/goal/charts/NoChart.tsx';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { OutlookChart } from './OutlookChart.tsx';
import { OutlookTable } from './OutlookTable.tsx';
import styles from './OutlookView.module.css';
import { outlookPoints } from './outlookPoints.ts';
import { outlookQuery } from './outlookQuery.ts';
import { yearEndTextsOf } from './yearEndTexts.ts';

export default function OutlookView({ goal, isTable }: ChartViewProps) {
  const shown = usePlan();
  const scope = outlookScopeOf(shown);
  const { data, isError, refetch } = useQuery(outlookQuery(scope, goal.id));
  if (data === undefined) {
    return (
      <div className={styles.waiting} aria-busy={!isError}>
        {isError ? (
          <p role="alert">
            {say.failed}{' '}
            <Button look="link" size="small" onClick={() => void refetch()}>
              {say.retry}
            </Button>
          </p>
        ) : (
          <p>{say.loading}</p>
        )}
      </div>
    );
  }
  if (data.none !== null) {
    const title = data.none.count === null ? say.none.title : say.notEnough;
    return (
      <div className={styles.none}>
        <NoChart title={title} text={noOutlookText(data.none)} />
      </div>
    );
  }
  return <Ahead goal={goal} outlook={data} year={scope.year} shown={shown} isTable={isTable} />;
}

function Ahead({
  goal,
  outlook,
  year,
  shown,
  isTable,
}: ChartViewProps & { readonly outlook: WireOutlook; readonly year: number; readonly shown: ShownPlan }) {
  const { plan, today } = shown;
  const drawn = useMemo(() => outlookPoints(goal, { outlook, year }, shown), [goal, outlook, year, shown]);
  const unit = valueUnitOf(goal, plan);
  const texts = outlook.year_end === null ? [say.noYearEnd] : yearEndTextsOf(goal, outlook.year_end, shown);
  const record = recordText(outlook);
  return (
    <>
      {isTable ? (
        <OutlookTable drawn={drawn} unit={unit} dateStyle={plan} />
      ) : (
        <OutlookChart
          drawn={drawn}
          unit={unit}
          dateStyle={plan}
          today={today}
          label={texts.map((text) => [text].flat().join('')).join(' ')}
        />
      )}
      <div className={styles.texts}>
        <p>
          {texts.map((text) =>
            typeof text === 'string' ? (
              text
            ) : (
              <span key={text[0]}>
                {text[0]}
                <b>{text[1]}</b>
                {text[2]}{' '}
              </span>
            ),
          )}
        </p>
        {record !== null && <p className="small quiet">{record}</p>}
      </div>
    </>
  );
}

function noOutlookText({ why, count, least }: NonNullable<WireOutlook['none']>): string {
  const text = say.none[why];
  return typeof text === 'string' ? text : text(count ?? 0, least ?? 0);
}

function recordText({ back_test: test, rhythm }: Pick<WireOutlook, 'back_test' | 'rhythm'>): string | null {
  if (test === null || rhythm === null) return null;
  return say.record(say.last[rhythm](test.periods), formatPercent(Math.round((test.held80 / test.cases) * 100)));
}
