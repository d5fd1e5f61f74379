import { isChosen, type StatusChoice } from '#core/filter/statusChoice.ts';
import { SHOWN_STATUSES, type ShownStatus, UNJUDGED } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import { say } from '#web/messages/say.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { useNarrow } from '#web/ui/useNarrow.ts';
import { GoalCount } from './GoalCount.tsx';
import { BAND_STATUS, shownHealth } from './healthFigure.ts';
import type { Listing } from './listing.ts';
import styles from './StatusBar.module.css';

/**
 * How the goals stand, as one bar and six toggles that filter by it, and the health that follows from it. Goals without
 * figures or without a target stand apart: they are not judged.
 */
export function StatusBar({
  listing,
  chosen,
  health,
  onToggle,
}: {
  readonly listing: Pick<Listing, 'goals' | 'total' | 'distribution' | 'notCounted'>;
  readonly chosen: readonly StatusChoice[];
  readonly health: Health;
  /** `hasParts`: not started is told apart by why a goal is not judged. */
  readonly onToggle: (status: ShownStatus, hasParts: boolean) => void;
}) {
  const { distribution, notCounted } = listing;
  const isNarrow = useNarrow();
  const segments = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  const unjudged = UNJUDGED.filter((status) => distribution[status] > 0 || chosen.includes(status));
  const toggle = (status: ShownStatus) => (
    <button
      key={status}
      type="button"
      className={styles.toggle}
      data-status={status}
      aria-pressed={isChosen(status, chosen)}
      aria-label={say.dashboard.toggleStatus(say.labels.status[status], distribution[status])}
      onClick={() => onToggle(status, unjudged.length > 0)}
    >
      <span>
        <StatusGlyph status={status} />
      </span>
      {say.labels.status[status]} <b>{distribution[status]}</b>
    </button>
  );
  return (
    <section aria-label={say.dashboard.statusBar} data-guide="status">
      <div aria-hidden="true" className={styles.bar} data-filtered={chosen.length > 0}>
        {segments.length === 0 && <div className={styles.empty} />}
        {segments.map((status, index) => (
          <button
            key={status}
            type="button"
            tabIndex={-1}
            data-status={status}
            data-on={isChosen(status, chosen)}
            data-apart={index > 0 && status === unjudged.find((each) => distribution[each] > 0)}
            style={{ flexGrow: distribution[status] }}
            onClick={() => onToggle(status, unjudged.length > 0)}
          />
        ))}
      </div>
      <div className={styles.row}>
        <div className={styles.toggles}>
          {STATUSES.map(toggle)}
          {unjudged.length > 0 && <span aria-hidden="true" className={styles.divider} />}
          {unjudged.map(toggle)}
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
