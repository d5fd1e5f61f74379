import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import type { PreparedImport } from './prepareImport.ts';

const GOALS = `number,title,parent_number,depth,unit,start,end,owner,department,rollup,status,tracking,eoy_target
1,"Homes, and streets",,0,,2024-01-01,2027-12-31,,,,,,
1.1,Homes built,1,1,€,2024-01-01,2027-12-31,ada@example.org,Housing,sum,,monthly,"1,200"
1.1.1,North,1.1,2,€,2024-01-01,2027-12-31,Grace Hopper,Housing,,,monthly,
1.1.2,South,1.1,2,€,01/31/2024,2027-12-31,Grace Hopper,Housing,,deferred,monthly,$10.4M
1x2,Árboles,,1,%,,,,,,off target,,90%
`;
const ENTRIES = `goal_number,date,target,actual
1.1.1,2024-01-31,10,9.5
1.1.1,2024-02-29,10,"1,000.5"
1.1.2,2024-01-31,(12),N/A
1.1.2,2024-02-29,,
1.2,2024,50,45%
1.2,2025,55,
`;

/** Where bytes are cut, overwritten or put in. */
type Damage = { readonly kind: 'cut' | 'overwrite' | 'insert'; readonly at: number; readonly bytes: readonly number[] };

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('cut', 'overwrite', 'insert'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.array(
    fc.oneof(
      fc.constantFrom(...[...'",;\n\t.-19ax'].map((letter) => letter.charCodeAt(0)), 0, 0xc3, 0xe9),
      fc.nat(255),
    ),
    { minLength: 1, maxLength: 6 },
  ),
});

function damaged(text: string, damages: readonly Damage[]): Uint8Array {
  let bytes = [...new TextEncoder().encode(text)];
  for (const { kind, at, bytes: put } of damages) {
    const index = Math.floor(at * bytes.length);
    if (kind === 'cut') bytes = bytes.slice(0, index);
    else bytes.splice(index, kind === 'overwrite' ? put.length : 0, ...put);
  }
  return Uint8Array.from(bytes);
}

const files = fc.record({
  'goals.csv': fc.array(damage, { maxLength: 3 }).map((damages) => damaged(GOALS, damages)),
  'entries.csv': fc.array(damage, { maxLength: 3 }).map((damages) => damaged(ENTRIES, damages)),
});

function expectConsistent({ preview, edits }: PreparedImport, state: PlanState): void {
  const { goals, entries } = preview;
  expect(goals.add + goals.change + goals.same + goals.refused).toBe(goals.read);
  expect(entries.add + entries.change + entries.same + entries.empty + entries.refused).toBe(entries.read);
  for (const count of [...Object.values(goals), ...Object.values(entries)]) expect(count).toBeGreaterThanOrEqual(0);
  if (preview.refusals.length > 0) expect(edits).toEqual([]);
  const after = stateAfter(state, edits);
  const ids = new Map(after.goals.map((goal) => [goal.id, goal]));
  for (const goal of after.goals) {
    const parent = goal.parentId === null ? null : ids.get(goal.parentId);
    expect(parent).not.toBeUndefined();
    expect(goal.depth).toBeLessThanOrEqual(LOWEST_DEPTH);
    if (parent) expect(goal.depth).toBeGreaterThan(parent.depth);
  }
  for (const edit of edits) if (edit.entity === 'entries') expect(ids.has(edit.goalId)).toBe(true);
}

describe('damaged files', () => {
  it('are prepared whole or refused, never thrown at, and change nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (content) => {
        const state = emptyExample();
        const prepared = await prepareExample(content, state);
        expectConsistent(prepared, state);
        const again = await prepareExample(content, stateAfter(state, prepared.edits));
        expect(again.edits).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('never harm a plan that is there', async () => {
    const empty = emptyExample();
    const whole = await prepareExample({ 'goals.csv': GOALS, 'entries.csv': ENTRIES }, empty);
    expect(whole.preview.goals).toMatchObject({ read: 5, refused: 0 });
    const held = stateAfter(empty, whole.edits);
    await fc.assert(
      fc.asyncProperty(files, async (content) => {
        const prepared = await prepareExample(content, held);
        expectConsistent(prepared, held);
        const after = stateAfter(held, prepared.edits);
        expect((await prepareExample(content, after)).edits).toEqual([]);
        for (const { id } of held.goals) expect(after.goals.some((goal) => goal.id === id)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
