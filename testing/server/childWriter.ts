import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { change, day, PUT_PLAN, putGoal } from './planUnderTest.ts';

// A program for tests to kill: writes a figure to all goals at once, round after round, and prints each round that
// was acknowledged. Arguments: the data folder, how many goals.
const [, , dataFolder = '', count = '0'] = process.argv;
const ids = Array.from({ length: Number(count) }, (_, index) => `g${index}`);
const round = (actual: number): Edit[] =>
  ids.map((goalId) => ({ entity: 'entries', goalId, cells: [{ date: day('2025-01-01'), actual }] }));

const store = await openStore({ dataFolder, databaseUrl: null, serverAddress: null });
const { version } = await applyChange(store, change([PUT_PLAN, ...ids.map((id) => putGoal({ id }))]));
for (let written = version; ; ) {
  ({ version: written } = await applyChange(store, change(round(written + 1))));
  process.stdout.write(`${written}\n`);
}
