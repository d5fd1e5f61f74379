import { expect, it } from 'vitest';
import { ENGLISH_LEVELS } from './levelWords.ts';
import { LEVEL_COUNT_PART, mergeLevels } from './mergeLevels.ts';
import { usualLevels, withUsualLevels } from './mergePlan.ts';
import { USUAL_PLAN } from './usualPlan.ts';

const level = (name: string) => ({ name, plural: `${name}s` });
const list = (...names: string[]) => names.map(level);
const USUAL = usualLevels(2, [ENGLISH_LEVELS]);
const [usual = []] = USUAL;
const renamed = (depth: number, name: string) => usual.map((each, at) => (at === depth ? level(name) : each));

it.each([
  ['another name each', list('a', 'b', 'c'), list('x', 'b', 'c'), list('a', 'b', 'z'), list('x', 'b', 'z'), []],
  ['one removes the last', list('a', 'b', 'c'), list('a', 'b'), list('z', 'b', 'c'), list('z', 'b'), []],
  ['one names, of the usual ones', [], renamed(1, 'x'), [], renamed(1, 'x'), []],
  ['each names one of the usual ones', [], renamed(1, 'x'), renamed(2, 'z'), renamed(2, 'z').with(1, level('x')), []],
  ['one goes back to the usual ones', list('a', 'b'), [], list('a', 'b'), [], []],
  ['one goes back to them, another names', list('a', 'b'), [], list('z', 'b'), [], ['']],
  ['both name one', list('a', 'b'), list('x', 'b'), list('z', 'b'), list('x', 'b'), ['0.name', '0.plural']],
  ['one removes what another names', list('a', 'b', 'c'), list('a', 'b'), list('a', 'b', 'z'), list('a', 'b'), ['2']],
  ['other counts', list('a', 'b', 'c'), list('a', 'b'), list('a', 'b', 'c', 'd'), list('a', 'b'), [LEVEL_COUNT_PART]],
])('levels of which %s', (_, before, mine, theirs, value, at) => {
  const merged = mergeLevels({ before, mine, theirs }, USUAL);
  expect(merged.value).toEqual(value);
  expect(merged.contradictions.map((each) => each.at.join('.'))).toEqual(at);
});

it('of a plan without usual names are set as a whole', () => {
  const merged = mergeLevels({ before: [], mine: list('a'), theirs: list('b') }, []);
  expect(merged.value).toEqual(list('a'));
  expect(merged.contradictions).toHaveLength(1);
});

it('that were sent in the words of another language are in those of whoever named one first', () => {
  const english = list('one', 'two');
  const german = list('eins', 'zwei', 'drei');
  const merged = mergeLevels({ before: [], mine: list('eins', 'zwei', 'drei'), theirs: list('x', 'two') }, [
    german,
    english,
  ]);
  expect(merged.value).toEqual(list('x', 'two', 'drei'));
});

it('a level with the usual name of its depth in some language is marked, one with that of another depth is not', () => {
  const spanish = [{ name: 'Objetivo estratégico', plural: 'Objetivos estratégicos' }];
  const [first, second] = USUAL[0] ?? [];
  const levels = [spanish[0], { name: 'Reto', plural: 'Retos' }, second].filter((each) => each !== undefined);
  const marked = withUsualLevels({ ...USUAL_PLAN, id: 'p', name: 'Plan', timeZone: 'UTC', levels }, [
    ...USUAL,
    spanish,
  ]);
  expect(marked.levels.map(({ isUsual = false }) => isUsual)).toEqual([true, false, false]);
  const halfway = { name: first?.name ?? '', plural: 'Others' };
  expect(withUsualLevels({ ...marked, levels: [halfway] }, USUAL).levels).toEqual([halfway]);
});
