import type { DashboardState } from '#contract/dashboardUrl.ts';
import styles from '#web/frame/Frame.module.css';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { PlanSwitcher } from '#web/planSwitcher/PlanSwitcher.tsx';
import { DashboardPicker } from '#web/savedFilters/DashboardPicker.tsx';
import type { SavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import { latePart } from '#web/ui/latePart.ts';
import { usePlan } from './PlanContext.ts';

const yearItems = latePart(
  () => import('./YearItems.tsx'),
  ({ YearItems }) => YearItems,
);

/** The breadcrumb: plan, fiscal year, dashboard. */
export function Trail({ state, saved }: { readonly state: DashboardState; readonly saved: SavedFilters }) {
  return (
    <>
      <li data-crumb="1">
        <PlanSwitcher />
      </li>
      <li data-crumb="2">
        <YearCrumb state={state} />
      </li>
      <li data-crumb="3">
        <DashboardPicker saved={saved} />
      </li>
    </>
  );
}

/** The fiscal year shown, and the way to the others. */
export function YearCrumb({ state }: { readonly state: DashboardState }) {
  const { plan, year } = usePlan();
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <>
      <button type="button" className={styles.crumb} popoverTarget="year-menu" aria-label={say.frame.fiscalYear(label)}>
        <span>{label}</span>
        <Icon name="chevronDown" size={12} />
      </button>
      <LateMenu id="year-menu" part={yearItems}>
        {(YearItems, close) => <YearItems state={state} onClose={close} />}
      </LateMenu>
    </>
  );
}
