import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plansQuery } from '#web/base/api/queries.ts';
import { LateMenu } from '#web/base/failure/LateMenu.tsx';
import { late } from '#web/base/failure/late.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import frameStyles from '#web/plan/frame/Frame.module.css';
import styles from './PlanSwitcher.module.css';

const planItems = latePart(
  () => import('./PlanItems.tsx'),
  ({ PlanItems }) => PlanItems,
);
const NewPlanDialog = late(() => import('#web/pages/newPlan/NewPlanDialog.tsx'));

/** The name is that of the day that is shown. */
export function PlanSwitcher({ name: planName }: { readonly name: string }) {
  const { plan, viewer } = usePlan();
  const { data: plans = [] } = useQuery({ ...plansQuery, enabled: viewer.kind === 'member' });
  const [isMaking, setMaking] = useState(false);
  const mark = plan.isDemo ? say.frame.demo : plan.isArchived ? say.frame.archived : null;
  const name = (
    <>
      <span>{planName}</span>{' '}
      {mark !== null && <small className={classes(styles.mark, plan.isDemo && styles.demo)}>{mark}</small>}
    </>
  );
  if (viewer.kind !== 'member') return <span className={classes(frameStyles.crumb, frameStyles.first)}>{name}</span>;
  return (
    <>
      <button
        type="button"
        className={classes(frameStyles.crumb, frameStyles.first)}
        popoverTarget="plan-menu"
        aria-label={say.frame.plan(mark === null ? planName : `${planName} ${mark}`)}
      >
        {name}
        <Icon name="chevronDown" size={12} />
      </button>
      <LateMenu id="plan-menu" className={styles.menu} part={planItems}>
        {(PlanItems, close) => (
          <PlanItems plans={plans} shownId={plan.id} onNewPlan={() => setMaking(true)} onClose={close} />
        )}
      </LateMenu>
      {isMaking && <NewPlanDialog onClose={() => setMaking(false)} />}
    </>
  );
}
