import type { DashboardState } from '#contract/dashboardUrl.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { LISTED_DEPTHS } from '#core/filter/criterionRows.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/sharedView.ts';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import { HealthNote } from '#web/pages/dashboard/HealthNote.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterNamesOf } from '#web/plan/filters/filterNames.ts';
import { PrintLink } from '#web/plan/frame/PrintLink.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import styles from './FixedChips.module.css';

export function FixedChips({
  state,
  prepared,
  listing,
}: {
  readonly state: DashboardState;
  readonly prepared: PlanGoals;
  readonly listing: Listing;
}) {
  const plan = usePlan();
  const { figure, noun } = say.goals(listing.goals.length);
  return (
    <>
      <div className={styles.row}>
        <ul className={styles.chips} aria-label={say.shown}>
          <FixedChip label={say.fiscalYear} values={formatFiscalYear(plan.year, plan.plan.fiscalDisplay)} />
          <CriteriaChips criteria={state.filters?.criteria ?? NO_CRITERIA} prepared={prepared} />
        </ul>
        <p role="status" className={styles.count}>
          <b>{figure}</b> {noun}
        </p>
        <PrintLink
          report={{
            planId: plan.plan.id,
            filters: state.filters,
            fiscalYear: plan.year,
            shareToken,
            shareStyle: state.shareStyle,
            language: state.language,
          }}
        />
      </div>
      <HealthNote view={listing.view} />
    </>
  );
}

export function CriteriaChips({
  criteria,
  prepared,
}: {
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
}) {
  const chips = filterChips(criteria, filterNamesOf(usePlan(), prepared));
  // All levels leave nothing out.
  const told = LISTED_DEPTHS.every((depth) => criteria.depths.includes(depth))
    ? chips.filter(({ kind }) => kind !== 'depths')
    : chips;
  return told.map(({ kind, label, values }) => <FixedChip key={kind} label={label} values={values.join(', ')} />);
}

function FixedChip({ label, values }: { readonly label: string; readonly values: string }) {
  const tip = useTip((anchor) => (isCutOff(anchor) ? values : null));
  return (
    <li className={styles.chip}>
      <span {...tip}>
        {label} <b>{values}</b>
      </span>
    </li>
  );
}
