import { type DashboardState, withFiscalYear, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import styles from '#web/frame/Frame.module.css';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { PlanSwitcher } from '#web/planSwitcher/PlanSwitcher.tsx';
import { DashboardPicker } from '#web/savedFilters/DashboardPicker.tsx';
import type { SavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, MenuChoice } from '#web/ui/Menu.tsx';
import { usePlan } from './PlanContext.ts';

/** The breadcrumb: plan, fiscal year, dashboard. */
export function Trail({ state, saved }: { readonly state: DashboardState; readonly saved: SavedFilters }) {
  return (
    <>
      <li>
        <PlanSwitcher />
      </li>
      <li>
        <YearCrumb state={state} />
      </li>
      <li>
        <DashboardPicker saved={saved} />
      </li>
    </>
  );
}

/** Choosing a year loads the address with filters and fiscal_year (specification, section 2, Fiscal year change). */
export function YearCrumb({ state }: { readonly state: DashboardState }) {
  const { plan, years, year } = usePlan();
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <>
      <button type="button" className={styles.crumb} popoverTarget="year-menu" aria-label={say.frame.fiscalYear(label)}>
        <span>{label}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      <Menu id="year-menu" label={say.frame.fiscalYears}>
        {() =>
          years.map((each) => (
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
