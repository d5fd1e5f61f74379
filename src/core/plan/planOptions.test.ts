import { describe, expect, it } from 'vitest';
import { chosenOptions, eachOption, eachWireOption, isWireOption, PLAN_OPTIONS, readOptions } from './planOptions.ts';

const NONE = eachOption(() => false);

describe('the options of a plan', () => {
  it('are each chosen alone, and read back', () => {
    for (const option of PLAN_OPTIONS) {
      const chosen = { ...NONE, [option]: true };
      const wire = chosenOptions(chosen, 1);
      expect(Object.keys(wire)).toHaveLength(1);
      expect(readOptions((name) => wire[name] === 1)).toEqual(chosen);
    }
  });

  it('are left out where they are not chosen', () => {
    expect(chosenOptions(NONE, 1)).toEqual({});
  });

  it.each([
    ['figures_wait', true],
    ['red_asks_note', true],
    ['figuresWait', false],
    ['time_zone', false],
  ])('%s is the name of one on the wire: %j', (name, expected) => {
    expect(isWireOption(name)).toBe(expected);
  });

  it('have a name of their own each', () => {
    expect(Object.keys(eachWireOption((option) => option))).toHaveLength(PLAN_OPTIONS.length);
  });
});
