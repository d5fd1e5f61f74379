import { useState } from 'react';
import { type StatusChoice, withStatusToggled } from '#core/filter/statusChoice.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { healthOf } from '#core/rollup/healthMeter.ts';
import { Ring } from '#web/charts/Ring.tsx';
import { StatusBar } from '#web/dashboard/StatusBar.tsx';
import { DistributionBar } from '#web/goalCard/DistributionBar.tsx';
import { ProgressBar } from '#web/goalCard/ProgressBar.tsx';
import { StatusBadge } from '#web/goalCard/StatusBadge.tsx';
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

/** Each status in every shape that says it. */
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
        listing={{ goals: [], total: 94, distribution: COUNTS, notCounted: 5 }}
        chosen={chosen}
        health={healthOf(COUNTS)}
        onToggle={(status, hasParts) => setChosen(withStatusToggled(chosen, status, { hasParts }))}
      />
    </Part>
  );
}
