import { expect, it } from 'vitest';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { withinRows } from './withinRows.ts';

const GOALS = 'number,title\n1,One\n2,Two\n3,Three\n';
const ENTRIES = 'goal_number,date,actual\n1,2026-01-01,1\n1,2026-02-01,2\n';

function reading(...texts: readonly string[]) {
  const files = texts.map((text, at) => ({ name: `${at}.csv`, bytes: new TextEncoder().encode(text) }));
  return readTables(files, { bytes: 1_000, inflatedBytes: 1_000 });
}

it.each([
  ['as many rows as may be', [GOALS, ENTRIES], { rows: 5, goals: 3 }, null],
  ['one row too many over all files', [GOALS, ENTRIES], { rows: 4, goals: 3 }, /^more than 4 rows.* there are 5$/],
  ['one goal too many', [GOALS, ENTRIES], { rows: 5, goals: 2 }, /^more than 2 goals; split it/],
  ['figures are no goals', [ENTRIES, ENTRIES], { rows: 5, goals: 0 }, null],
  ['no limit', [GOALS, ENTRIES], {}, null],
  ['nothing', [], { rows: 0, goals: 0 }, null],
])('a reading within limits: %s', (_, texts, limits, reason) => {
  const before = reading(...texts);
  const after = withinRows(before, limits);
  if (reason === null) expect(after).toBe(before);
  else {
    expect(after.tables).toEqual([]);
    expect(after.refusals).toEqual([
      { file: '0.csv', line: null, column: null, reason: expect.stringMatching(reason) },
    ]);
  }
});
