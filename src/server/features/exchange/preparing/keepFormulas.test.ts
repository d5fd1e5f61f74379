import { describe, expect, it } from 'vitest';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { found, goalsOf } from '#testing/server/preparedParts.ts';

const TABLE = (formula: string) => `number,title,actual_formula\n1,A,\n2,B,\n3,C,${formula}\n`;

describe('formulas of a file', () => {
  it('are kept by the ids of the goals they name, also of goals of the same file', async () => {
    const state = emptyExample();
    const first = await prepareExample({ 'g.csv': TABLE('[1] / [2] * 100') }, state);
    const goals = goalsOf(first);
    expect(goals['3']?.actualFormula).toBe(`[#${goals['1']?.id}] / [#${goals['2']?.id}] * 100`);
    const again = await prepareExample({ 'g.csv': TABLE('[1]/[2]*100') }, stateAfter(state, first.edits));
    expect(again.edits).toEqual([]);
  });

  it.each([
    ['[1] / ', 'cannot be read'],
    ['[9] * 2', 'a goal that is nowhere'],
    ['[#nobody] * 2', 'an id that is nowhere'],
    ['[3] + 1', 'a circle'],
  ])('%s is left out for %s, and the goal keeps the one it had', async (formula) => {
    const state = emptyExample();
    const first = await prepareExample({ 'g.csv': TABLE('[1] * 2') }, state);
    const held = stateAfter(state, first.edits);
    const prepared = await prepareExample({ 'g.csv': TABLE(formula) }, held);
    expect(found(prepared, 'formulaUnfit')).toEqual(['g.csv:4:actual_formula']);
    expect(stateAfter(held, prepared.edits).goals.find(({ number }) => number === '3')?.actualFormula).toBe(
      goalsOf(first)['3']?.actualFormula,
    );
  });

  it('refuse entries of what they give, and not those beside it', async () => {
    const state = emptyExample();
    const held = stateAfter(state, (await prepareExample({ 'g.csv': TABLE('[1] * 2') }, state)).edits);
    const enter = (row: string) => prepareExample({ 'e.csv': `goal_number,date,target,actual\n${row}\n` }, held);
    expect(found(await enter('3,2024-01-01,,5'), 'goalByFormula')).toEqual(['e.csv:2:goal_number']);
    expect((await enter('3,2024-01-01,5,')).preview.entries).toMatchObject({ add: 1, refused: 0 });
    expect((await enter('1,2024-01-01,,5')).preview.entries).toMatchObject({ add: 1, refused: 0 });
  });
});
