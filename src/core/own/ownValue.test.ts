import { describe, expect, it } from 'vitest';
import { EXAMPLE_OPTIONS, exampleOwnField, exampleOwnValue } from '#testing/core/exampleOwn.ts';
import { OWN_KINDS } from './ownField.ts';
import { isOwnId } from './ownId.ts';
import { OWN_TEXT_LIMITS, ownProblem } from './ownProblem.ts';
import { ownText } from './ownText.ts';
import { ownValueOf, ownValuesOf } from './ownValue.ts';
import { NO_OWN_VALUES, type OwnValue } from './ownValues.ts';

const isPerson = (id: string) => id === 'm1';

describe('the value of an own field', () => {
  it.each(OWN_KINDS)('of the kind %s is what a goal states', (kind) => {
    const field = exampleOwnField({ kind });
    const value = exampleOwnValue(kind);
    expect(ownProblem(field, value, isPerson)).toBeNull();
    expect(ownValueOf(field, { depth: 0, ownFields: { ward: value } })).toEqual(value);
  });

  it.each([
    ['text', 7, 'text'],
    ['text', 'two\nlines', 'lines'],
    ['text', 'x'.repeat(OWN_TEXT_LIMITS.text + 1), 'textLong'],
    ['long_text', 'x'.repeat(OWN_TEXT_LIMITS.long_text + 1), 'textLong'],
    ['number', '7', 'number'],
    ['money', Number.POSITIVE_INFINITY, 'number'],
    ['percent', true, 'number'],
    ['date', '2026-02-30', 'date'],
    ['date', 7, 'date'],
    ['choice', 'gone', 'option'],
    ['choice', ['harbor'], 'option'],
    ['choices', 'harbor', 'options'],
    ['choices', ['harbor', 'gone'], 'options'],
    ['person', 'm2', 'person'],
    ['person', 1, 'person'],
    ['link', 'javascript:alert(1)', 'link'],
    ['link', 'https://', 'link'],
    ['link', 'https://example.org/a b', 'link'],
    ['link', `https://example.org/${'x'.repeat(OWN_TEXT_LIMITS.link)}`, 'link'],
    ['link', 3, 'link'],
    ['yes_no', 'yes', 'yesNo'],
  ] as const)('of the kind %s is not %j', (kind, value, problem) => {
    expect(ownProblem(exampleOwnField({ kind }), value, isPerson)).toBe(problem);
  });

  it('may be an address to write to', () => {
    expect(ownProblem(exampleOwnField({ kind: 'link' }), 'mailto:ada@example.org', isPerson)).toBeNull();
  });

  it.each([
    ['choice', 'gone', null],
    ['choice', 'harbor', 'harbor'],
    ['choices', ['gone', 'north'], ['north']],
    ['choices', ['gone'], null],
    ['choices', 'harbor', null],
    ['number', 'seven', null],
    ['text', 7, null],
    ['yes_no', 'yes', null],
  ] as const)('of the kind %s stored as %j is seen as %j', (kind, stored, seen) => {
    const goal = { depth: 1, ownFields: { ward: stored } };
    expect(ownValueOf(exampleOwnField({ kind }), goal)).toEqual(seen);
  });

  it('is none for goals of other levels', () => {
    const field = exampleOwnField({ levels: [0, 2] });
    const seen = [0, 1, 2].map((depth) => ownValueOf(field, { depth, ownFields: { ward: 'x' } }));
    expect(seen).toEqual(['x', null, 'x']);
  });

  it('is told of the fields there are, and nothing else', () => {
    const fields = [exampleOwnField(), exampleOwnField({ id: 'other' })];
    expect(ownValuesOf(fields, { depth: 0, ownFields: { ward: 'x', removed: 'y' } })).toEqual({ ward: 'x' });
    expect(ownValuesOf(fields, { depth: 0, ownFields: { removed: 'y' } })).toBe(NO_OWN_VALUES);
    expect(ownValuesOf(fields, { depth: 0, ownFields: NO_OWN_VALUES })).toBe(NO_OWN_VALUES);
  });

  it.each([
    ['choice', 'oldtown', 'Old Town'],
    ['choices', ['harbor', 'north'], 'Harbor, North Hill'],
    ['choices', ['gone'], 'gone'],
    ['person', 'm1', 'Ada'],
    ['person', 'm2', 'm2'],
    ['yes_no', true, 'yes'],
    ['yes_no', false, 'no'],
    ['number', 12.5, '12.5'],
    ['date', '2026-03-31', '2026-03-31'],
  ] as [(typeof OWN_KINDS)[number], OwnValue, string][])('of the kind %s, %j, reads %s', (kind, value, text) => {
    const nameOf = (id: string) => (id === 'm1' ? 'Ada' : null);
    expect(ownText(exampleOwnField({ kind, options: EXAMPLE_OPTIONS }), value, nameOf)).toBe(text);
  });
});

describe('the id of an own field', () => {
  it.each(['a', '7x', 'cost-centre_2', 'x'.repeat(40)])('may be %s', (id) => {
    expect(isOwnId(id)).toBe(true);
  });

  it.each(['', '-a', '_a', '__proto__', 'constructor', 'toString', 'none', 'a b', 'é', 'a"', 'x'.repeat(41)])(
    'is not %j',
    (id) => {
      expect(isOwnId(id)).toBe(false);
    },
  );
});
