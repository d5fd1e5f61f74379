import { useMemo } from 'react';
import type { Health } from '#core/rollup/health.ts';
import { viewCount } from '#core/view/viewCount.ts';
import type { View } from '#core/view/viewOf.ts';
import { say as counts } from '#web/base/messages/say/counts.ts';
import { say } from '#web/base/messages/say.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { BAND_STATUS } from '#web/plan/listing/bandStatus.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './StatusBar.module.css';

export default function CountNote({ view }: { readonly view: View }) {
  const count = useMemo(() => viewCount(view), [view]);
  return (
    <div className={styles.counts}>
      <bdi>{counts.counted(count)}</bdi>
      <Dot />
      {count.groups > 0 && (
        <span>
          <bdi>{counts.groups(count.groups)}</bdi>
          <Dot />
        </span>
      )}
      <HealthFigure health={count.health} />
    </div>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

function HealthFigure({ health }: { readonly health: Health }) {
  const score = shownHealth(health);
  if (score === null || health.band === null) {
    return <span className={styles.health}>{say.dashboard.noHealth}</span>;
  }
  const status = BAND_STATUS[health.band];
  return (
    <span className={styles.health}>
      {say.dashboard.health} <b>{score}</b>
      <span data-status={status}>
        <StatusGlyph status={status} size={13} />
      </span>
    </span>
  );
}
