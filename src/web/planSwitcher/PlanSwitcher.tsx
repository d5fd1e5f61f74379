import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { WirePlanSummary } from '#contract/plan/wirePlan.ts';
import { plansQuery } from '#web/api/queries.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import frameStyles from '#web/frame/Frame.module.css';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuRule } from '#web/ui/Menu.tsx';
import styles from './PlanSwitcher.module.css';

const NewPlanDialog = lazy(() => import('#web/newPlan/NewPlanDialog.tsx'));

/** The plan shown, the way to the others the member belongs to, and to a new one; through a share its name alone. */
export function PlanSwitcher() {
  const { plan, viewer } = usePlan();
  const { data: plans = [] } = useQuery({ ...plansQuery, enabled: viewer.kind === 'member' });
  const [isMaking, setMaking] = useState(false);
  const mark = plan.isDemo ? say.frame.demo : plan.isArchived ? say.frame.archived : null;
  const name = (
    <>
      <span>{plan.name}</span> {mark !== null && <small className={styles.mark}>{mark}</small>}
    </>
  );
  if (viewer.kind !== 'member') return <span className={classes(frameStyles.crumb, frameStyles.first)}>{name}</span>;
  const archived = plans.filter(({ is_archived: isArchived }) => isArchived === 1);
  return (
    <>
      <button
        type="button"
        className={classes(frameStyles.crumb, frameStyles.first)}
        popoverTarget="plan-menu"
        aria-label={say.frame.plan(mark === null ? plan.name : `${plan.name} ${mark}`)}
      >
        {name}
        <Icon name="chevronDown" size={12} />
      </button>
      <Menu id="plan-menu" label={say.frame.plans} className={styles.menu}>
        {(close) => (
          <>
            <Plans plans={plans.filter(({ is_archived: isArchived }) => isArchived === 0)} shownId={plan.id} />
            {archived.length > 0 && (
              <MenuGroup label={say.frame.archivedPlans}>
                <Plans plans={archived} shownId={plan.id} />
              </MenuGroup>
            )}
            {plans.length > 0 && <MenuRule />}
            <MenuAction
              icon="plus"
              onChoose={() => {
                close();
                setMaking(true);
              }}
            >
              {say.frame.newPlan}
            </MenuAction>
          </>
        )}
      </Menu>
      {isMaking && (
        <Suspense>
          <NewPlanDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

function Plans({ plans, shownId }: { readonly plans: readonly WirePlanSummary[]; readonly shownId: string }) {
  return plans.map(({ id, name, company, is_demo: isDemo }) => (
    <MenuChoice key={id} href={planDashboardPath(id)} isChosen={id === shownId}>
      {name}
      {isDemo === 1 && <small className={styles.mark}>{say.frame.demo}</small>}
      {company !== '' && company !== name && <span className={styles.company}>{company}</span>}
    </MenuChoice>
  ));
}
