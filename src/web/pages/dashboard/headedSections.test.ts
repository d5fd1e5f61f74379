import { describe, expect, it } from 'vitest';
import { type ListedGoal, listedGoalOf } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { exampleNumberedGoal } from '#testing/web/examplePlanGoals.ts';
import { headedSections } from './headedSections.ts';

/** Goals as `1 off`, `1.1 off`: number and status. */
function listed(...goals: readonly string[]): readonly ListedGoal[] {
  return goals.map((goal) => {
    const [number = '', status = ''] = goal.split(' ');
    return listedGoalOf(
      exampleNumberedGoal(number, { figures: { status: status === 'off' ? 'off_target' : 'on_target' } }),
    );
  });
}

const drawn = (goals: readonly ListedGoal[], statuses: readonly StatusChoice[]) =>
  headedSections(goals, statuses).map(({ heading, goals: cards, first }) => [
    heading?.number ?? null,
    cards.map(({ number }) => number),
    first,
  ]);

describe('Cards of a list filtered by status stand below their own objective', () => {
  it('which is a heading where it has another status, and the first card where it has the same', () => {
    const goals = listed('1 on', '1.2 off', '2 off', '2.1 off', '2.3 off', '3 on', '3.1 off');
    expect(drawn(goals, ['off_target'])).toEqual([
      ['1', ['1.2'], 0],
      ['2', ['2', '2.1', '2.3'], 1],
      ['3', ['3.1'], 4],
    ]);
  });

  it('after those that no objective stands above', () => {
    expect(drawn(listed('0.1 off', '1 on', '1.2 off'), ['off_target'])).toEqual([
      [null, ['0.1'], 0],
      ['1', ['1.2'], 1],
    ]);
  });

  it('without headings where no objective is one', () => {
    const goals = listed('1 off', '1.1 off', '2 off');
    expect(drawn(goals, ['off_target'])).toEqual([[null, ['1', '1.1', '2'], 0]]);
    expect(drawn(goals, [])).toEqual([[null, ['1', '1.1', '2'], 0]]);
  });
});
