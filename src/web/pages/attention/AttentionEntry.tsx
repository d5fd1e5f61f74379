import { needsAttention } from '#core/view/worstGoals.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { goalsAt, type Listing } from '#web/plan/listing/listing.ts';
import styles from './AttentionEntry.module.css';

/** How many of the goals counted need attention; a press lists just these. Nothing where none does. */
export function AttentionEntry({
  listing,
  prepared,
  href,
  onOpen,
}: {
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  readonly href: string;
  readonly onOpen: () => void;
}) {
  const count = goalsAt(prepared, listing.view.counted).filter(
    ({ figures }) => figures.distribution === null && needsAttention({ figures: { ...figures, attainment: null } }),
  ).length;
  if (count === 0) return null;
  return (
    <a className={styles.entry} href={href} onClick={(event) => onPlainClick(event, onOpen)}>
      {say.dashboard.needsAttention} <b>{count.toLocaleString(say.format.digits)}</b>
      <Icon name="chevronRight" size={12} />
    </a>
  );
}
