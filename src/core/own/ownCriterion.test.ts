import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { compileOwnTest, type OwnTest, ownTests, readOwnTest } from './ownCriterion.ts';
import { OWN_KINDS, type OwnKind } from './ownField.ts';
import type { OwnValue } from './ownValues.ts';

describe('a criterion on an own field', () => {
  it.each([
    [{ values: ['harbor', 'north'] }, 'north', true],
    [{ values: ['harbor'] }, 'north', false],
    [{ values: ['harbor'] }, null, false],
    [{ values: ['none'] }, null, true],
    [{ values: ['none'] }, 'north', false],
    [{ values: ['harbor'] }, ['north', 'harbor'], true],
    [{ values: ['harbor'] }, ['north'], false],
    [{ values: ['yes'] }, true, true],
    [{ values: ['no'] }, true, false],
    [{ values: ['no'] }, false, true],
    [{ contains: 'A-17' }, 'grant a-17/2', true],
    [{ contains: 'A-17' }, 'grant', false],
    [{ contains: 'a' }, null, false],
    [{ from: 5, to: 10 }, 5, true],
    [{ from: 5, to: 10 }, 10, true],
    [{ from: 5, to: 10 }, 4.9, false],
    [{ from: 5, to: 10 }, 10.1, false],
    [{ from: null, to: 10 }, -3, true],
    [{ from: 5, to: null }, 1e9, true],
    [{ from: 0, to: null }, null, false],
    [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-31', true],
    [{ from: '2026-01-01', to: '2026-01-31' }, '2026-02-01', false],
  ] as [OwnTest, OwnValue | null, boolean][])('%j and the value %j: %s', (test, value, passes) => {
    expect(compileOwnTest(test)(value)).toBe(passes);
  });

  it.each([
    [['x'], ['choice', 'choices', 'person', 'yes_no']],
    ['x', ['choice', 'choices', 'person', 'yes_no']],
    [{ contains: ' x ' }, ['text', 'long_text', 'link']],
    [{ from: 1 }, ['number', 'money', 'percent']],
    [{ to: '2026-01-01' }, ['date']],
    [{ from: 1, to: '2026-01-01' }, []],
    [{ from: '2026-02-30' }, []],
    [{ from: null, to: null }, []],
    [{ contains: ' ' }, []],
    [{ contains: 7 }, []],
    [[], []],
    [['x', 7], []],
    [null, []],
    [7, []],
  ] as [unknown, OwnKind[]][])('%j can be asked of %j', (asked, kinds) => {
    expect(OWN_KINDS.filter((kind) => readOwnTest({ kind }, asked) !== null)).toEqual(
      OWN_KINDS.filter((kind) => kinds.includes(kind)),
    );
  });

  it('on a field that the plan does not have is none', () => {
    const testOwn = ownTests([exampleOwnField({ kind: 'choice' })]);
    expect(testOwn('gone', ['harbor'])).toBeNull();
    expect(testOwn('ward', { from: 1 })).toBeNull();
    const goal = { depth: 1, ownFields: { ward: 'harbor' } };
    expect(['harbor', 'north'].map((id) => testOwn('ward', [id])?.(goal))).toEqual([true, false]);
  });
});
