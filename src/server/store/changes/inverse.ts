import type { Day } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';
import { Refusal } from '#server/base/errors.ts';
import { loggedEntries, loggedRow } from '#server/store/history/changeItem.ts';
import type { PlacedItem } from '#server/store/history/changeItemRows.ts';
import { byRecordName } from '#server/store/kinds/recordKinds.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { CellWrite, CellWrites } from './cellWrites.ts';
import type { FoldedChange } from './foldedChange.ts';

/** What is stored now: fields that the undone change did not touch keep their values. */
export type StatesNow = (item: PlacedItem) => Row | null;

export function inverseOf(items: readonly PlacedItem[], now: StatesNow): FoldedChange {
  let plan: Row | null = null;
  const states = byRecordName(() => new Map<string, Row | null>());
  const cells = new Map<string, CellWrites>();
  for (const item of items) {
    if (item.entity === 'entries') cells.set(item.entityId, cellsBefore(item));
    else if (item.entity === 'plan') plan = stateBefore(item, now(item)) ?? refuseToUnmakePlan();
    else states[item.entity].set(item.entityId, stateBefore(item, now(item)));
  }
  for (const [goalId, before] of states.goal) if (before === null) cells.delete(goalId);
  return { plan, states, cells };
}

function stateBefore({ before, after }: PlacedItem, now: Row | null): Row | null {
  if (before === null) return null;
  const [was, became] = [loggedRow(before), after === null ? null : loggedRow(after)];
  if (became === null || now === null) return was;
  const columns = Object.keys(was);
  return Object.fromEntries(
    columns.map((column) => [column, (was[column] === became[column] ? now[column] : was[column]) ?? null]),
  );
}

function cellsBefore({ before, after }: PlacedItem): ReadonlyMap<Day, CellWrite> {
  const was = byDay(loggedEntries(before));
  const became = byDay(loggedEntries(after));
  const days = new Set([...was.keys(), ...became.keys()]);
  return new Map([...days].map((day) => [day, cellBefore(was.get(day), became.get(day))]));
}

function cellBefore(was: Entry | undefined, became: Entry | undefined): CellWrite {
  const [target, actual] = [was?.target ?? null, was?.actual ?? null];
  return {
    ...(target === (became?.target ?? null) ? {} : { target }),
    ...(actual === (became?.actual ?? null) ? {} : { actual }),
  };
}

function byDay(entries: readonly Entry[]): ReadonlyMap<Day, Entry> {
  return new Map(entries.map((entry) => [entry.date, entry]));
}

function refuseToUnmakePlan(): never {
  throw new Refusal({
    code: 'undo_impossible',
    status: 409,
    message: 'This change made the plan; it cannot be undone. Remove the plan instead.',
  });
}
