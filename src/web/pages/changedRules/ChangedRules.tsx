import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { WireChangedRules } from '#contract/changedRules.ts';
import { DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { isChangedRule } from '#core/changedRules/changedRules.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/changedRules.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ChangedRules.module.css';
import { changedRulesQuery, dismissRules } from './changedRulesQuery.ts';

type TouchedBy = WireChangedRules['rules'][number];

export default function ChangedRules() {
  const { plan, viewer } = usePlan();
  const titleId = useId();
  const { data, isError, refetch } = useQuery(changedRulesQuery(plan.id));
  const told = viewer.kind === 'member' ? viewer.changedRules : [];
  const dismissing = useMutation({ mutationFn: () => dismissRules(plan.id, told) });
  if (isError && data === undefined) return <ErrorBanner title={say.loadFailed} onRetry={() => void refetch()} />;
  // A rule that came with a later release than this page has no words here.
  const rules = data?.rules.filter(({ rule }) => isChangedRule(rule)) ?? [];
  if (rules.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h2 id={titleId}>{say.title}</h2>
      <p>{say.text}</p>
      {rules.map((rule) => (
        <Rule key={rule.rule} {...rule} planId={plan.id} />
      ))}
      <div className={styles.end}>
        <Button disabled={dismissing.isPending} onClick={() => dismissing.mutate()}>
          {say.dismiss}
        </Button>
        {dismissing.isError && <span role="alert">{say.dismissFailed}</span>}
      </div>
    </section>
  );
}

function Rule({ rule, decision, goals, planId }: TouchedBy & { readonly planId: string }) {
  const { name, text } = say.rules[rule];
  return (
    <details>
      <summary>
        <b>{name}</b> <span className="small quiet">{say.goals(goals.length)}</span>
      </summary>
      <p>
        {text} <span className="small quiet">{say.decision(decision)}</span>
      </p>
      <ul className={styles.goals}>
        {goals.map((goal) => (
          <li key={goal.id}>
            <a href={goalAddress(planId, goal.id)}>
              {shownNumber(goal.number)} {goal.item}
            </a>
            <PlainBadge status={goal.status} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function goalAddress(planId: string, goalId: string): string {
  return `${planDashboardPath(planId)}${writeDashboardQuery({ ...DEFAULT_DASHBOARD, goalId })}`;
}
