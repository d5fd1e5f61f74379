import type { WireAttention } from '#contract/attention.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { attentionSums } from '#web/plan/attention/attentionRows.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Attention.module.css';

/** How many are listed, and how they moved since the month ended: counts that add up. */
export function AttentionSentence({
  reply,
  named,
  isNoneBehind,
  late,
}: {
  readonly reply: WireAttention;
  readonly named: WireAttention['worst'];
  readonly isNoneBehind: boolean;
  /** What of the work is late; null for nothing. */
  readonly late: string | null;
}) {
  const { plan, today } = usePlan();
  const critical = statusLabel('critical', plan);
  const sums = attentionSums(named);
  const day = reply.since_what === 'none' ? null : readIsoDate(reply.since);
  const isAll = named.length === reply.worst.length;
  const first = isNoneBehind
    ? say.noneBehind(named.length)
    : isAll
      ? say.allBehind(named.length, critical)
      : say.furthest(named.length, critical);
  return (
    <p className={styles.sentence} role="status">
      {first} {isNoneBehind && late !== null && say.workIsLate(late)}{' '}
      {day !== null && named.length > 0 && say.since(formatNearDay(day, today, plan.dateFormat), sums)}
    </p>
  );
}
