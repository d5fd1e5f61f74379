import type { Seen } from '#server/store/changes/seen.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';

/**
 * Edits without the figures their author saw unchanged, so that what others entered since stays. Where nothing else
 * is left they are applied as they are; `seen` is null without If-Match.
 */
export async function sentCells(edits: readonly Edit[], seen: Seen | null): Promise<readonly Edit[]> {
  if (seen === null) return edits;
  const sent: Edit[] = [];
  for (const edit of edits) {
    if (edit.entity !== 'entries') {
      sent.push(edit);
      continue;
    }
    const before = await seen.entries(edit.goalId);
    const cells = [...edit.cells].map((cell) => withoutSeen(cell, before.get(cell.date)));
    const left = cells.filter(({ target, actual }) => target !== undefined || actual !== undefined);
    if (left.length > 0) sent.push({ ...edit, cells: left });
  }
  return sent.length === 0 ? edits : sent;
}

function withoutSeen({ date, target, actual }: Cell, seen: Omit<Cell, 'date'> | undefined): Cell {
  return {
    date,
    ...(target === undefined || target === seen?.target ? {} : { target }),
    ...(actual === undefined || actual === seen?.actual ? {} : { actual }),
  };
}
