import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { isLikelyOtherPlan } from './otherPlan.ts';

describe('a file is likely another plan’s', () => {
  it.each([
    { found: 0, alike: 0, akin: 0, expected: false },
    { found: 1, alike: 0, akin: 0, expected: false },
    { found: 2, alike: 0, akin: 0, expected: true },
    { found: 2, alike: 0, akin: 1, expected: false },
    { found: 4, alike: 0, akin: 0, expected: true },
    { found: 4, alike: 1, akin: 1, expected: false },
    { found: 5, alike: 0, akin: 5, expected: true },
    { found: 5, alike: 1, akin: 1, expected: true },
    { found: 5, alike: 2, akin: 2, expected: false },
    { found: 6, alike: 1, akin: 1, expected: true },
    { found: 6, alike: 2, akin: 2, expected: false },
    { found: 26, alike: 8, akin: 8, expected: true },
    { found: 26, alike: 9, akin: 9, expected: false },
  ])('$expected when $alike of $found titles match and $akin share a word', ({ expected, ...titles }) => {
    expect(isLikelyOtherPlan(titles)).toBe(expected);
  });
});

const TITLES = ['Parks', 'Grüne Straßen', 'Libraries', 'Roads', 'Homes', 'Clean  air'];
const fileOf = (titles: readonly string[]) => ({
  'goals.csv': `number,title\n${titles.map((title, at) => `${at + 1},${title}`).join('\n')}\n`,
});

describe('the warning of an import', () => {
  const warnings = async (titles: readonly string[]) => {
    const state = stateAfter(emptyExample(), (await prepareExample(fileOf(TITLES))).edits);
    const { preview, titles: match } = await prepareExample(fileOf(titles), state);
    const group = preview.groups.find(({ code }) => code === 'otherPlan');
    return { match, reasons: [...(group?.findings ?? [])].map(({ file, reason }) => `${file}: ${reason}`) };
  };

  it('says how many titles match when most goals have other titles', async () => {
    expect(await warnings(['Parks', 'Sewers', 'Trams', 'Schools', 'Police', 'Fire', 'New'])).toEqual({
      match: { found: 6, alike: 1, akin: 1 },
      reasons: ['goals.csv: 1 of 6 titles match those of the plan’s goals with the same numbers'],
    });
  });

  it('is not given for the plan’s own file, whatever the case and blanks of its titles', async () => {
    const same = ['PARKS', 'grüne straßen', 'Libraries', 'Roads', 'Homes', 'Clean air'];
    expect(await warnings(same)).toEqual({ match: { found: 6, alike: 6, akin: 6 }, reasons: [] });
  });

  it('is given for a handful of goals where no title shares a word with the plan’s', async () => {
    expect((await warnings(['Sewers', 'Trams'])).reasons).toHaveLength(1);
    expect((await warnings(['City parks', 'Trams'])).reasons).toEqual([]);
  });
});
