import { useId, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type Fact, factsInShort, factsOf } from './factsOf.ts';
import styles from './GoalFacts.module.css';
import { OwnFacts } from './OwnFacts.tsx';
import { areFactsOpen, keepFactsOpen } from './openFacts.ts';

/** Folded until asked for, in one line; open they stay open for the next goal. */
export function GoalFacts({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const id = useId();
  const [isOpen, setOpen] = useState(areFactsOpen);
  const isShown = ({ isOwner }: Fact) => !(isOwner && hidesOwners(shown));

  function toggle() {
    keepFactsOpen(!isOpen);
    setOpen(!isOpen);
  }

  return (
    <section className={styles.part}>
      <h3>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <Icon name="chevronRight" />
          <b>{say.factsTitle}</b>
          {!isOpen && (
            <span>
              {factsInShort(goal, shown.plan)
                .filter(isShown)
                .map(({ value }) => value)
                .join(' · ')}
            </span>
          )}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <dl className={styles.facts} aria-label={say.facts}>
              {factsOf(goal, shown.plan)
                .filter(isShown)
                .map((fact) => (
                  <FactRow key={fact.label} {...fact} />
                ))}
            </dl>
            <OwnFacts goal={goal} />
          </>
        )}
      </div>
    </section>
  );
}

function FactRow({ label, value }: Fact) {
  const tip = useTip((anchor) => (isCutOff(anchor) ? value : null));
  return (
    <div>
      <dt>{label}</dt>
      <dd {...tip}>{value}</dd>
    </div>
  );
}
