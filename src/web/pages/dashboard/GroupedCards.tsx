import { type ReactNode, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as counts } from '#web/base/messages/say/counts.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { DistributionBar } from '#web/goal/card/DistributionBar.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { GoalGroup } from '#web/plan/listing/arrange.ts';
import styles from './GroupedCards.module.css';

/** Each group under a heading row that says whose it is and how many it has, and folds. */
export default function GroupedCards({
  groups,
  prepared,
  children,
}: {
  readonly groups: readonly GoalGroup[];
  readonly prepared: PlanGoals;
  readonly children: (goals: readonly ListedGoal[], first: number) => ReactNode;
}) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  let first = 0;
  return groups.map((group) => {
    const at = first;
    first += group.goals.length;
    const isFolded = folded.has(group.key);
    return (
      <section key={group.key} className={styles.group}>
        <h2 className={styles.head}>
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={() =>
              setFolded((before) => {
                const next = new Set(before);
                if (!next.delete(group.key)) next.add(group.key);
                return next;
              })
            }
          >
            <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={12} />
            <GroupName group={group} prepared={prepared} />
            <span className={styles.bar}>
              <DistributionBar distribution={distributionIn(group.goals)} />
            </span>
            <span className={styles.count}>{counts.counted(group.goals.length)}</span>
          </button>
        </h2>
        {!isFolded && children(group.goals, at)}
      </section>
    );
  });
}

function GroupName({ group: { by }, prepared }: { readonly group: GoalGroup; readonly prepared: PlanGoals }) {
  const { plan } = usePlan();
  if (by === null) return <span>{say.arrange.without}</span>;
  if (by.kind === 'name') return <span dir="auto">{by.name}</span>;
  if (by.kind === 'status') return <span>{statusLabel(by.status, plan)}</span>;
  const goal = prepared.hierarchy.nodes.get(by.goalId)?.goal;
  return (
    <span dir="auto">{goal === undefined ? say.arrange.without : `${shownNumber(goal.number)} ${goal.title}`}</span>
  );
}

function distributionIn(goals: readonly ListedGoal[]): Record<ShownStatus, number> {
  const distribution = { ...NO_GOALS };
  for (const { figures } of goals) distribution[shownStatusOf(figures)] += 1;
  return distribution;
}
