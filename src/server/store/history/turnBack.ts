import type { Entry } from '#core/goal/series.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { columnsOfEntries, type EntryColumns, entriesOf } from '#server/store/rows/entryColumns.ts';
import { loggedEntries, loggedRow } from './changeItem.ts';
import type { PlacedItem } from './changeItemRows.ts';
import type { PlanRecords } from './planRecords.ts';

/**
 * Turns a plan's records, in place, back to what they were before the changes in `later`, newest first; lets the
 * event loop run in between.
 */
export async function turnBack(records: PlanRecords, later: AsyncIterable<PlacedItem>): Promise<void> {
  const breathe = createYielder();
  const entries = new Map<string, Map<number, Entry>>();
  for await (const item of later) {
    await breathe();
    if (item.entity === 'entries') turnEntriesBack(entriesOfGoal({ entries, records }, item.entityId), item);
    else if (item.entity === 'plan') records.plan = item.before === null ? null : loggedRow(item.before);
    else if (item.before === null) records[item.entity].delete(item.entityId);
    else records[item.entity].set(item.entityId, { ...loggedRow(item.before), id: item.entityId });
  }
  for (const [goalId, ofGoal] of entries) {
    await breathe();
    if (ofGoal.size === 0) records.entries.delete(goalId);
    else records.entries.set(goalId, [columnsOfDays(ofGoal)]);
  }
}

type Turning = { readonly entries: Map<string, Map<number, Entry>>; readonly records: PlanRecords };

function entriesOfGoal({ entries, records }: Turning, goalId: string): Map<number, Entry> {
  const known = entries.get(goalId);
  if (known !== undefined) return known;
  const now = (records.entries.get(goalId) ?? []).flatMap(entriesOf);
  const ofGoal = new Map<number, Entry>(now.map((entry) => [entry.date, entry]));
  entries.set(goalId, ofGoal);
  return ofGoal;
}

function turnEntriesBack(ofGoal: Map<number, Entry>, { before, after }: PlacedItem): void {
  for (const { date } of loggedEntries(after)) ofGoal.delete(date);
  for (const entry of loggedEntries(before)) ofGoal.set(entry.date, entry);
}

function columnsOfDays(ofGoal: ReadonlyMap<number, Entry>): EntryColumns {
  return columnsOfEntries([...ofGoal.values()].sort((one, other) => one.date - other.date));
}
