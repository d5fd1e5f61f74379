import { useQuery } from '@tanstack/react-query';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './GoalForm.module.css';
import { GoalForm } from './GoalForm.tsx';
import { draftOf, newDraft } from './goalDraft.ts';
import type { GoalFormAsked } from './openGoalForm.ts';
import { SideSheet } from './SideSheet.tsx';
import { statedGoalQuery } from './statedGoalQuery.ts';

type Props = { readonly prepared: PlanGoals; readonly onClose: () => void };

export default function GoalSheet({
  asked,
  prepared,
  onAdded,
  onClose,
}: Props & {
  readonly asked: Exclude<GoalFormAsked, { readonly kind: 'archive' }>;
  readonly onAdded: (goalId: string) => void;
}) {
  const { year, currentYear } = usePlan();
  const shownYear = year === 'ALL' ? currentYear : year;
  if (asked.kind === 'edit') return <EditSheet goalId={asked.goalId} {...{ prepared, onClose, shownYear }} />;
  const parent = asked.parentId === null ? undefined : prepared.hierarchy.nodes.get(asked.parentId)?.goal;
  const title = parent === undefined ? say.add : say.addUnder(`${shownNumber(parent.number)} ${parent.title}`);
  const edited = {
    goalId: null,
    version: null,
    before: newDraft(asked.parentId),
    hasEntries: false,
    year: shownYear,
    prepared,
  };
  return <GoalForm title={title} edited={edited} onAdded={onAdded} onClose={onClose} />;
}

function EditSheet({
  goalId,
  shownYear,
  prepared,
  onClose,
}: Props & { readonly goalId: string; readonly shownYear: number }) {
  const { plan } = usePlan();
  const { data: stated, isError, refetch } = useQuery(statedGoalQuery(plan.id, goalId));
  const listed = prepared.hierarchy.nodes.get(goalId)?.goal;
  const title = say.edit(listed === undefined ? '' : `${shownNumber(listed.number)} ${listed.title}`);
  if (stated === undefined) {
    return (
      <SideSheet title={title} onLeave={onClose}>
        <div className={styles.waiting} role="status">
          {isError ? say.loadFailed : say.loading}
          {isError && <Button onClick={() => void refetch()}>{say.retry}</Button>}
        </div>
      </SideSheet>
    );
  }
  const before = draftOf(stated, { year: shownYear, format: plan.dateFormat, fields: plan.fields });
  const edited = {
    goalId,
    version: stated.version,
    before,
    hasEntries: stated.has_entries === 1,
    year: shownYear,
    prepared,
  };
  return <GoalForm title={title} edited={edited} onClose={onClose} />;
}
