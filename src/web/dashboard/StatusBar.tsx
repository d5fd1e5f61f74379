import { STATUSES, type Status } from '#core/goal/status.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import { say } from '#web/messages/say.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { useNarrow } from '#web/ui/useNarrow.ts';
import { GoalCount } from './GoalCount.tsx';
import { BAND_STATUS, shownHealth } from './healthFigure.ts';
import type { Listing } from './listing.ts';
import styles from './StatusBar.module.css';

/** How the goals stand, as one bar and six toggles that filter by it, and the health that follows from it. */
export function StatusBar({
  listing,
  chosen,
  health,
  onToggle,
}: {
  readonly listing: Pick<Listing, 'goals' | 'total' | 'distribution' | 'notCounted'>;
  readonly chosen: readonly Status[];
  readonly health: Health;
  readonly onToggle: (status: Status) => void;
}) {
  const { distribution, notCounted } = listing;
  const isNarrow = useNarrow();
  const segments = STATUSES.filter((status) => distribution[status] > 0);
  return (
    <section aria-label={say.dashboard.statusBar} data-guide="status">
      <div aria-hidden="true" className={styles.bar} data-filtered={chosen.length > 0}>
        {segments.length === 0 && <div className={styles.empty} />}
        {segments.map((status) => (
          <button
            key={status}
            type="button"
            tabIndex={-1}
            data-status={status}
            data-on={chosen.includes(status)}
            style={{ flexGrow: distribution[status] }}
            onClick={() => onToggle(status)}
          />
        ))}
      </div>
      <div className={styles.row}>
        <div className={styles.toggles}>
          {STATUSES.map((status) => (
            <button
              key={status}
              type="button"
              className={styles.toggle}
              data-status={status}
              aria-pressed={chosen.includes(status)}
              aria-label={say.dashboard.toggleStatus(say.labels.status[status], distribution[status])}
              onClick={() => onToggle(status)}
            >
              <span>
                <StatusGlyph status={status} />
              </span>
              {say.labels.status[status]} <b>{distribution[status]}</b>
            </button>
          ))}
        </div>
        <div className={styles.note}>
          {isNarrow && <GoalCount listing={listing} />}
          {notCounted > 0 && (
            <>
              <bdi>{say.dashboard.notCounted(notCounted)}</bdi>
              <span aria-hidden="true" className={styles.dot}>
                ·
              </span>
            </>
          )}
          <HealthFigure health={health} />
        </div>
      </div>
    </section>
  );
}

function HealthFigure({ health }: { readonly health: Health }) {
  const score = shownHealth(health);
  if (score === null || health.band === null) {
    return <span className={styles.health}>{say.dashboard.noHealth}</span>;
  }
  const status = BAND_STATUS[health.band];
  return (
    <span className={styles.health}>
      {say.dashboard.health} <b className={styles.score}>{score}</b>
      <span data-status={status} className={styles.glyph}>
        <StatusGlyph status={status} size={13} />
      </span>
    </span>
  );
}
