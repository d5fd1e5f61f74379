import type { Status } from '#core/goal/status.ts';
import { contributionsOf } from './contributions.ts';
import { explained, PERCENT_DECIMALS, type WhyMoved } from './movedRows.ts';
import type { MoveNote } from './moveNote.ts';
import { healthParts } from './rollupParts.ts';

export type HealthGoal = { readonly id: string; readonly rowId: string; readonly status: Status };

/** Why the health of goals is another on a later day: a row for each group of them, such as those below one objective. */
export function whyHealthMoved(before: readonly HealthGoal[], after: readonly HealthGoal[]): WhyMoved {
  const [was, is] = [healthParts(before), healthParts(after)];
  const contributions = contributionsOf(was, is);
  const rowOf = new Map([...before, ...after].map(({ id, rowId }) => [id, rowId]));
  const moved = new Map<string, number>();
  for (const [id, rowId] of rowOf) {
    const by = contributions?.byGoal.get(id);
    if (by !== undefined) moved.set(rowId, (moved.get(rowId) ?? 0) + by);
  }
  const rows = [...new Set([...after, ...before].map(({ rowId }) => rowId))].map((id) => {
    const healthOf = (goals: readonly HealthGoal[]) => healthParts(goals.filter(({ rowId }) => rowId === id)).figure;
    const [old, now] = [healthOf(before), healthOf(after)];
    const by = moved.get(id) ?? null;
    return { id, before: old, after: now, by, note: healthNoteOf(old, now, by) };
  });
  return explained({ was, is, contributions, rows, decimals: PERCENT_DECIMALS });
}

function healthNoteOf(before: number | null, after: number | null, by: number | null): MoveNote | null {
  if (by === null) return { kind: 'leftOut', reason: 'notMeasured' };
  return by === 0 && before === after ? { kind: 'same' } : null;
}
