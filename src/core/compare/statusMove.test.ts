import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { type Standing, statusMoveOf } from './statusMove.ts';

function stood(status: Status, isByHand = false): Standing {
  return { status, isByHand };
}

describe('what became of a goal', () => {
  it.each([
    ['on_target', 'critical', 'worse'],
    ['achieved', 'on_target', 'worse'],
    ['on_target', 'not_started', 'worse'],
    ['not_started', 'off_target', 'worse'],
    ['critical', 'off_target', 'better'],
    ['off_target', 'not_started', 'better'],
    ['not_started', 'on_target', 'better'],
    ['on_target', 'achieved', 'better'],
    ['critical', 'critical', 'unchanged'],
  ] as const)('%s, then %s: %s', (before, after, move) => {
    expect(statusMoveOf(stood(before), stood(after))).toBe(move);
  });

  it('is by hand where somebody set the one or the other', () => {
    expect(statusMoveOf(stood('critical'), stood('deferred', true))).toBe('byHand');
    expect(statusMoveOf(stood('deferred', true), stood('on_target'))).toBe('byHand');
    expect(statusMoveOf(stood('critical'), stood('critical', true))).toBe('unchanged');
  });

  it('is new, or gone', () => {
    expect(statusMoveOf(null, stood('on_target'))).toBe('added');
    expect(statusMoveOf(stood('on_target'), null)).toBe('gone');
  });

  it('is the opposite where the two days are swapped', () => {
    const OPPOSITE = {
      worse: 'better',
      better: 'worse',
      added: 'gone',
      gone: 'added',
      byHand: 'byHand',
      unchanged: 'unchanged',
    } as const;
    const present = fc
      .record({ status: fc.constantFrom(...STATUSES), isByHand: fc.boolean() })
      .map(({ status, isByHand }) => stood(status, isByHand || status === 'deferred'));
    const standing = fc.option(present, { nil: null });
    fc.assert(
      fc.property(standing, standing, (one, other) => {
        fc.pre(one !== null || other !== null);
        expect(statusMoveOf(other, one)).toBe(OPPOSITE[statusMoveOf(one, other)]);
      }),
    );
  });
});
