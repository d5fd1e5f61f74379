import type { ReactNode } from 'react';
import type { WireInitiative } from '#contract/work.ts';
import { isOver } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './InitiativeRow.module.css';
import { StateBadge } from './StateBadge.tsx';
import { daysText, ownerName, percentText } from './workTexts.ts';

/** One initiative in a list: its state, title, owner, days, and how far it is; what is late stands out. */
export function InitiativeRow({
  initiative,
  isNarrow = false,
  goals = '',
  box = null,
  onOpen,
}: {
  readonly initiative: WireInitiative;
  readonly isNarrow?: boolean;
  /** The goals that it is for, in a list of many. */
  readonly goals?: string;
  /** By which it is chosen, where there is anything to choose. */
  readonly box?: ReactNode;
  readonly onOpen: () => void;
}) {
  const shown = usePlan();
  const { title, state, start, end, percent_complete: percent, days_late: late, milestones } = initiative;
  const owner = ownerName(initiative.owner_id, shown);
  return (
    <li className={styles.row} data-narrow={isNarrow}>
      <span className={styles.state}>
        {box}
        <StateBadge state={state} />
      </span>
      <span className={styles.title}>
        <button type="button" onClick={onOpen}>
          {title}
        </button>
        <small>
          {[goals, milestones.total > 0 ? say.doneOf(milestones.done, milestones.total) : '']
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </span>
      <span className={styles.owner}>{owner}</span>
      <span className={styles.days}>
        {daysText({ start, end }, shown)}
        {late > 0 && <b>{say.late(late)}</b>}
        {late === 0 && milestones.late > 0 && !isOver(initiative) && <b>{say.lateMilestones(milestones.late)}</b>}
      </span>
      <span className={styles.percent}>{percentText(percent)}</span>
    </li>
  );
}
