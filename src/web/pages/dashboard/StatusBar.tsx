import type { ReactNode } from 'react';
import { isChosen, type StatusChoice } from '#core/filter/statusChoice.ts';
import { SHOWN_STATUSES, UNJUDGED } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { STATUSES } from '#core/goal/status.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { useOneStop } from '#web/base/ui/useOneStop.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import { HealthNote } from './HealthNote.tsx';
import styles from './StatusBar.module.css';

/** Goals without figures or target are apart: they are not judged. */
export function StatusBar({
  listing,
  goalCount,
  chosen,
  entry,
  onToggle,
}: {
  readonly listing: Listing;
  readonly goalCount: ReactNode;
  readonly chosen: readonly StatusChoice[];
  /** Stands before the health of what is listed. */
  readonly entry: ReactNode;
  readonly onToggle: (status: ShownStatus, hasParts: boolean) => void;
}) {
  const { plan } = usePlan();
  const { ofAnyStatus: distribution } = listing.view;
  const isNarrow = useNarrow();
  const segments = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  const isOffered = (status: ShownStatus) => distribution[status] > 0 || chosen.includes(status);
  const judged = STATUSES.filter(isOffered);
  const unjudged = UNJUDGED.filter(isOffered);
  const oneStop = useOneStop<HTMLDivElement>();
  const toggle = (status: ShownStatus) => {
    const label = statusLabel(status, plan);
    return (
      <button
        key={status}
        type="button"
        className={styles.toggle}
        data-status={status}
        data-apart={judged.length > 0 && status === unjudged[0]}
        aria-pressed={isChosen(status, chosen)}
        aria-label={say.dashboard.toggleStatus(label, distribution[status])}
        onClick={() => onToggle(status, unjudged.length > 0)}
      >
        <span>
          <StatusGlyph status={status} />
        </span>
        {label} <b>{distribution[status].toLocaleString(say.format.digits)}</b>
      </button>
    );
  };
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
        <div role="toolbar" aria-label={say.dashboard.statusBar} className={styles.toggles} {...oneStop}>
          {[...judged, ...unjudged].map(toggle)}
        </div>
        <div className={styles.note}>
          {isNarrow && goalCount}
          {entry}
          <HealthNote view={listing.view} />
        </div>
      </div>
    </section>
  );
}
