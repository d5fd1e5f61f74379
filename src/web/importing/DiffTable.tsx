import { useEffect, useRef } from 'react';
import type { DiffRow, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/messages/import/say.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import styles from './DiffTable.module.css';
import { DiffTableRow } from './DiffTableRow.tsx';
import type { ShownKind } from './importCalls.ts';
import { type LeftOut, withKinds } from './leftOut.ts';

/** The rows of a difference; on a phone each is a card. */
export function DiffTable({
  rows,
  kind,
  plan,
  leftOut,
  isLoading,
  onLeaveOut,
}: {
  readonly rows: readonly DiffRow[];
  readonly kind: ShownKind;
  readonly plan: ImportDraft['plan'];
  readonly leftOut: LeftOut;
  readonly isLoading: boolean;
  readonly onLeaveOut: (left: LeftOut) => void;
}) {
  const all = useRef<HTMLInputElement>(null);
  const kinds = (['added', 'changed'] as const).filter((each) => kind === 'all' || kind === each);
  const out = kinds.filter((each) => leftOut.kinds.includes(each));
  const isSome = out.length > 0 || leftOut.rows.length > 0;

  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome && out.length < kinds.length;
  });

  if (isLoading) return <p className={styles.nothing}>{say.loading}</p>;
  if (rows.length === 0) return <p className={styles.nothing}>{say.nothingOfThis}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
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
      <tbody>
        {rows.map((row) => (
          <DiffTableRow key={row.key} row={row} plan={plan} leftOut={leftOut} onLeaveOut={onLeaveOut} />
        ))}
      </tbody>
    </table>
  );
}
