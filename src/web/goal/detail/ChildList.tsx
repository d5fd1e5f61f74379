import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './ChildList.module.css';

export function StatusCounts({ distribution }: { readonly distribution: StatusDistribution }) {
  return (
    <ul className={styles.counts}>
      {SHOWN_STATUSES.map((status) => (
        <li key={status} data-status={status}>
          <StatusGlyph status={status} />
          <span>
            <StatusName status={status} /> <b>{distribution[status]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ChildList({
  goals,
  hrefOf,
  onOpen,
}: {
  readonly goals: readonly ListedGoal[];
  readonly hrefOf: (goalId: string) => string;
  readonly onOpen: (goalId: string) => void;
}) {
  return (
    <ul className={styles.list} aria-label={detailWords.below}>
      {goals.map(({ id, number, title, figures }) => (
        <li key={id}>
          <a href={hrefOf(id)} onClick={(event) => onPlainClick(event, () => onOpen(id))}>
            <span className={styles.glyph} data-status={shownStatusOf(figures)}>
              <StatusGlyph status={shownStatusOf(figures)} />
              <span className="visually-hidden">
                <StatusName status={shownStatusOf(figures)} />
              </span>
            </span>
            <span className="faint">{shownNumber(number)}</span>
            <span className="cut">{title}</span>
            <b>{formatPercent(figures.percentComplete)}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
