import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { TriedPlan } from './useWhatIfPlan.ts';
import styles from './WhatIfPanel.module.css';
import { suppose } from './whatIfStore.ts';

export function AddGoal({ tried, listed }: { readonly tried: TriedPlan; readonly listed: readonly DashboardGoal[] }) {
  const id = useId();
  const goals = [...tried.goals.values()]
    .filter((goal) => tried.plan.openYearOf(goal.id) !== null && !listed.includes(goal))
    .sort((one, other) => compareGoalNumbers(one.number, other.number));

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
