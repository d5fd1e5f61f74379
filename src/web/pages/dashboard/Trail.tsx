import type { DashboardState } from '#contract/dashboardUrl.ts';
import { LateMenu } from '#web/base/failure/LateMenu.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from '#web/plan/frame/Frame.module.css';
import { DashboardPicker } from '#web/plan/savedFilters/DashboardPicker.tsx';
import type { SavedFilters } from '#web/plan/savedFilters/useSavedFilters.ts';

const yearItems = latePart(
  () => import('./YearItems.tsx'),
  ({ YearItems }) => YearItems,
);

export function Trail({ state, saved }: { readonly state: DashboardState; readonly saved: SavedFilters }) {
  return (
    <>
      <li data-crumb="2">
        <YearCrumb state={state} />
      </li>
      <li data-crumb="3">
        <DashboardPicker saved={saved} />
      </li>
    </>
  );
}

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
