import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { converted, type People, readOwnText } from './converted.ts';
import type { OwnKind } from './ownField.ts';
import type { OwnValue } from './ownValues.ts';

const PEOPLE: People = {
  nameOf: (id) => (id === 'm1' ? 'Ada Lovelace' : null),
  named: (name) => (name === 'Ada Lovelace' ? 'm1' : null),
};

describe('a field of another kind', () => {
  it.each([
    ['number', 7.5, 'money', 7.5],
    ['number', 7.5, 'text', '7.5'],
    ['text', '7.5', 'percent', 7.5],
    ['date', '2026-03-31', 'text', '2026-03-31'],
    ['text', '2026-03-31', 'date', '2026-03-31'],
    ['text', 'harbor', 'choice', 'harbor'],
    ['text', 'Old town', 'choices', ['oldtown']],
    ['choice', 'harbor', 'choices', ['harbor']],
    ['choices', ['north'], 'choice', 'north'],
    ['choices', ['harbor', 'north'], 'text', 'Harbor, North Hill'],
    ['choice', 'oldtown', 'long_text', 'Old Town'],
    ['person', 'm1', 'text', 'Ada Lovelace'],
    ['text', 'Ada Lovelace', 'person', 'm1'],
    ['link', 'https://example.org', 'text', 'https://example.org'],
    ['text', 'https://example.org', 'link', 'https://example.org'],
    ['yes_no', false, 'text', 'no'],
    ['text', 'yes', 'yes_no', true],
    ['text', 'no', 'yes_no', false],
  ] as [OwnKind, OwnValue, OwnKind, OwnValue][])('turns %s %j into %s %j', (from, value, to, expected) => {
    expect(of(from, value, to)).toEqual(expected);
  });

  it.each([
    ['text', 'about 7', 'number'],
    ['text', '7,5', 'number'],
    ['text', '007', 'number'],
    ['text', 'soon', 'date'],
    ['text', 'Citywide', 'choice'],
    ['text', 'Citywide', 'choices'],
    ['text', 'Grace Hopper', 'person'],
    ['text', 'maybe', 'yes_no'],
    ['text', 'see the intranet', 'link'],
    ['long_text', 'two\nlines', 'text'],
    ['choices', ['harbor', 'north'], 'choice'],
    ['yes_no', true, 'number'],
    ['date', '2026-03-31', 'money'],
  ] as [OwnKind, OwnValue, OwnKind][])('would lose %s %j as %s', (from, value, to) => {
    expect(of(from, value, to)).toBeNull();
  });

  it('of choices goes by names where the options are others', () => {
    const before = exampleOwnField({ kind: 'choice' });
    const after = exampleOwnField({ kind: 'choices', options: [{ id: 'x', name: 'Harbor' }] });
    expect(converted('harbor', { before, after }, PEOPLE)).toEqual(['x']);
    expect(converted('north', { before, after }, PEOPLE)).toBeNull();
  });

  it('has nothing of what was not seen', () => {
    expect(of('choice', 'gone', 'text')).toBeNull();
  });

  it('reads texts as they are written', () => {
    expect(readOwnText(exampleOwnField({ kind: 'choice' }), 'north hill', PEOPLE)).toBe('north');
  });
});

function of(from: OwnKind, value: OwnValue, to: OwnKind) {
  return converted(value, { before: exampleOwnField({ kind: from }), after: exampleOwnField({ kind: to }) }, PEOPLE);
}
