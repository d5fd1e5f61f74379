import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { say as bulk } from '#web/base/messages/say/bulk.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { changeEach } from '#web/goal/bulk/bulkAction.ts';
import { goalLabel } from '#web/goal/form/parentChoices.ts';
import type { Column } from '#web/goal/list/ColumnHead.tsx';
import { mayChange } from '#web/goal/list/RowCells.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { offerUndo } from '#web/plan/undo/undoOffer.ts';
import { cellActionOf } from './cellAction.ts';
import { cellChoices } from './cellChoices.ts';
import { cellDraftOf, copiedCell } from './cellDraft.ts';
import { CELLS, cellAt, columnOf, rowOf } from './cellElements.ts';
import { readColumn, writeColumn } from './columnText.ts';
import { pastedCell, pastedPatch } from './typedCell.ts';
import type { Cells } from './useCells.ts';

/** What a cell says until its goal has come. */
const PENDING = '…';

/**
 * Copies and pastes the values of a column, while a cell has the focus: of the chosen rows where there are any, else
 * from the focused cell downwards, one line a row; a single value goes to all chosen rows. Listens on the document, as
 * the entry sheet does.
 */
export function useCellClipboard(
  cells: Cells,
  {
    goals,
    prepared,
    nameOf,
  }: {
    readonly goals: readonly ListedGoal[];
    readonly prepared: PlanGoals;
    readonly nameOf: (column: Column) => string;
  },
): void {
  const shown = usePlan();
  const client = useQueryClient();
  const { choosing } = cells;

  const handle = useEffectEvent((event: ClipboardEvent) => {
    const cell = document.activeElement;
    if (!(cell instanceof HTMLElement) || !cell.matches(CELLS) || cells.list.current?.contains(cell) !== true) return;
    const column = columnOf(cell) as Column;
    const from = goals.findIndex(({ id }) => id === rowOf(cell));
    if (event.clipboardData === null || from < 0) return;
    const { chosen } = choosing;
    if (event.type === 'copy') {
      // A text that is selected is copied as anywhere.
      if (document.getSelection()?.isCollapsed === false) return;
      const copied = chosen.length > 0 ? goals.filter(({ id }) => choosing.has(id)) : goals.slice(from, from + 1);
      const texts = copied.map((goal) => textOf(goal, column));
      const missing = copied.filter((_, index) => texts[index] === null).map(({ id }) => id);
      if (missing.length > 0) {
        prepared.wholes.askNow(missing);
        offerUndo({ text: say.notLoaded(missing.length), undo: null });
        return;
      }
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeColumn(texts.filter((text) => text !== null)));
      offerUndo({ text: say.copied(copied.length), undo: null });
      return;
    }
    // A picture, for example.
    if (!event.clipboardData.types.includes('text/plain')) return;
    const lines = readColumn(event.clipboardData.getData('text/plain'));
    const targets =
      chosen.length > 0 ? goals.filter(({ id }) => choosing.has(id)) : goals.slice(from, from + lines.length);
    event.preventDefault();
    void paste(lines.length === 1 ? targets : targets.slice(0, lines.length), lines, column);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    for (const type of ['copy', 'paste'] as const) document.addEventListener(type, listener);
    return () => {
      for (const type of ['copy', 'paste'] as const) document.removeEventListener(type, listener);
    };
  }, []);

  /** Null where the goal has not been fetched yet and its cell says nothing, or its computed figure is not drawn. */
  function textOf(goal: ListedGoal, column: Column): string | null {
    const action = cellActionOf(column, goal, shown.plan.fields);
    const whole = prepared.wholes.get(goal.id);
    const drawn = cellAt(cells.list.current, { goalId: goal.id, column })?.textContent?.trim() ?? null;
    // Just after a change the goal is fetched again, while its cell says already what it is.
    if (whole === null) return drawn === '' || drawn === PENDING ? null : drawn;
    if (action !== null) return copiedCell(action, cellDraftOf(action, whole, shown), shown);
    return column.startsWith('own-') ? '' : drawn;
  }

  async function paste(targets: readonly ListedGoal[], lines: readonly string[], column: Column) {
    const tell = (text: string) => offerUndo({ text, undo: null });
    const held = targets.filter((goal) => {
      const row = cells.rowOf(goal);
      return row === null || !mayChange(column, row) || cellActionOf(column, goal, shown.plan.fields) === null;
    });
    if (held.length > 0) return tell(say.mayNotMany(held.length));
    const rows = [];
    for (const [index, goal] of targets.entries()) {
      const action = cellActionOf(column, goal, shown.plan.fields);
      if (action === null) continue;
      const text = (lines.length === 1 ? lines[0] : lines[index]) ?? '';
      const draft = pastedCell(action, text, { plan: shown.plan, choices: cellChoices(action, shown, prepared) });
      if (draft === null) {
        return tell(action.kind === 'status' ? say.statusNotPasted : say.notPasted(text, nameOf(column)));
      }
      rows.push({ id: goal.id, ...pastedPatch(action, draft, shown) });
    }
    const done = await changeEach(
      { client, planId: shown.plan.id, version: shown.version },
      rows,
      say.changedMany(nameOf(column), rows.length),
    );
    if (done.kind === 'done') {
      cells.mark({ goalIds: rows.map(({ id }) => id), column });
      choosing.clear();
    } else if (done.kind === 'failed') tell(done.sentence);
    else {
      const [first] = done.goals;
      const goal = goals.find(({ id }) => id === first?.id);
      const why = goal === undefined ? '' : ` ${goalLabel(goal)}: ${first?.sentence ?? ''}`;
      tell(`${bulk.cannotBe(done.goals.length, rows.length)}${why}`);
    }
  }
}
