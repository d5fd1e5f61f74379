import { useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { may } from '#core/access.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { NoChart } from '#web/goal/charts/NoChart.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import { NewBaseDialog } from './NewBaseDialog.tsx';
import { SignalChart } from './SignalChart.tsx';
import { SignalMarks, useSignalMarks } from './SignalMarks.tsx';
import { SignalTable } from './SignalTable.tsx';
import styles from './SignalView.module.css';
import { signalPlotOf } from './signalPlot.ts';
import { signalSentence } from './signalSentence.ts';
import { useSignal } from './useSignal.ts';

export default function SignalView({ goal, isTable }: { readonly goal: DashboardGoal; readonly isTable: boolean }) {
  const shown = usePlan();
  const { plan } = shown;
  const signal = useSignal(goal);
  const marks = useSignalMarks(goal, signal);
  const [asked, setAsked] = useState<NewBase | 'new' | null>(null);
  const unit = valueUnitOf(goal, plan);
  const { trackingFrequency: frequency, entries } = goal;
  const plot = signalPlotOf(signal, { entries, frequency, calendar: plan, unit });
  const sentence = signalSentence(signal, ({ date }) => formatPeriod(date, frequency, plan));
  if (plot === null || sentence === null) {
    return (
      <div className={styles.none}>
        <NoChart title={say.none} text={say.noneText} />
      </div>
    );
  }
  const mayChange = !plan.isArchived && may(viewerOf(shown), 'enterFigures', subjectOf(goal, shown.owners));
  const [verdict, rest] = sentence;
  const drawn = { plot, frequency, unit, dateStyle: plan };
  return (
    <div className={styles.view}>
      {isTable ? (
        <SignalTable {...drawn} />
      ) : (
        <SignalChart
          {...drawn}
          label={say.chart(sentence.join(' '), plot.points.length)}
          hasNames={!signal.isSeasonal}
          onBase={mayChange ? setAsked : null}
        />
      )}
      <div className={styles.reading}>
        <p className={styles.sentence}>
          <b>{verdict}</b> {rest}
        </p>
        <SignalMarks marks={marks} />
        {mayChange && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('new')}>
            {say.newBase}
          </Button>
        )}
      </div>
      {asked !== null && (
        <NewBaseDialog
          key={asked === 'new' ? asked : asked.date}
          goal={goal}
          base={asked === 'new' ? null : asked}
          onBase={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
