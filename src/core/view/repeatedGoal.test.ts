import { describe, expect, it } from 'vitest';
import { type Repeated, type Repeating, repeatedGoal } from './repeatedGoal.ts';

const figures = { status: 'critical', attainment: 0.7, distribution: null, inFiscalYear: true } as const;
const parent: Repeating = { id: 'p', parentId: null, rollup: 'lowest', figures };
const child = (id: string, part: Partial<Repeating> = {}): Repeating => ({
  id,
  parentId: 'p',
  rollup: 'feeds',
  figures,
  ...part,
});
const better = child('better', { figures: { ...figures, status: 'on_target', attainment: 1 } });

describe('a parent only repeats a goal below it', () => {
  it.each<[string, Repeating, readonly Repeating[], Repeated | null]>([
    ['that is its lowest', parent, [better, child('low')], { id: 'low', why: 'lowest' }],
    ['that is its highest', { ...parent, rollup: 'highest' }, [child('high'), better], { id: 'high', why: 'highest' }],
    ['that alone feeds a sum', { ...parent, rollup: 'sum' }, [child('sole')], { id: 'sole', why: 'only' }],
    [
      'beside one that is in no roll-up',
      { ...parent, rollup: 'sum' },
      [child('sole'), child('apart', { rollup: 'none' })],
      { id: 'sole', why: 'only' },
    ],
    [
      'beside one of another year',
      { ...parent, rollup: 'sum' },
      [child('sole'), child('past', { figures: { ...figures, inFiscalYear: false } })],
      { id: 'sole', why: 'only' },
    ],
    ['not where it adds several up', { ...parent, rollup: 'sum' }, [child('one'), better], null],
    ['not where it has figures of its own', { ...parent, rollup: 'none' }, [child('one')], null],
    ['not where nothing is said of a roll-up', { ...parent, rollup: null }, [child('one')], null],
    ['not one that stands otherwise', parent, [better], null],
    ['not one of another status', parent, [child('by hand', { figures: { ...figures, status: 'off_target' } })], null],
    ['not as a group', { ...parent, figures: { ...figures, distribution: {} as never } }, [child('one')], null],
    ['not without an attainment', { ...parent, figures: { ...figures, attainment: null } }, [child('one')], null],
    ['not without goals below', parent, [], null],
  ])('%s', (_, goal, children, expected) => {
    expect(repeatedGoal(goal, children)).toEqual(expected);
  });
});
