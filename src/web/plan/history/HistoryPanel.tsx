import { useQuery } from '@tanstack/react-query';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { ChangeList } from './ChangeList.tsx';
import { WHOLE_LOG } from './changesQuery.ts';
import styles from './HistoryPanel.module.css';

export default function HistoryPanel({ goalId }: { readonly goalId: string }) {
  const { plan, year, asOf = null, goalCount } = usePlan();
  const { data } = useQuery({ ...goalsQuery({ planId: plan.id, year, asOf }, goalCount), enabled: false });
  return (
    <div className={styles.panel}>
      <ChangeList cut={{ ...WHOLE_LOG, goalId, to: asOf }} goals={data?.goals ?? []} />
    </div>
  );
}
