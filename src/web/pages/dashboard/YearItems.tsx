import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as menuWords } from '#web/base/messages/say/menus.ts';
import { MenuChoice, MenuItems } from '#web/base/ui/Menu.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function YearItems({ state, onClose }: { readonly state: DashboardState; readonly onClose: () => void }) {
  const { plan, years, year } = usePlan();
  return (
    <MenuItems label={menuWords.fiscalYears} onClose={onClose}>
      {years.map((each) => (
        <MenuChoice
          key={each}
          href={`${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, each))}`}
          isChosen={each === year}
        >
          {formatFiscalYear(each, plan.fiscalDisplay)}
        </MenuChoice>
      ))}
    </MenuItems>
  );
}
