import { useState } from 'react';
import type { AddressNotice, DashboardState } from '#contract/dashboardUrl.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import FirstSight from '#web/pages/firstSight/FirstSight.tsx';
import { mostAreWithoutFigures } from '#web/pages/firstSight/isWithoutFigures.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './AddressNotices.module.css';
import { AddressNotices } from './AddressNotices.tsx';
import { OtherYears } from './OtherYears.tsx';

const ChangedRules = late(() => import('#web/pages/changedRules/ChangedRules.tsx'));

export default function ListNotices({
  notices,
  refusedYear,
  unknownFilter,
  hasChangedRules,
  distribution,
  ...search
}: {
  readonly notices: readonly AddressNotice[];
  readonly refusedYear: number | null;
  readonly unknownFilter: string | null;
  readonly hasChangedRules: boolean;
  readonly distribution: StatusDistribution;
  readonly prepared: Pick<PlanGoals, 'filterables'>;
  readonly criteria: FilterCriteria;
  readonly state: DashboardState;
}) {
  return (
    <>
      {(notices.length > 0 || refusedYear !== null) && <AddressNotices notices={notices} refusedYear={refusedYear} />}
      {unknownFilter !== null && <UnknownFilterNotice name={unknownFilter} />}
      <OtherYears {...search} />
      {hasChangedRules && <ChangedRules />}
      {mostAreWithoutFigures(distribution) && <FirstSight state={search.state} distribution={distribution} />}
    </>
  );
}

function UnknownFilterNotice({ name }: { readonly name: string }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (name === dismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <LateIcon name="warning" />
      <p>{say.saved.unknown(name)}</p>
      <Button look="ghost" size="square" aria-label={say.filter.dismiss} onClick={() => setDismissed(name)}>
        <LateIcon name="close" />
      </Button>
    </div>
  );
}
