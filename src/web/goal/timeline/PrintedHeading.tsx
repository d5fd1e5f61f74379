import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { formatDate, formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterNamesOf } from '#web/plan/filters/filterNames.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './Timeline.module.css';

/** On paper alone: of which plan, year, day and goals it is. */
export function PrintedHeading({ state, prepared }: { readonly state: DashboardState; readonly prepared: PlanGoals }) {
  const shown = usePlan();
  const { plan, year, today } = shown;
  const chips = filterChips(state.filters?.criteria ?? NO_CRITERIA, filterNamesOf(shown, prepared));
  return (
    <header className={styles.printed}>
      <h2>{plan.name}</h2>
      <p>
        {[
          plan.company,
          say.title,
          formatFiscalYear(year, plan.fiscalDisplay),
          formatDate(today, plan.dateFormat),
          ...chips.map(({ label, values }) => `${words.labelled(label)} ${values.join(', ')}`),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
    </header>
  );
}
