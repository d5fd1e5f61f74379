import { type ConflictDetails, planCellsSchema, type WirePlanCell } from '#contract/entryCells.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';
import { conflictIn } from '#web/base/api/conflict.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import type { OutboxItem } from './outboxItem.ts';

type Conflict = ConflictDetails['conflicts'][number];

/** An item whose call was refused: it waits for its author. */
export function answeredItem(item: OutboxItem, error: ApiError): OutboxItem {
  const conflict = conflictIn(error);
  if (conflict === null) return { ...item, state: { kind: 'refused', message: refusalText(error, '') } };
  const { version, conflicts } = conflict;
  const left = withoutTheirs(item.body, conflicts);
  return { ...item, state: { kind: 'conflict', version, theirs: conflicts.map(({ theirs }) => theirs), left } };
}

/** Sent again over what others set, which its author has seen. */
export function withMine(item: OutboxItem): OutboxItem {
  const ifMatch = item.state.kind === 'conflict' ? item.state.version : item.ifMatch;
  return { ...item, ifMatch, state: { kind: 'waiting' } };
}

/** What is still to be sent where theirs stands; null for nothing. */
export function withTheirs(item: OutboxItem): OutboxItem | null {
  if (item.state.kind !== 'conflict' || item.state.left === null) return null;
  return { ...item, body: item.state.left, ifMatch: item.state.version, state: { kind: 'waiting' } };
}

/** Of a list of cells those that nobody else set; of anything else nothing is left. */
function withoutTheirs(body: unknown, conflicts: readonly Conflict[]): readonly WirePlanCell[] | null {
  const cells = planCellsSchema.safeParse(body).data ?? [];
  const isTheirs = (cell: WirePlanCell, figure: string) =>
    conflicts.some(({ id, date, field }) => id === cell.goal_id && date === cell.date && field === figure);
  const left = cells.flatMap(({ target, actual, ...cell }) => {
    const kept = {
      ...(target !== undefined && !isTheirs(cell, 'target') && { target }),
      ...(actual !== undefined && !isTheirs(cell, 'actual') && { actual }),
    };
    return Object.keys(kept).length === 0 ? [] : [{ ...cell, ...kept }];
  });
  return left.length === 0 ? null : left;
}
