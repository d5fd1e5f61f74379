import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { type Linked, wayRound } from './links.ts';
import { linksBack } from './linksBack.ts';

const IDS = [...'abcdefgh'];

/** Initiatives a to d and milestones e to h, each after some of them; milestones of an initiative or of none. */
const linked: fc.Arbitrary<Linked> = fc
  .record({
    after: fc.tuple(...IDS.map(() => fc.subarray(IDS, { maxLength: 2 }))),
    of: fc.tuple(...IDS.map(() => fc.constantFrom(null, 'a', 'b', 'c', 'd'))),
  })
  .map(({ after, of }) => ({
    initiatives: IDS.slice(0, 4).map((id, at) => exampleInitiative({ id, afterIds: after[at] ?? [] })),
    milestones: IDS.slice(4).map((id, at) =>
      exampleMilestone({ id, afterIds: after[at + 4] ?? [], initiativeId: of[at] ?? null }),
    ),
  }));

/** Done in some order: each starts when all before it have ended. Returns what never starts or ends. */
function neverDone({ initiatives, milestones }: Linked): Set<string> {
  const ended = new Set<string>();
  const begun = new Set<string>();
  const all = [...initiatives.map((each) => ({ ...each, initiativeId: null })), ...milestones];
  for (let round = 0; round <= 2 * all.length; round++) {
    for (const { id, afterIds, initiativeId } of all) {
      const mayBegin = initiativeId === null || begun.has(initiativeId);
      if (mayBegin && afterIds.every((each) => ended.has(each))) begun.add(id);
      const parts = milestones.filter((each) => each.initiativeId === id);
      if (begun.has(id) && parts.every((each) => ended.has(each.id))) ended.add(id);
    }
  }
  return new Set(IDS.filter((id) => !ended.has(id)));
}

it('a way round is found exactly where something can never be done', () => {
  fc.assert(
    fc.property(linked, (work) => {
      expect(IDS.some((id) => wayRound(work, id) !== null)).toBe(neverDone(work).size > 0);
      expect(linksBack(work, () => true).length > 0).toBe(neverDone(work).size > 0);
    }),
  );
});

it('the way begins with what is asked, names nothing twice in a row, and all of it can never be done', () => {
  fc.assert(
    fc.property(linked, fc.constantFrom(...IDS), (work, id) => {
      const way = wayRound(work, id);
      if (way === null) return;
      expect(way[0]).toBe(id);
      expect(way.every((each, at) => each !== way[at + 1])).toBe(true);
      const stuck = neverDone(work);
      expect(way.filter((each) => !stuck.has(each))).toEqual([]);
    }),
  );
});
