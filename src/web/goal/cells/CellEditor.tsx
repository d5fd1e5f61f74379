import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { isOnTouch } from '#web/base/ui/isOnTouch.ts';
import { Sheet } from '#web/base/ui/Sheet.tsx';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';
import { CellControl } from './CellControl.tsx';
import styles from './CellEditor.module.css';
import { type CellAction, cellActionOf } from './cellAction.ts';
import { cellChoices } from './cellChoices.ts';
import { cellAt } from './cellElements.ts';
import type { OpenCell } from './openedCell.ts';
import { typedStatus } from './typedCell.ts';
import { useBesideCell } from './useBesideCell.ts';
import { type CellSave, useCellSave } from './useCellSave.ts';
import type { AfterCell, Cells } from './useCells.ts';

type Props = {
  readonly cells: Cells;
  readonly prepared: PlanGoals;
  readonly nameOf: (column: Column) => string;
};

/** The cell that is open: over its place in the list, or by touch as a sheet. */
export function CellEditor(props: Props) {
  const { opened, close } = props.cells;
  const { plan } = usePlan();
  const goal = useWholeGoal(opened?.goalId ?? null);
  const isGone = opened !== null && !props.prepared.hierarchy.nodes.has(opened.goalId);
  const giveUp = useEffectEvent(() => {
    close('nowhere');
    offerUndo({ text: say.gone, undo: null });
  });
  useEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  if (opened === null || goal === null || isGone) return null;
  const action = cellActionOf(opened.column, goal, plan.fields);
  if (action === null) return null;
  return <OpenEditor key={`${opened.goalId} ${opened.column}`} {...props} {...{ opened, goal, action }} />;
}

function OpenEditor({
  cells,
  prepared,
  nameOf,
  opened,
  goal,
  action,
}: Props & { readonly opened: OpenCell; readonly goal: DashboardGoal; readonly action: CellAction }) {
  const shown = usePlan();
  const name = nameOf(opened.column);
  const choices = cellChoices(action, shown, prepared);
  const typed = opened.typed;
  const begun = typed === null ? {} : action.kind === 'status' ? statusOf(typed, shown) : { value: typed };
  const edit = useCellSave({ goal, action, name, prepared, typed: choices === null && !isList(action) ? begun : {} });
  const title = say.edit(name, shownNumber(goal.number));

  /** Shift and Tab to the cell before. */
  async function commit(to: AfterCell, part?: Parameters<CellSave['save']>[0]) {
    const isDone = await edit.save(part);
    if (!isDone) return false;
    cells.mark({ goalIds: [goal.id], column: opened.column });
    cells.close(to);
    return true;
  }

  async function keepMine() {
    if (!(await edit.keepMine())) return;
    cells.mark({ goalIds: [goal.id], column: opened.column });
    cells.close();
  }

  const isSheet = isOnTouch();
  const [reopened, setReopened] = useState(0);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Saved as a cell that is left by mouse; what cannot be saved is shown again. */
  async function closeSheet() {
    // The dialog also closes as it is removed, after it was saved or left.
    if (!isOpen.current) return;
    if (!edit.isChanged || action.kind === 'status') return cells.close('nowhere');
    if (!(await commit('nowhere'))) setReopened(reopened + 1);
  }

  const body = (
    <CellControl
      {...{ action, goal, edit, choices, name: title, isSheet }}
      search={choices === null ? null : typed}
      onCommit={(part, to = 'cell') => void commit(to, part)}
      onLeave={() => cells.close()}
      notes={
        <>
          {edit.error !== null && (
            <p role="alert" className={styles.error} data-status="critical">
              {edit.error}
            </p>
          )}
          {edit.theirs !== null && (
            <div role="alert" className={styles.theirs} data-status="off_target">
              <p>{say.theySet(edit.theirs.by, edit.theirs.text)}</p>
              <p className={styles.answers}>
                <Button size="small" disabled={edit.isSending} onClick={() => void keepMine()}>
                  {say.keepMine}
                </Button>
                <Button size="small" disabled={edit.isSending} onClick={() => cells.close()}>
                  {say.takeTheirs}
                </Button>
              </p>
            </div>
          )}
        </>
      }
    />
  );
  if (isSheet) {
    return (
      <Sheet key={reopened} title={title} onClose={() => void closeSheet()}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter is a key of the field within. */}
        <div
          className={styles.inSheet}
          onKeyDown={(event) => {
            if (event.defaultPrevented || event.key !== 'Enter' || !isTypedInto(event)) return;
            event.preventDefault();
            void commit('cell');
          }}
        >
          {body}
        </div>
      </Sheet>
    );
  }
  return (
    <OverCell {...{ cells, opened, title, edit, action }} onCommit={(to) => void commit(to)}>
      {body}
    </OverCell>
  );
}

function isList(action: CellAction): boolean {
  return action.kind === 'own' && action.field.kind === 'choices';
}

function statusOf(typed: string, shown: Parameters<typeof typedStatus>[1]) {
  const status = typedStatus(typed, shown);
  return status === null ? {} : { value: status };
}

function OverCell({
  cells,
  opened,
  title,
  edit,
  action,
  onCommit,
  children,
}: {
  readonly cells: Cells;
  readonly opened: OpenCell;
  readonly title: string;
  readonly edit: CellSave;
  readonly action: CellAction;
  readonly onCommit: (to: AfterCell) => void;
  readonly children: ReactNode;
}) {
  const layer = useRef<HTMLDivElement>(null);
  useBesideCell(layer, () => cellAt(cells.list.current, opened));

  /** Pressed beside it: saved as in a spreadsheet, but for a status, which has a button, and what finds nothing. */
  const leave = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Node) || layer.current?.contains(target) === true) return;
    if (!edit.isChanged) cells.close('nowhere');
    else if (action.kind !== 'status') onCommit('nowhere');
  });

  useEffect(() => {
    const listener = (event: PointerEvent) => leave(event);
    document.addEventListener('pointerdown', listener, true);
    return () => document.removeEventListener('pointerdown', listener, true);
  }, []);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // What is typed here is no shortcut of the page.
    event.stopPropagation();
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      cells.close();
    } else if (event.key === 'Tab' && isAtEnd(event)) {
      event.preventDefault();
      onCommit(event.shiftKey ? 'previous' : 'next');
    } else if (event.key === 'Enter' && isTypedInto(event)) {
      event.preventDefault();
      onCommit('cell');
    }
  }

  return (
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-label={title}
      className={styles.layer}
      data-sending={edit.isSending || undefined}
      onKeyDown={handleKey}
    >
      {children}
    </div>
  );
}

/** Whether Tab would leave the editor; of radios it stops at the chosen one. */
function isAtEnd({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button:not(:disabled), [tabindex="0"]'),
  ].filter((each) => each.tabIndex >= 0 && !each.matches('[type="radio"]:not(:checked)'));
  return target === (shiftKey ? stops[0] : stops.at(-1));
}

function isTypedInto({ target, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
