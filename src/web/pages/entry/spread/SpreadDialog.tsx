import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { mayAtAll } from '#core/access.ts';
import type { SpreadRefusal, TargetSpread } from '#core/figure/yearTargets.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { readCell } from '#web/goal/entries/readCell.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { cellText } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './SpreadDialog.module.css';
import { SpreadTable } from './SpreadTable.tsx';
import { type SpreadPlan, spreadPlanOf } from './spreadPlan.ts';

export type SpreadWritten = { readonly target: number; readonly plan: SpreadPlan };

export function SpreadDialog({
  of,
  columns,
  year,
  typed,
  onWrite,
  onClose,
}: {
  readonly of: SheetGoal;
  readonly columns: readonly SheetColumn[];
  readonly year: number;
  readonly typed: string;
  /** Resolves to the reason it was not written; null on success. */
  readonly onWrite: (written: SpreadWritten) => Promise<string | null>;
  readonly onClose: () => void;
}) {
  const shown = usePlan();
  const { goal } = of;
  const [text, setText] = useState(typed);
  const [spread, setSpread] = useState<TargetSpread>('even');
  const [includesClosed, setIncludesClosed] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const closedId = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = formatFiscalYear(year, shown.plan.fiscalDisplay);
  const reading = readCell(text.trim());
  const target = reading.ok ? reading.value : null;
  const asked = { of, columns, plan: shown.plan, year, spread, includesClosed };
  const planned = target === null ? null : spreadPlanOf({ ...asked, target });
  const isReady = target !== null && planned !== null && typeof planned !== 'string';
  const mayReopen = columns.some(({ isClosed }) => isClosed) && mayAtAll(viewerOf(shown), 'lockPeriods');

  // After showModal, which focuses the close button.
  useEffect(() => field.current?.select(), []);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isReady || isWriting) return;
    setWriting(true);
    const why = await onWrite({ target, plan: planned });
    setWriting(false);
    if (why === null) onClose();
    else setRefusal(why);
  }

  return (
    <Dialog title={say.spread.title(name, shownNumber(goal.number), goal.title)} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.ways}>
          <TextField
            ref={field}
            label={say.spread.target(name)}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={reading.ok ? null : say.problem.notANumber(text)}
            onChange={(event) => setText(event.target.value)}
          />
          <Segmented
            label={say.spread.how}
            options={[
              { value: 'even', label: goal.aggregation === 'sum' ? say.spread.equalParts : say.spread.same },
              { value: 'lastYear', label: say.spread.lastYear },
            ]}
            chosen={spread}
            onChoose={setSpread}
          />
        </div>
        {mayReopen && (
          <label className="row" htmlFor={closedId}>
            <Checkbox id={closedId} checked={includesClosed} onChange={() => setIncludesClosed(!includesClosed)} />
            {say.spread.closedToo}
          </label>
        )}
        {typeof planned === 'string' && (
          <p role="status" className={styles.problem}>
            {refusalText(planned)}
          </p>
        )}
        {isReady && (
          <>
            <p>{meaningOf(of, planned)}</p>
            <SpreadTable plan={planned} of={of} target={target} year={name} />
          </>
        )}
        {refusal !== null && <p role="alert">{refusal}</p>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{say.spread.cancel}</Button>
          <Button
            type="submit"
            look="primary"
            disabled={!isReady || isWriting || (planned.changed.length === 0 && !planned.isStated)}
          >
            {say.spread.write(isReady ? planned.changed.length : 0)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function meaningOf({ goal }: SheetGoal, { kept, rows }: SpreadPlan): string {
  const closed = rows.filter(({ isKept }) => isKept).length;
  const meaning = say.spread.meaning[goal.aggregation];
  if (closed === 0) return meaning;
  const comeTo = goal.aggregation === 'sum' ? cellText(kept) : null;
  return `${meaning} ${say.spread.kept(closed, comeTo)}`;
}

function refusalText(refusal: SpreadRefusal): string {
  return say.spread.refused[refusal];
}
