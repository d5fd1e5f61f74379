import { describe, expect, it } from 'vitest';
import { shownFormula } from './shownFormula.ts';

const numberOf = (id: string) => (id === 'gone' ? undefined : `${id}x2`);

describe('a kept formula as people read it', () => {
  it.each([
    [null, ''],
    ['[#1] / [#3 target]', '[1.2] / [3.2 target]'],
    ['[#1] or [#gone]', '[1.2] or [#gone]'],
    ['[#1', '[#1'],
    ['[1.2]', '[1.2]'],
  ])('%s is %s', (kept, shown) => {
    expect(shownFormula(kept, numberOf)).toBe(shown);
  });
});
