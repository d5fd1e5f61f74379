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
import { cellDraftOf, cellPatch, copiedCell } from './cellDraft.ts';
import { CELLS, columnOf, rowOf } from './cellElements.ts';
import { pastedCell } from './typedCell.ts';
import type { Cells } from './useCells.ts';

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
      const copied = chosen.length > 0 ? goals.filter(({ id }) => choosing.has(id)) : goals.slice(from, from + 1);
      event.preventDefault();
      event.clipboardData.setData('text/plain', copied.map((goal) => textOf(goal, column)).join('\n'));
      offerUndo({ text: say.copied(copied.length), undo: null });
      return;
    }
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
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

  function textOf(goal: ListedGoal, column: Column): string {
    const action = cellActionOf(column, goal, shown.plan.fields);
    const whole = prepared.wholes.get(goal.id);
    return action === null || whole === null ? '' : copiedCell(action, cellDraftOf(action, whole, shown), shown);
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
      // Of a row that was copied from a spreadsheet its first cell.
      const text = (lines.length === 1 ? lines[0] : lines[index])?.split('\t')[0] ?? '';
      const draft = pastedCell(action, text, { plan: shown.plan, choices: cellChoices(action, shown, prepared) });
      if (draft === null) {
        return tell(action.kind === 'status' ? say.statusNotPasted : say.notPasted(text, nameOf(column)));
      }
      rows.push({ id: goal.id, ...cellPatch(action, draft, shown) });
    }
    const done = await changeEach(
      { client, planId: shown.plan.id },
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
