import { useQuery } from '@tanstack/react-query';
import { planDashboardPath } from '#contract/addresses.ts';
import { plansQuery } from '#web/api/queries.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import frameStyles from '#web/frame/Frame.module.css';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, MenuChoice } from '#web/ui/Menu.tsx';
import styles from './PlanSwitcher.module.css';

/** The plan shown, and the way to the others the member belongs to; with none other, or through a share, its name alone. */
export function PlanSwitcher() {
  const { plan, viewer } = usePlan();
  const { data: plans = [] } = useQuery({ ...plansQuery, enabled: viewer.kind === 'member' });
  if (plans.length < 2) {
    return (
      <span className={classes(frameStyles.crumb, frameStyles.first)}>
        <span>{plan.name}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes(frameStyles.crumb, frameStyles.first)}
        popoverTarget="plan-menu"
        aria-label={say.frame.plan(plan.name)}
      >
        <span>{plan.name}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      <Menu id="plan-menu" label={say.frame.plans} className={styles.menu}>
        {() =>
          plans.map(({ id, name, company }) => (
            <MenuChoice key={id} href={planDashboardPath(id)} isChosen={id === plan.id}>
              {name}
              {company !== '' && company !== name && <span className={styles.company}>{company}</span>}
            </MenuChoice>
          ))
        }
      </Menu>
    </>
  );
}
