import { describe, expect, it } from 'vitest';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import { offeredChoices } from './offeredChoices.ts';
import { isChosen, type StatusChoice, withStatusToggled } from './statusChoice.ts';

const shownBy = (choices: readonly StatusChoice[]) => SHOWN_STATUSES.filter((shown) => isChosen(shown, choices));

describe('a status filter', () => {
  it.each<[StatusChoice, readonly string[]]>([
    ['critical', ['critical']],
    ['not_started', ['not_started', 'no_figures', 'no_target']],
    ['not_begun', ['not_started']],
    ['no_figures', ['no_figures']],
    ['no_target', ['no_target']],
  ])('of %s takes %j', (choice, shown) => {
    expect(shownBy([choice])).toEqual(shown);
  });
});

describe('a press on a status in the bar', () => {
  it.each([
    [[], 'critical', true, ['critical']],
    [['critical', 'deferred'], 'critical', true, ['deferred']],
    [[], 'not_started', false, ['not_started']],
    [['not_started'], 'not_started', false, []],
    [[], 'not_started', true, ['not_begun']],
    [[], 'no_figures', true, ['no_figures']],
    [['no_figures'], 'no_figures', true, []],
    [['not_started'], 'no_figures', true, ['not_begun', 'no_target']],
    [['not_begun', 'no_target'], 'no_figures', true, ['not_started']],
    [['critical', 'not_begun', 'no_target'], 'no_figures', true, ['critical', 'not_started']],
  ] as const)('with %j chosen, on %s (with parts: %s) chooses %j', (before, shown, hasParts, after) => {
    expect(withStatusToggled(before, shown, { hasParts })).toEqual(after);
  });
});

describe('the statuses offered', () => {
  it('are the six where every goal that runs is judged', () => {
    expect(offeredChoices([], ['critical', 'not_started'])).toEqual(STATUSES);
  });

  it('part not started where there are goals without figures or without a target', () => {
    expect(offeredChoices([], ['no_figures', 'not_started'])).toEqual([...STATUSES, 'not_begun', 'no_figures']);
    expect(offeredChoices([], ['no_target'])).toEqual([...STATUSES, 'no_target']);
  });

  it('hold what is chosen', () => {
    expect(offeredChoices(['no_target'], [])).toEqual([...STATUSES, 'no_target']);
  });
});
