import { describe, expect, it } from 'vitest';
import { measureText } from './measureText.ts';

describe('measureText: what is measured, and in what', () => {
  it.each([
    ['both', 'Response time', 'minutes', 'Response time (minutes)'],
    ['no unit', 'Response time', '', 'Response time'],
    ['no measure', '', 'minutes', 'minutes'],
    ['a measure that says the unit, in any case', 'Tons of CO2 a year', 'tons of CO2', 'Tons of CO2 a year'],
  ])('%s', (_, measure, unit, expected) => {
    expect(measureText(measure, unit)).toBe(expected);
  });
});
