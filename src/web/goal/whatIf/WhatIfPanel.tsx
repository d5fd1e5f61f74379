import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { roughly } from '#web/goal/charts/roughly.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { EndField } from './EndField.tsx';
import { KeepNote } from './KeepNote.tsx';
import { KeptNotes } from './KeptNotes.tsx';
import { StandingRows } from './StandingRows.tsx';
import { type TriedPlan, useWhatIfPlan } from './useWhatIfPlan.ts';
import styles from './WhatIfPanel.module.css';
import { suppose, takeBack, takeBackAll, useWhatIfs } from './whatIfStore.ts';

export default function WhatIfPanel({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const supposed = useWhatIfs();
  const { tried, isFailed, refetch } = useWhatIfPlan(goal, supposed);
  if (isFailed) return <ErrorBanner title={say.failed} onRetry={refetch} />;
  if (tried === null) {
    return (
      <p role="status" className={styles.text}>
        {say.working}
      </p>
    );
  }
  const own = tried.plan.openYearOf(goal.id);
  const listed = [...new Set([...(own === null ? [] : [goal.id]), ...supposed.values.keys()])].flatMap(
    (id) => tried.goals.get(id) ?? [],
  );
  const end = own?.rest.end ?? tried.plan.openYearOf(listed[0]?.id ?? '')?.rest.end ?? null;
  const isAny = supposed.values.size > 0;
  return (
    <div className={styles.panel}>
      <div>
        {end !== null && <h3>{say.title(formatDate(end, plan.dateFormat))}</h3>}
        <p className="small quiet">{say.hint}</p>
        {supposed.note !== null && <p className="small quiet">{say.kept(supposed.note)}</p>}
      </div>
      {own === null && <p className={styles.text}>{say.closed}</p>}
      <ul className="stack">
        {listed.map((each) => {
          const open = tried.plan.openYearOf(each.id);
          const value = supposed.values.get(each.id) ?? null;
          const name = `${shownNumber(each.number)} ${each.title}`;
          return (
            <li key={each.id}>
              <EndField
                label={each.id === goal.id ? say.yearEnds : say.yearEndsOf(name)}
                value={value ?? (open?.likely == null ? null : roughly(open.likely))}
                onSet={(next) => suppose(each.id, tried.plan.reachable(each.id, next))}
                onTakeBack={() => takeBack(each.id)}
              />
              {each.id !== goal.id && (
                <Button look="link" size="small" aria-label={say.takeBackOf(name)} onClick={() => takeBack(each.id)}>
                  {say.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">
        <StandingRows goal={goal} tried={tried} supposed={supposed} />
      </div>
      {!tried.isWhole && <p className="small quiet">{say.onlyGoal}</p>}
      <div className="cluster">
        {isAny && <KeepNote goal={goal} supposed={supposed} />}
        {isAny && (
          <Button size="small" onClick={supposed.values.has(goal.id) ? () => takeBack(goal.id) : takeBackAll}>
            {say.takeBack}
          </Button>
        )}
        {tried.isWhole && <AddGoal tried={tried} listed={listed} />}
      </div>
      <KeptNotes goalId={goal.id} />
      <p className="small quiet">{plan.isOutlookOff ? say.basisWithout : say.basis}</p>
    </div>
  );
}

function AddGoal({ tried, listed }: { readonly tried: TriedPlan; readonly listed: readonly DashboardGoal[] }) {
  const id = useId();
  const goals = inTreeOrder([...tried.goals.values()]).filter(
    (goal) => tried.plan.openYearOf(goal.id) !== null && !listed.includes(goal),
  );

  function handleChoose(goalId: string) {
    const likely = tried.plan.openYearOf(goalId)?.likely ?? tried.goals.get(goalId)?.figures.endTarget ?? 0;
    suppose(goalId, tried.plan.reachable(goalId, roughly(likely)));
  }

  if (goals.length === 0) return null;
  return (
    <div className={styles.add}>
      <label htmlFor={id} className="visually-hidden">
        {say.add}
      </label>
      <select id={id} value="" onChange={({ target }) => handleChoose(target.value)}>
        <option value="">{say.add}</option>
        {goals.map((goal) => (
          <option key={goal.id} value={goal.id}>
            {shownNumber(goal.number)} {goal.title}
          </option>
        ))}
      </select>
    </div>
  );
}
