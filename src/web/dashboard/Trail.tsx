import { useQuery } from '@tanstack/react-query';
import { planDashboardPath } from '#contract/addresses.ts';
import { type DashboardState, withFiscalYear, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { type FiscalYear, formatFiscalYear } from '#core/calendar/fiscalYear.ts';
import { plansQuery } from '#web/api/queries.ts';
import styles from '#web/frame/Frame.module.css';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, MenuChoice } from '#web/ui/Menu.tsx';
import { usePlan } from './PlanContext.ts';

/** The breadcrumb: plan, fiscal year, dashboard. */
export function Trail({ state, name }: { readonly state: DashboardState; readonly name: string }) {
  return (
    <>
      <li>
        <PlanCrumb />
      </li>
      <li>
        <YearCrumb state={state} />
      </li>
      <li>
        <h1 className={styles.crumb}>
          <span>{name}</span>
        </h1>
      </li>
    </>
  );
}

function PlanCrumb() {
  const { plan } = usePlan();
  const plans = useQuery(plansQuery).data ?? [];
  if (plans.length < 2) {
    return (
      <span className={classes(styles.crumb, styles.first)}>
        <span>{plan.name}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes(styles.crumb, styles.first)}
        popoverTarget="plan-menu"
        aria-label={say.frame.plan(plan.name)}
      >
        <span>{plan.name}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      <Menu id="plan-menu" label={say.frame.plans}>
        {() =>
          plans.map(({ id, name }) => (
            <MenuChoice key={id} href={planDashboardPath(id)} isChosen={id === plan.id}>
              {name}
            </MenuChoice>
          ))
        }
      </Menu>
    </>
  );
}

/** Choosing a year loads the address with filters and fiscal_year (specification, section 2, Fiscal year change). */
function YearCrumb({ state }: { readonly state: DashboardState }) {
  const { plan, years, year } = usePlan();
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  const choices: readonly FiscalYear[] = [...years, 'ALL'];
  return (
    <>
      <button type="button" className={styles.crumb} popoverTarget="year-menu" aria-label={say.frame.fiscalYear(label)}>
        <span>{label}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      <Menu id="year-menu" label={say.frame.fiscalYears}>
        {() =>
          choices.map((each) => (
            <MenuChoice
              key={each}
              href={`${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, each))}`}
              isChosen={each === year}
            >
              {formatFiscalYear(each, plan.fiscalDisplay)}
            </MenuChoice>
          ))
        }
      </Menu>
    </>
  );
}
