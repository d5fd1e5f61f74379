import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FilterCriteria, hasAnyValue, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import { compileCards } from '#core/filter/matchesFilter.ts';
import { STATUS_CHOICES } from '#core/filter/statusChoice.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { countOf, NO_GOALS } from '#core/rollup/distribution.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { countsBy } from './countsBy.ts';
import { viewCount } from './viewCount.ts';
import { viewOf } from './viewOf.ts';

const context = {
  today: exampleDay('2026-06-15'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
  work: null,
};

function goal(number: string, status: ShownStatus, differences: Partial<FilterableGoal> = {}): FilterableGoal {
  const parentId = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null;
  const depth = number.split('.').length - 1;
  return exampleFilterable({
    id: number,
    parentId,
    depth,
    status,
    objectiveId: number.slice(0, 1),
    title: `Goal ${number}`,
    foldedTitle: `goal ${number}`,
    ...differences,
  });
}

/** 1 and 1.2 are groups: each has the status of what is beneath it. */
const GOALS = [
  goal('1', 'on_target'),
  goal('1.1', 'critical'),
  goal('1.2', 'on_target'),
  goal('1.2.1', 'on_target'),
  goal('1.2.2', 'not_started'),
  goal('2', 'achieved'),
  goal('2.1', 'critical'),
  goal('2.2', 'critical', { inFiscalYear: false }),
  goal('2.1.1.1.1.1.1', 'critical'),
];

function view(criteria: Partial<FilterCriteria>) {
  const found = viewOf(GOALS, { ...NO_CRITERIA, ...criteria }, context);
  const named = (places: readonly number[]) => places.map((at) => GOALS[at]?.id);
  return {
    ...found,
    counted: named(found.counted),
    cards: named(found.cards),
    withHeadings: named(found.withHeadings),
  };
}

describe('a view counts', () => {
  it('unfiltered all goals of the year down to depth 5, a group as one', () => {
    expect(view({}).counted).toEqual(['1', '1.1', '1.2', '1.2.1', '1.2.2', '2', '2.1']);
    expect(view({}).cards).toEqual(['1', '2']);
  });

  it.each<[string, Partial<FilterCriteria>, readonly string[]]>([
    ['of a level its goals alone', { depths: [0] }, ['1', '2']],
    ['of another level its goals alone, not those beneath its groups', { depths: [1] }, ['1.1', '1.2', '2.1']],
    ['of a keyword the goals that have it', { keyword: '"Goal 1.2"' }, ['1.2', '1.2.1', '1.2.2']],
    ['of a status the goals that show it', { statuses: ['critical'] }, ['1.1', '2.1']],
    ['a group of the status chosen', { statuses: ['on_target'] }, ['1', '1.2', '1.2.1']],
    ['no objective of another status', { statuses: ['critical'], depths: [0] }, []],
    ['nothing of the lowest depth, chosen or not', { depths: [6] }, []],
  ])('%s, which is what it lists', (_, criteria, counted) => {
    expect(view(criteria).counted).toEqual(counted);
    expect(view(criteria).cards).toEqual(counted);
  });

  it('beside the toggles of the status bar the same, whichever of them is pressed', () => {
    const counts = { ...NO_GOALS, achieved: 1, on_target: 3, critical: 2, not_started: 1 };
    expect(view({}).ofAnyStatus).toEqual(counts);
    for (const status of STATUS_CHOICES) expect(view({ statuses: [status] }).ofAnyStatus).toEqual(counts);
  });

  it('an objective of another status as a heading over what is listed, not as a card', () => {
    expect(view({ statuses: ['critical'] }).withHeadings).toEqual(['1', '1.1', '2', '2.1']);
  });

  it('the health of what it counts, and none under a status filter', () => {
    expect(viewCount(view({}))).toMatchObject({ goals: 7, health: { measured: 6 } });
    expect(viewCount(view({ statuses: ['critical'] }))).toMatchObject({ goals: 2, health: null });
  });

  it('by objective or any other key, adding up to the whole', () => {
    const whole = viewOf(GOALS, { ...NO_CRITERIA, depths: [1, 2] }, context);
    const counts = countsBy(whole, GOALS, ({ objectiveId }) => objectiveId);
    expect([...counts].map(([id, distribution]) => [id, countOf(distribution)])).toEqual([
      ['1', 4],
      ['2', 1],
    ]);
  });
});

const NUMBERS = ['1', '1.1', '1.1.1', '1.2', '1.2.1', '1.2.1.1', '2', '2.1', '2.1.1', '2.1.1.1.1.1.1', '3'];
const anyGoals = fc.tuple(
  ...NUMBERS.map((number) =>
    fc
      .record({ status: fc.constantFrom(...SHOWN_STATUSES), inFiscalYear: fc.boolean() })
      .map(({ status, inFiscalYear }) => goal(number, status, { inFiscalYear })),
  ),
);
const anyCriteria = fc.record({
  depths: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
  statuses: fc.uniqueArray(fc.constantFrom(...STATUS_CHOICES), { maxLength: 2 }),
  keyword: fc.constantFrom('', '1', '2.1'),
});

it('lists in any plan, under any filters, as many cards as the toggle says that is pressed', () => {
  fc.assert(
    fc.property(anyGoals, anyCriteria, (goals, some) => {
      const criteria = { ...NO_CRITERIA, ...some };
      const { ofAnyStatus, counted, cards, distribution } = viewOf(goals, criteria, context);
      for (const status of SHOWN_STATUSES) {
        const choice = status === 'not_started' ? 'not_begun' : status;
        const pressed = goals.filter(compileCards({ ...criteria, statuses: [choice] }, context));
        expect([status, ofAnyStatus[status]]).toEqual([status, pressed.length]);
      }
      expect(countOf(distribution)).toBe(counted.length);
      if (hasAnyValue(criteria)) expect(cards).toEqual(counted);
      const isCard = compileCards(criteria, context);
      expect(cards).toEqual(goals.flatMap((each, at) => (isCard(each) ? [at] : [])));
    }),
    { numRuns: 1_000 },
  );
});
