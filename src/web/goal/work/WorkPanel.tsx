import { useContext, useEffect, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { say } from '#web/base/messages/say/work.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { OpenInitiativeContext } from '#web/plan/work/OpenInitiative.ts';
import { useMayAddWork } from '#web/plan/work/useMayAddWork.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { inWorkOrder } from '#web/plan/work/workOrder.ts';
import { DecisionList } from './DecisionList.tsx';
import { aroundText, decisionsOfGoal } from './decisionsOfGoal.ts';
import { InitiativeDialog } from './InitiativeDialog.tsx';
import { InitiativeRow } from './InitiativeRow.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { useOpenedInitiative } from './useOpenedInitiative.ts';
import { useWorkForm } from './useWorkForm.tsx';
import styles from './WorkPanel.module.css';
import { WorkSection } from './WorkSection.tsx';
import { workOfGoal } from './workOfGoal.ts';

/** The work of a goal, beside its figures: initiatives, its own milestones, and what was decided. */
export default function WorkPanel({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const query = useWork();
  const work = query.data ?? NO_WORK;
  const ofAddress = useContext(OpenInitiativeContext);
  const [own, setOwn] = useState<string | null>(null);
  const [openedId, setOpenedId] = ofAddress === null ? [own, setOwn] : [ofAddress.id, ofAddress.open];
  // Later than the goal around it, so that it lies over it.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { form, ask } = useWorkForm(work);
  const mayAdd = useMayAddWork().of(subjectOf(goal, shown.owners));
  const { initiatives, milestones, decisions } = workOfGoal(goal.id, work);
  const charted = new Map(
    // A group has no chart.
    (goal.figures.distribution === null ? decisionsOfGoal(decisions, goal, shown) : []).map(
      ({ decision, number, around }) => [decision.id, { number, around: aroundText(around, goal, shown) }],
    ),
  );
  const opened = useOpenedInitiative(work, isReady ? openedId : null);
  const countOf = (list: readonly unknown[]) => (list.length === 0 ? '' : String(list.length));
  const isEmpty = initiatives.length + milestones.length + decisions.length === 0;

  return (
    <div className={styles.panel}>
      <QueryNotice
        query={query}
        failed={say.failed}
        loading={
          <p role="status" className="small quiet">
            {say.loading}
          </p>
        }
      />
      {query.isSuccess && isEmpty && <p className="small quiet">{say.emptyGoal}</p>}
      {query.isSuccess && (mayAdd || initiatives.length > 0) && (
        <WorkSection
          title={say.initiatives}
          note={countOf(initiatives)}
          add={say.addInitiative}
          onAdd={mayAdd ? () => ask({ kind: 'initiative', item: null, goalIds: [goal.id] }) : null}
        >
          <ul>
            {inWorkOrder(initiatives).map((initiative) => (
              <InitiativeRow
                key={initiative.id}
                initiative={initiative}
                isNarrow
                onOpen={() => setOpenedId(initiative.id)}
              />
            ))}
          </ul>
        </WorkSection>
      )}
      {query.isSuccess && (mayAdd || milestones.length > 0) && (
        <WorkSection
          title={say.milestones}
          note={countOf(milestones)}
          add={say.addMilestone}
          onAdd={mayAdd ? () => ask({ kind: 'milestone', item: null, of: { goal_id: goal.id } }) : null}
        >
          <MilestoneList
            milestones={milestones}
            work={work}
            isNarrow
            onEdit={(item) => ask({ kind: 'milestone', item, of: null })}
          />
        </WorkSection>
      )}
      {query.isSuccess && (mayAdd || decisions.length > 0) && (
        <WorkSection
          title={say.decisions}
          note={countOf(decisions)}
          add={say.addDecision}
          onAdd={mayAdd ? () => ask({ kind: 'decision', item: null, about: { goal_ids: [goal.id] } }) : null}
        >
          <DecisionList
            decisions={decisions}
            charted={charted}
            onEdit={(item) => ask({ kind: 'decision', item, about: { goal_ids: [goal.id] } })}
          />
        </WorkSection>
      )}
      {opened !== null && <InitiativeDialog opened={opened} work={work} onClose={() => setOpenedId(null)} />}
      {form}
    </div>
  );
}
