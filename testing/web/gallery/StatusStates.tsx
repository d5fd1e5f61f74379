import { useState } from 'react';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { type StatusChoice, withStatusToggled } from '#core/filter/statusChoice.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { viewOf } from '#core/view/viewOf.ts';
import { DistributionBar } from '#web/goal/card/DistributionBar.tsx';
import { ProgressBar } from '#web/goal/card/ProgressBar.tsx';
import { StatusBadge } from '#web/goal/card/StatusBadge.tsx';
import { Ring } from '#web/goal/charts/Ring.tsx';
import { StatusBar } from '#web/pages/dashboard/StatusBar.tsx';
import { filterableOf } from '#web/plan/goals/planGoals.ts';
import styles from './GalleryPage.module.css';
import { statusGoals } from './galleryGoals.ts';
import { Part } from './Part.tsx';

const COUNTS = {
  achieved: 5,
  on_target: 42,
  off_target: 23,
  critical: 9,
  not_started: 8,
  deferred: 2,
  no_figures: 12,
  no_target: 4,
};

const VIEW = viewOf(statusGoals.map(filterableOf), NO_CRITERIA, {
  today: firstDayOfMonth(2026, 11),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
  work: null,
});

export function StatusStates() {
  const [chosen, setChosen] = useState<readonly StatusChoice[]>([]);
  return (
    <Part title="Status">
      <div className={styles.row}>
        {statusGoals.map((goal) => (
          <StatusBadge key={goal.id} goal={goal} />
        ))}
      </div>
      <div className={styles.row}>
        {SHOWN_STATUSES.map((status, index) => (
          <Ring key={status} size={86} complete={index * 25} elapsed={40} status={status} label={`Ring ${status}`} />
        ))}
      </div>
      <div className={styles.fields}>
        {SHOWN_STATUSES.map((status, index) => (
          <ProgressBar key={status} status={status} percent={index * 22} targetPercent={40} />
        ))}
        <DistributionBar distribution={COUNTS} />
      </div>
      <StatusBar
        entry={null}
        goalCount={null}
        listing={{ goals: [], withHeadings: [], total: 94, view: { ...VIEW, ofAnyStatus: COUNTS } }}
        chosen={chosen}
        onToggle={(status, hasParts) => setChosen(withStatusToggled(chosen, status, { hasParts }))}
      />
    </Part>
  );
}
