import { useEffect, useRef } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import styles from './DiffTable.module.css';
import { DiffTableRow } from './DiffTableRow.tsx';
import { type LeftOut, withKinds } from './leftOut.ts';
import { type RowsAsked, useDiffRows } from './useDiffRows.ts';

/** In px, as the style sheet has them: of a row, and of the card it is on a phone. */
const ROW_HEIGHT = 40;
const CARD_HEIGHT = 137;

/** The rows of a difference, drawn as they come into view; on a phone each is a card. */
export function DiffTable({
  asked,
  plan,
  leftOut,
  onLeaveOut,
}: {
  readonly asked: RowsAsked;
  readonly plan: ImportDraft['plan'];
  readonly leftOut: LeftOut;
  readonly onLeaveOut: (left: LeftOut) => void;
}) {
  const all = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useNarrow() ? CARD_HEIGHT : ROW_HEIGHT;
  const rows = useDiffRows(body, { asked, rowHeight });
  const { kind } = asked;
  const kinds = (['added', 'changed'] as const).filter((each) => kind === 'all' || kind === each);
  const out = kinds.filter((each) => leftOut.kinds.includes(each));
  const isSome = out.length > 0 || leftOut.rows.length > 0;

  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome && out.length < kinds.length;
  });

  const failed = rows.isFailed && (
    <p role="alert" className={styles.nothing}>
      {say.unreachable}{' '}
      <Button size="small" onClick={rows.retry}>
        {say.retry}
      </Button>
    </p>
  );
  if (rows.isLoading) return <p className={styles.nothing}>{say.loading}</p>;
  if (rows.total === 0) return failed || <p className={styles.nothing}>{say.nothingOfThis}</p>;
  const { first, last } = rows.range;
  const after = rows.total - 1 - last;
  return (
    <>
      <table className={styles.table} aria-rowcount={rows.total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              {kinds.length > 0 && (
                <Checkbox
                  ref={all}
                  aria-label={say.head.choose}
                  checked={!isSome}
                  onChange={({ target }) => onLeaveOut(withKinds(leftOut, kinds, target.checked))}
                />
              )}
            </th>
            <th scope="col">{say.head.line}</th>
            <th scope="col">{say.head.kind}</th>
            <th scope="col">{say.head.goal}</th>
            <th scope="col">{say.head.field}</th>
            <th scope="col">{say.head.before}</th>
            <th scope="col">{say.head.after}</th>
            <th scope="col">{say.head.reason}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {first > 0 && <Gap height={first * rowHeight} />}
          {Array.from({ length: last - first + 1 }, (_, at) => {
            const index = first + at;
            const row = rows.rowAt(index);
            if (row === null) return <Gap key={`waiting ${index}`} height={rowHeight} isWaiting />;
            return (
              <DiffTableRow
                key={row.key}
                row={row}
                index={index}
                plan={plan}
                leftOut={leftOut}
                onLeaveOut={onLeaveOut}
              />
            );
          })}
          {after > 0 && <Gap height={after * rowHeight} />}
        </tbody>
      </table>
      {failed}
    </>
  );
}

/** Room of rows that are not drawn, or not here yet. */
function Gap({ height, isWaiting = false }: { readonly height: number; readonly isWaiting?: boolean }) {
  return (
    <tr className={styles.gap} data-waiting={isWaiting || undefined}>
      <td colSpan={8} style={{ blockSize: `${height}px` }} />
    </tr>
  );
}
