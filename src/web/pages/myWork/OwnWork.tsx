import { useId, useState } from 'react';
import type { WireMilestone } from '#contract/work.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { InitiativeDialog } from '#web/goal/work/InitiativeDialog.tsx';
import { InitiativeRow } from '#web/goal/work/InitiativeRow.tsx';
import { MilestoneList } from '#web/goal/work/MilestoneList.tsx';
import { useForGoals } from '#web/goal/work/useForGoals.ts';
import { useOpenedInitiative } from '#web/goal/work/useOpenedInitiative.ts';
import { usePlanGoals } from '#web/goal/work/usePlanGoals.ts';
import { useWorkForm } from '#web/goal/work/useWorkForm.tsx';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import type { WorkToDo } from '#web/plan/work/workToDo.ts';
import styles from './MyWorkPage.module.css';

/** Milestones that are late or come up, ticked off where they stand, and open initiatives. */
export function OwnWork({ toDo, work }: { readonly toDo: WorkToDo; readonly work: PlanWork }) {
  const milestonesId = useId();
  const initiativesId = useId();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { form, ask } = useWorkForm(work);
  const nodes = usePlanGoals()?.hierarchy.nodes;
  const opened = useOpenedInitiative(work, openedId);
  const forGoals = useForGoals();

  function whatFor({ initiative_id: initiativeId, goal_id: goalId }: WireMilestone) {
    const initiative = work.initiatives.find(({ id }) => id === initiativeId);
    if (initiative === undefined) return nodes?.get(goalId ?? '')?.goal.title;
    return (
      <button type="button" className={styles.of} onClick={() => setOpenedId(initiative.id)}>
        {initiative.title}
      </button>
    );
  }

  return (
    <>
      {toDo.milestones.length > 0 && (
        <section aria-labelledby={milestonesId} className={styles.group}>
          <h2 id={milestonesId}>
            {say.milestones} <span>{toDo.milestones.length}</span>
          </h2>
          <div className={styles.milestones}>
            <MilestoneList
              milestones={toDo.milestones}
              work={work}
              whatFor={whatFor}
              onEdit={(item) => ask({ kind: 'milestone', item, of: null })}
            />
          </div>
        </section>
      )}
      {toDo.initiatives.length > 0 && (
        <section aria-labelledby={initiativesId} className={styles.group}>
          <h2 id={initiativesId}>
            {say.initiatives} <span>{toDo.initiatives.length}</span>
          </h2>
          <ul>
            {toDo.initiatives.map((initiative) => (
              <InitiativeRow
                key={initiative.id}
                initiative={initiative}
                goals={forGoals(initiative.goal_ids)}
                onOpen={() => setOpenedId(initiative.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {opened !== null && <InitiativeDialog opened={opened} work={work} onClose={() => setOpenedId(null)} />}
      {form}
    </>
  );
}
