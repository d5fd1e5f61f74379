import { needsAttention } from '#core/view/worstGoals.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { goalsAt, type Listing } from '#web/plan/listing/listing.ts';
import styles from './AttentionEntry.module.css';

/** How many of the goals counted need attention; a press lists just these. Nothing where none does. */
export default function AttentionEntry({
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
      {say.entry} <b>{count.toLocaleString(words.format.digits)}</b>
      <LateIcon name="chevronRight" size={12} />
    </a>
  );
}
