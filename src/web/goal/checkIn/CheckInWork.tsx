import { useState } from 'react';
import type { WireMilestone } from '#contract/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { MilestoneList } from '#web/goal/work/MilestoneList.tsx';
import { workFor } from '#web/goal/work/workOfGoal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { workToDo } from '#web/plan/work/workToDo.ts';
import styles from './CheckInForm.module.css';

/** Milestones for the goal, of its initiatives too, that are late or come up: ticked off where they stand. */
export function CheckInWork({ goalId }: { readonly goalId: string }) {
  const { hasWork = false, today } = usePlan();
  const { data: work = NO_WORK } = useWork({ isWanted: hasWork });
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const ofGoal = workFor(new Set([goalId]), work);
  const titles = new Map(ofGoal.initiatives.map(({ id, title }) => [id, title]));
  const toDo = workToDo(ofGoal, { today }).milestones;
  // What is ticked off stays, so that a slip is taken back where it was made.
  if (toDo.some(({ id }) => !listed.has(id))) setListed(new Set([...listed, ...toDo.map(({ id }) => id)]));
  const shown = ofGoal.milestones.filter(({ id }) => listed.has(id));
  if (shown.length === 0) return null;
  const whatFor = ({ initiative_id: id }: WireMilestone) => titles.get(id ?? '');
  return (
    <section className={styles.work} aria-label={say.milestones}>
      <h3>{say.milestones}</h3>
      <MilestoneList milestones={shown} work={work} isNarrow whatFor={whatFor} />
    </section>
  );
}
