import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileKeyword, foldTitle } from './keyword.ts';
import { keepNamed, titleTextOf } from './titleText.ts';

const titled = (title: string) => ({ title, foldedTitle: foldTitle(title) });

function kept(titles: readonly string[], keyword: string, marks = new Uint8Array(titles.length).fill(1)) {
  const goals = titles.map(titled);
  const marked = marks.filter((mark) => mark === 1).length;
  keepNamed(marks, { goals, titleText: () => titleTextOf(goals), marked }, keyword);
  return titles.filter((_, at) => marks[at] === 1);
}

it.each<[string, readonly string[], readonly string[]]>([
  ['water', ['Cut water losses', 'Roads', 'WATER'], ['Cut water losses', 'WATER']],
  ['water', ['Water, water, water', 'Roads'], ['Water, water, water']],
  ['roads', ['Water', 'Roads'], ['Roads']],
  ['parks', ['Water', 'Roads'], []],
  ['water', [], []],
  // Never across the end of a title.
  ['terro', ['Water', 'Roads'], []],
  ['r\nr', ['Water', 'Roads'], []],
  ['two\nlines', ['Two\nlines', 'Two', 'Lines'], ['Two\nlines']],
  ['lines', ['Two\nlines', 'Two', 'Lines'], ['Two\nlines', 'Lines']],
  ['"Water"', ['Water', 'water'], ['Water']],
])('the keyword %j keeps of %j the marks of %j', (keyword, titles, found) => {
  expect(kept(titles, keyword)).toEqual(found);
});

it('keeps the marks of exactly the goals that a keyword finds one by one, of many and of few', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '\n', '"', 'é', 'e\u0301'), maxLength: 4 });
  const marked = fc.tuple(
    fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '\n', '"', 'é', 'e\u0301'), maxLength: 8 }),
    fc.boolean(),
  );
  const few = fc.array(fc.tuple(marked, fc.integer({ min: 0, max: 12 })), { maxLength: 40 });
  fc.assert(
    fc.property(text, few, (keyword, rows) => {
      fc.pre(keyword.trim() !== '');
      const titles = rows.map(([[title]]) => title);
      const marks = Uint8Array.from(rows, ([[, isMarked], rare]) => Number(isMarked && rare === 0));
      const dense = Uint8Array.from(rows, ([[, isMarked]]) => Number(isMarked));
      for (const before of [marks, dense]) {
        const isNamed = compileKeyword(keyword);
        const expected = titles.filter((title, at) => before[at] === 1 && isNamed(titled(title)));
        expect(kept(titles, keyword, before)).toEqual(expected);
      }
    }),
    { numRuns: 500 },
  );
});

it('makes the text of the titles when it is first looked through', () => {
  const marks = new Uint8Array(1).fill(1);
  const goals = [titled('Water')];
  const titleText = () => {
    throw new Error('Nobody asked for it.');
  };
  expect(() => keepNamed(marks, { goals, titleText, marked: 1 }, '"Water"')).not.toThrow();
  expect(() => keepNamed(marks, { goals, titleText, marked: 1 }, 'water')).toThrow('Nobody asked for it.');
});
