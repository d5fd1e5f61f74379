import { describe, expect, it } from 'vitest';
import { indexGoals, searchGoals } from './goalIndex.ts';

function goal(number: string, title: string, inFiscalYear = true) {
  return { id: number, number, title, figures: { inFiscalYear } };
}

const GOALS = [
  goal('0', 'Permits of the year before', false),
  goal('1', 'Financial strength and stewardship'),
  goal('1x1', 'Grow recurring service revenue'),
  goal('2', 'Reliable services that residents value'),
  goal('2x1', 'Reduce the turnaround for building permits, from complete application to decision'),
  goal('2x1x2', 'Move every permit application online'),
  goal('2x10', 'Permit fees cover their cost'),
  goal('3', 'Repermitted wells, café “Ä”'),
];

const OWNERS = new Map([
  ['1x1', 'Finance'],
  ['2', 'Grace Onyango'],
]);

const INDEX = indexGoals(GOALS, ({ id }) => OWNERS.get(id) ?? '');

function found(text: string, most = 10) {
  return searchGoals(INDEX, text, most).goals.map(({ number }) => number);
}

describe('searching goals', () => {
  it.each([
    ['permit', ['2x10', '2x1', '2x1x2', '3', '0']],
    ['PERMIT', ['2x10', '2x1', '2x1x2', '3', '0']],
    ['permit application', ['2x1', '2x1x2']],
    ['application permit', ['2x1', '2x1x2']],
    ['  online ', ['2x1x2']],
    ['2.1', ['2x1', '2x1x2', '2x10']],
    ['2', ['2', '2x1', '2x1x2', '2x10']],
    ['cafe', ['3']],
    ['CAFÉ', ['3']],
    ['cafe\u0301', ['3']],
    ['“ä”', ['3']],
    ['finance', ['1x1', '1']],
    ['services onyango', ['2']],
    ['pernit', ['2x1', '2x1x2', '2x10', '3', '0']],
    ['buildign permts', ['2x1']],
    ['Onjango', ['2']],
    ['pernit zoning', []],
    ['zoning', []],
    ['', []],
    ['   ', []],
  ])('%j finds %j, the best first', (text, numbers) => {
    expect(found(text)).toEqual(numbers);
  });

  it('leaves goals of another year out', () => {
    expect(found('another')).toEqual([]);
  });

  it('gives the best and counts the others', () => {
    expect(searchGoals(INDEX, 'permit', 2)).toEqual({ goals: [GOALS[6], GOALS[4]], more: 3, isGuess: false });
    expect(searchGoals(INDEX, 'permit', 10)).toMatchObject({ more: 0 });
  });
});
