import { viewCount } from '#core/view/viewCount.ts';
import type { View } from '#core/view/viewOf.ts';
import { say } from '#web/base/messages/say.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { BAND_STATUS } from '#web/plan/listing/bandStatus.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './StatusBar.module.css';

/** The health of the goals counted; nothing under a status filter. */
export function HealthNote({ view }: { readonly view: View }) {
  const { health } = viewCount(view);
  if (health === null) return null;
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
