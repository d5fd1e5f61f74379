import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { type Linked, wayRound } from './links.ts';
import { linksBack, type WorkLink } from './linksBack.ts';

type After = Readonly<Record<string, string>>;

/** `a: 'b c'`: a comes after b and c; in capitals milestones, `M: 'a in d'` one that initiative d contains. */
const work = (after: After): Linked => {
  const all = Object.entries(after).map(([id, text]) => {
    const [links = '', initiativeId = null] = text.split(' in ');
    return { id, initiativeId, afterIds: links.split(' ').filter((each) => each !== '') };
  });
  const isMilestone = ({ id }: { readonly id: string }) => id === id.toUpperCase();
  return {
    initiatives: all
      .filter((each) => !isMilestone(each))
      .map(({ id, afterIds }) => exampleInitiative({ id, afterIds })),
    milestones: all.filter(isMilestone).map(exampleMilestone),
  };
};

const told = (links: readonly WorkLink[]) => links.map(({ id, afterId }) => `${id} after ${afterId}`);

describe('of new links that lead back the last is left out', () => {
  it.each<[string, After, readonly string[], readonly string[]]>([
    ['none of a line', { a: '', b: 'a', c: 'a b' }, [], []],
    ['none to what is not there', { a: 'x', M: ' in y' }, [], []],
    ['of a thing after itself', { a: 'a' }, [], ['a after a']],
    ['of a ring', { a: 'b', b: 'c', c: 'a' }, [], ['c after a']],
    ['of two rings one each', { a: 'b', b: 'a', c: 'd', d: 'c' }, [], ['b after a', 'd after c']],
    ['two of a thing', { a: 'b c', b: 'a', c: 'a' }, [], ['b after a', 'c after a']],
    ['not one that was there', { a: 'b', b: 'a' }, ['b after a'], ['a after b']],
    [
      'only one, and the way on is looked at again',
      { a: 'b', b: 'c', c: 'a b' },
      ['c after a', 'b after c'],
      ['a after b', 'c after b'],
    ],
    ['of a milestone and its initiative', { a: '', M: 'a in a' }, [], ['M after a']],
    ['none where all were there', { a: 'b', b: 'a' }, ['a after b', 'b after a'], []],
  ])('%s', (_, after, old, expected) => {
    const isNew = (link: WorkLink) => !old.includes(told([link])[0] ?? '');
    expect(told(linksBack(work(after), isNew))).toEqual(expected);
  });
});

const IDS = [...'abcdefGHIJ'];

const linked: fc.Arbitrary<Linked> = fc
  .record({
    after: fc.tuple(...IDS.map(() => fc.subarray(IDS, { maxLength: 3 }))),
    of: fc.tuple(...IDS.map(() => fc.constantFrom('', ' in a', ' in b', ' in c'))),
  })
  .map(({ after, of }) =>
    work(Object.fromEntries(IDS.map((id, at) => [id, `${after[at]?.join(' ')}${id < 'a' ? of[at] : ''}`]))),
  );

const without = ({ initiatives, milestones }: Linked, links: readonly WorkLink[]): Linked => {
  const gone = new Set(told(links));
  const cut = <Item extends { readonly id: string; readonly afterIds: readonly string[] }>(item: Item): Item => ({
    ...item,
    afterIds: item.afterIds.filter((otherId) => !gone.has(`${item.id} after ${otherId}`)),
  });
  return { initiatives: initiatives.map(cut), milestones: milestones.map(cut) };
};

const isAny = () => true;
const leadsBack = (all: Linked) => IDS.some((id) => wayRound(all, id) !== null);

it('without them nothing leads back', () => {
  fc.assert(
    fc.property(linked, (all) => {
      const left = linksBack(all, isAny);
      expect(leadsBack(without(all, left))).toBe(false);
      expect(linksBack(without(all, left), isAny)).toEqual([]);
      if (!leadsBack(all)) expect(left).toEqual([]);
    }),
  );
});

it('links that were there stay, where they lead back nowhere by themselves', () => {
  fc.assert(
    fc.property(linked, fc.func(fc.boolean()), (all, isOld) => {
      const sound = without(all, linksBack(all, isAny));
      const old = new Set(
        [...sound.initiatives, ...sound.milestones].flatMap(({ id, afterIds }) =>
          afterIds.filter((otherId) => isOld(id, otherId)).map((otherId) => `${id} after ${otherId}`),
        ),
      );
      const left = linksBack(all, (link) => !old.has(told([link])[0] ?? ''));
      expect(told(left).filter((each) => old.has(each))).toEqual([]);
      expect(leadsBack(without(all, left))).toBe(false);
    }),
  );
});
