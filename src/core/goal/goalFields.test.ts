import { describe, expect, it } from 'vitest';
import { byName, namesOf, remade } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { type FieldUse, isWithin, line } from './fieldKinds.ts';
import { goalFields, NOTHING_STATED } from './goalFields.ts';

describe('a table of fields', () => {
  it('says what a goal has of which nothing is said', () => {
    expect(NOTHING_STATED).toMatchObject({ title: '', priority: null, isStatusAutomatic: true, valueType: 'number' });
    expect(namesOf(NOTHING_STATED)).toEqual(namesOf(goalFields));
  });

  it('has a field that is added to it', () => {
    const fields = { ...goalFields, costCentre: line(['filter', 'share']) };
    const absent = mapNames<{ [Name in keyof typeof fields]: unknown }>(fields, (name) => fields[name].absent);
    expect(absent).toEqual({ ...NOTHING_STATED, costCentre: '' });
  });

  it.each<FieldUse>(['filter'])('has nothing to %s by that the list of goals does not hold', (use) => {
    const usedFor = (each: FieldUse) =>
      namesOf(goalFields).filter((name) => goalFields[name].uses.some((one) => one === each));
    expect(usedFor('list')).toEqual(expect.arrayContaining(usedFor(use)));
  });
});

it('records made like another have its names, each with a value of its own', () => {
  expect(remade({ one: 1, two: 2 }, (name) => name.length * 10)).toEqual({ one: 30, two: 30 });
});

it('parts are found by their names', () => {
  expect(byName([{ name: 'start' }, { name: 'end' }])).toEqual({ start: { name: 'start' }, end: { name: 'end' } });
});

describe('a weight is a number from 0.01 to 1000 with at most two decimals', () => {
  it.each([
    [0.01, true],
    [0.009, false],
    [0, false],
    [-1, false],
    [1, true],
    [33.33, true],
    [1.005, false],
    [1000, true],
    [1000.01, false],
    [Number.NaN, false],
  ])('%f: %s', (value, isOne) => {
    expect(isWithin(value, goalFields.weight.limits)).toBe(isOne);
  });
});
