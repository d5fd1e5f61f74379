import { memo } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import type { SheetItem } from '#web/goal/entries/sheetModel.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './GroupRow.module.css';

export const GroupRow = memo(function GroupRow({
  item,
  top,
  row,
  onToggle,
}: {
  readonly item: Extract<SheetItem, { readonly kind: 'group' }>;
  readonly top: number;
  readonly row: number;
  readonly onToggle: (goalId: string) => void;
}) {
  const { goal, isOpen, indent } = item;
  const { distribution } = goal.figures;
  const title = `${shownNumber(goal.number)} ${goal.title}`;
  return (
    <div role="row" aria-rowindex={row} className={styles.group} style={{ insetBlockStart: `${top}px` }}>
      <div role="rowheader" aria-colindex={1} className={styles.groupTitle}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? say.fold(title) : say.unfold(title)}
          style={{ marginInlineStart: `${indent * 12}px` }}
          onClick={() => onToggle(goal.id)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
        </button>
        <span className={styles.number}>{shownNumber(goal.number)}</span>
        <b>{goal.title}</b>
      </div>
      <div role="cell" aria-colindex={2} className={styles.groupCounts}>
        {distribution !== null &&
          SHOWN_STATUSES.filter((status) => distribution[status] > 0).map((status) => (
            <span key={status} data-status={status}>
              <StatusGlyph status={status} size={12} />
              <span className="visually-hidden">
                <StatusName status={status} />
              </span>{' '}
              {distribution[status]}
            </span>
          ))}
      </div>
    </div>
  );
});
