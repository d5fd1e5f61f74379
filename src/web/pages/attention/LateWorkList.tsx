import { useId } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { planPagePath } from '#contract/pages.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { MOST_NAMED } from '#core/view/worstGoals.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { wantWork } from '#web/goal/detail/wantedWork.ts';
import type { LateWork } from '#web/goal/work/lateWork.ts';
import { ownerName } from '#web/goal/work/workTexts.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './Attention.module.css';

/** Work that is late though its goals are not in the table: a press opens the initiative, or the goal's work. */
export function LateWorkList({
  late,
  goals,
  opened,
  onOpen,
}: {
  readonly late: readonly LateWork[];
  readonly goals: readonly ListedGoal[];
  readonly opened: OpenGoals;
  readonly onOpen: (goalId: string, initiativeId: string | null) => void;
}) {
  const shown = usePlan();
  const id = useId();
  if (late.length === 0) return null;
  const others = late.length - MOST_NAMED;
  return (
    <section aria-labelledby={id} className={styles.lateWork}>
      <h2 id={id}>{say.lateWork}</h2>
      <ul>
        {late.slice(0, MOST_NAMED).map((each) => {
          const own = goals.filter((goal) => each.goalIds.includes(goal.id));
          const [goal] = own;
          if (goal === undefined) return null;
          const open = () => {
            wantWork(goal.id);
            onOpen(goal.id, each.initiativeId);
          };
          const owner = hidesOwners(shown) ? '' : ownerName(each.ownerId, shown);
          return (
            <li key={each.id}>
              <a href={opened.hrefOf(goal.id)} onClick={(event) => onPlainClick(event, open)}>
                {each.title}
              </a>
              <span data-status="critical">{words.late(each.days)}</span>
              <span>{words.forGoals(own.map(({ number }) => shownNumber(number)).join(', '))}</span>
              {owner !== '' && <span>{owner}</span>}
            </li>
          );
        })}
      </ul>
      {others > 0 && <a href={planPagePath(shown.plan.id, 'work')}>{say.moreLateWork(others)}</a>}
    </section>
  );
}
