import type { DiffKind, DiffRow, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './DiffTable.module.css';
import { GoalGets } from './GoalGets.tsx';
import { isChoosable, isTaken, type LeftOut, withRow } from './leftOut.ts';
import { ReasonText } from './ReasonText.tsx';
import { defaultsText, fieldText, placeText } from './rowText.ts';

const ICON_OF: Readonly<Record<DiffKind, LateIconName>> = {
  added: 'plus',
  changed: 'pencil',
  refused: 'warning',
  unchanged: 'check',
};

/** One goal, field or cell: what it was, what it becomes, and why it does not. */
export function DiffTableRow({
  row,
  index,
  plan,
  leftOut,
  onLeaveOut,
}: {
  readonly row: DiffRow;
  /** Counted from 0 among all rows, drawn or not. */
  readonly index: number;
  readonly plan: ImportDraft['plan'];
  readonly leftOut: LeftOut;
  readonly onLeaveOut: (left: LeftOut) => void;
}) {
  const { kind, goal, line, file } = row;
  const place = placeText(row, plan);
  const field = row.what.type === 'field' ? row.what.field : '';
  const before = fieldText(field, row.before, row.as === 'parent' ? 'text' : row.as, plan);
  const after = fieldText(field, row.after, row.as, plan);
  const reason =
    row.reason === ''
      ? defaultsText(row.defaults)
      : say.reason(row.code, row.after, { text: row.reason, said: row.said });
  const goalText = goal === null ? '' : `${goal.number} ${goal.title}`.trim();
  const isWithKind = isChoosable(row) && leftOut.kinds.some((each) => each === kind);
  const isRefused = kind === 'refused';
  const isNewWork = kind === 'added' && row.what.type === 'work';
  // A cell that stays out is found again in its file.
  const where = isRefused ? [file, ...(row.cell === undefined ? [] : [row.cell])].join(', ') : '';
  return (
    <tr data-kind={kind} data-out={(isChoosable(row) && !isTaken(row, leftOut)) || undefined} aria-rowindex={index + 2}>
      <td className={styles.choose}>
        {isChoosable(row) && (
          <Checkbox
            aria-label={say.takeRow(`${goalText}, ${place}`)}
            checked={isTaken(row, leftOut)}
            disabled={isWithKind}
            onChange={({ target }) => onLeaveOut(withRow(leftOut, row.key, target.checked))}
          />
        )}
      </td>
      <td className={styles.line} title={file}>
        {line}
      </td>
      <td className={styles.kind} data-status={isRefused ? 'critical' : undefined}>
        <span>
          <LateIcon name={ICON_OF[kind]} size={14} />
          {say.kinds[kind]}
        </span>
      </td>
      <td className={styles.goal} title={goalText}>
        {goal !== null && goal.number !== '' && <span>{goal.number}</span>} {goal?.title}
      </td>
      <td className={styles.place} title={place}>
        {place}
      </td>
      <td className={styles.before}>
        {kind === 'changed' && row.before !== null ? (
          <s className="faint">{before}</s>
        ) : row.before === null ? (
          !isNewWork && say.nothing
        ) : (
          before
        )}
      </td>
      <td className={styles.after} data-status={isRefused ? 'critical' : undefined}>
        {isRefused
          ? row.after !== null && <s>{String(row.after)}</s>
          : kind !== 'unchanged' && !isNewWork && <b title={after}>{after}</b>}
        {row.gets !== undefined && row.gets.length > 0 && (
          <GoalGets id={`gets-${index}`} gets={row.gets} what={row.what} plan={plan} />
        )}
      </td>
      <td
        className={styles.reason}
        data-status={isRefused ? 'critical' : undefined}
        title={where === '' ? reason : `${reason} · ${where}`}
      >
        <ReasonText id={`reason-${index}`} text={where === '' ? reason : `${reason} · ${where}`} />
      </td>
    </tr>
  );
}
