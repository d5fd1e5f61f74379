import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import {
  CRITERIA,
  chosenKinds,
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  hasValue,
  NO_CRITERIA,
  type OptionOf,
  withChoice,
  withoutKind,
} from './criteria.ts';
import { COMPLETIONS, LATENESSES, LISTED_DEPTHS, PRIORITY_OPTIONS } from './criterionRows.ts';
import { DUE_DATE_OPTIONS } from './dueDate.ts';
import type { FilterableGoal } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import { foldTitle } from './keyword.ts';
import { compileCards, compileCriteria, compileFilter } from './matchesFilter.ts';
import { countOptions } from './optionCounts.ts';
import type { OwnerId } from './owner.ts';
import { ownFilterOf } from './ownFilter.ts';
import { kindThatRemovesMost } from './removesMost.ts';
import { STATUS_CHOICES } from './statusChoice.ts';
import { NO_GOAL_HAS_WORK, WORK_CHOICES, type WorkOfGoal } from './workChoice.ts';

const OWNERS: readonly OwnerId[] = ['d_1', 'd_2', 'u_1', 'u_2', 'u_3'];
const OBJECTIVES = ['a', 'b'];
const FIELDS = [
  exampleOwnField({ kind: 'choice' }),
  exampleOwnField({ id: 'tags', name: 'Tags', kind: 'choices', levels: [1, 2] }),
  exampleOwnField({ id: 'cost', name: 'Cost', kind: 'money' }),
  exampleOwnField({ id: 'grant', name: 'Grant', kind: 'text' }),
  exampleOwnField({ id: 'flag', name: 'Flag', kind: 'yes_no' }),
];
const OWN_CRITERIA: Readonly<Record<string, unknown>> = {
  ward: ['harbor', 'none'],
  tags: 'north',
  cost: { from: 2, to: 5 },
  grant: { contains: 'a-17' },
  flag: ['no', 'yes'],
  removed: ['harbor'],
};
const workByFirstLetter: WorkOfGoal = ([letter = '']) => {
  if (letter < '4') return ['late', 'open'];
  if (letter < '8') return ['open'];
  return letter < 'c' ? [] : ['none'];
};
const DEPTHS = [0, 1, 2, 3, 4, 5, 6];

const days = fc.integer({ min: 20_300, max: 20_420 }).map((number) => number as Day);
const spans: fc.Arbitrary<Span> = fc.record({ start: fc.option(days), end: fc.option(days) });
const context: fc.Arbitrary<FilterContext> = fc.record({
  today: days,
  fiscalStartMonth: fc.integer({ min: 1, max: 12 }),
  departmentOfMember: fc.constant(new Map([['1', '1']])),
  own: fc.constant(ownFilterOf(FIELDS)),
  work: fc.constantFrom<WorkOfGoal | null>(null, NO_GOAL_HAS_WORK, workByFirstLetter),
});

const goal: fc.Arbitrary<FilterableGoal> = fc
  .record({
    id: fc.uuid(),
    parentId: fc.constantFrom(null, 'parent'),
    title: fc.constantFrom('Water', 'water', 'Roads and water'),
    depth: fc.constantFrom(...DEPTHS),
    objectiveId: fc.constantFrom(null, ...OBJECTIVES),
    departmentId: fc.constantFrom(null, '1', '2'),
    memberId: fc.constantFrom(null, '1', '2', '3'),
    status: fc.constantFrom(...STATUSES),
    priority: fc.constantFrom(null, 'high', 'normal', 'low'),
    isKpi: fc.boolean(),
    perspective: fc.constantFrom(null, ...PERSPECTIVES),
    span: spans,
    inFiscalYear: fc.boolean(),
    prospect: fc.constantFrom(null, ...PROSPECTS),
    isOverdue: fc.boolean(),
    ownFields: fc.constantFrom<OwnValues>(
      NO_OWN_VALUES,
      { ward: 'harbor' },
      { ward: 'gone', cost: 7 },
      { ward: 'north', tags: ['harbor', 'north'], cost: 2.5 },
      { grant: 'Water A-17', flag: false },
    ),
  })
  .map((stated) => ({ ...stated, foldedTitle: foldTitle(stated.title) }));

const someCriteria: fc.Arbitrary<FilterCriteria> = fc.record({
  keyword: fc.constantFrom('', '', ' ', 'water', '"Water"'),
  ownerIds: fc.oneof(fc.constant([]), fc.subarray([...OWNERS])),
  statuses: fc.oneof(fc.constant([]), fc.subarray([...STATUSES])),
  depths: fc.oneof(fc.constant([]), fc.subarray(DEPTHS)),
  perspectives: fc.oneof(fc.constant([]), fc.subarray([...PERSPECTIVES])),
  objectiveIds: fc.oneof(fc.constant([]), fc.subarray(OBJECTIVES)),
  priorities: fc.oneof(fc.constant([]), fc.subarray([...PRIORITY_OPTIONS])),
  dueDate: fc.oneof(fc.constant(null), fc.constantFrom(...DUE_DATE_OPTIONS), fc.record({ custom: spans })),
  completion: fc.constantFrom(null, null, ...COMPLETIONS),
  lateness: fc.constantFrom(null, null, ...LATENESSES),
  prospects: fc.oneof(fc.constant([]), fc.subarray([...PROSPECTS])),
  work: fc.oneof(fc.constant([]), fc.subarray([...WORK_CHOICES])),
  own: fc.oneof(
    fc.constant(null),
    fc.subarray(Object.keys(OWN_CRITERIA)).map((ids) => Object.fromEntries(ids.map((id) => [id, OWN_CRITERIA[id]]))),
  ),
});

describe('a filter', () => {
  it('never lists a goal that one of its criteria refuses, nor one of another year or of the lowest depth', () => {
    fc.assert(
      fc.property(someCriteria, goal, context, (criteria, one, context) => {
        fc.pre(compileFilter(criteria, context)(one));
        expect(one.inFiscalYear).toBe(true);
        expect(one.depth).not.toBe(6);
        for (const kind of FILTER_KINDS) {
          const alone = FILTER_KINDS.filter((other) => other !== kind).reduce(withoutKind, criteria);
          expect(compileCriteria(alone, context)(one)).toBe(true);
        }
      }),
    );
  });

  it('lists a goal of the year that all its criteria and its depth let pass', () => {
    fc.assert(
      fc.property(someCriteria, goal, context, (criteria, one, context) => {
        fc.pre(criteria.depths.length > 1 && criteria.depths.includes(one.depth) && one.depth < 6);
        expect(compileFilter(criteria, context)(one)).toBe(compileCriteria(criteria, context)(one));
      }),
    );
  });

  it('takes values of one kind as alternatives', () => {
    fc.assert(
      fc.property(someCriteria, goal, context, (criteria, one, context) => {
        fc.pre(criteria.statuses.length > 0);
        const each = criteria.statuses.map((status) =>
          compileCriteria({ ...criteria, statuses: [status] }, context)(one),
        );
        expect(compileCriteria(criteria, context)(one)).toBe(each.includes(true));
      }),
    );
  });
});

describe('the counts beside the options', () => {
  const goals = fc.array(goal, { maxLength: 40 });
  const OPTIONS: { readonly [Kind in FilterKind]: readonly OptionOf<Kind>[] } = {
    keyword: [],
    statuses: STATUS_CHOICES,
    depths: LISTED_DEPTHS,
    objectiveIds: OBJECTIVES,
    perspectives: PERSPECTIVES,
    priorities: PRIORITY_OPTIONS,
    completion: COMPLETIONS,
    lateness: LATENESSES,
    prospects: PROSPECTS,
    work: WORK_CHOICES,
    dueDate: DUE_DATE_OPTIONS,
    ownerIds: OWNERS,
    own: [],
  };

  /** The cards of each option that a press lists, and how many the press says. */
  function pressed<Kind extends FilterKind>(
    kind: Kind,
    {
      criteria,
      goals,
      context,
    }: { criteria: FilterCriteria; goals: readonly FilterableGoal[]; context: FilterContext },
  ) {
    const counts = countOptions(criteria, goals, context);
    // Of work that is not known nothing is counted.
    const options = kind === 'work' && context.work === null ? [] : OPTIONS[kind];
    return options.map((option) => {
      const listed = goals.filter(compileCards(withChoice(criteria, kind, option), context));
      const alone = compileCards(withChoice(withoutKind(criteria, kind), kind, option), context);
      const ofChoice = CRITERIA[kind].test === null ? alone : compileCards(choiceAlone(kind, option), context);
      const isAlone = !hasValue(criteria, kind);
      return {
        option,
        said: counts.of(kind, option),
        cards: (isAlone ? listed : listed.filter(ofChoice)).length,
      };
    });
  }

  function choiceAlone<Kind extends FilterKind>(kind: Kind, option: OptionOf<Kind>): FilterCriteria {
    return { ...withChoice(NO_CRITERIA, kind, option), depths: LISTED_DEPTHS };
  }

  it('are the cards of that choice that a press lists, every option of every kind', () => {
    fc.assert(
      fc.property(someCriteria, goals, context, (criteria, goals, context) => {
        for (const kind of FILTER_KINDS) {
          for (const { option, said, cards } of pressed(kind, { criteria, goals, context }))
            expect([kind, option, said]).toEqual([kind, option, cards]);
        }
      }),
    );
  });
});

describe('the filter that removes most', () => {
  it('is a chosen one without which most goals are listed, more than with it', () => {
    fc.assert(
      fc.property(someCriteria, fc.array(goal, { maxLength: 20 }), context, (criteria, goals, context) => {
        const count = (some: FilterCriteria) => goals.filter(compileCards(some, context)).length;
        const without = chosenKinds(criteria).map((kind) => ({
          kind,
          listedWithout: count(withoutKind(criteria, kind)),
        }));
        const most = Math.max(0, ...without.map(({ listedWithout }) => listedWithout));
        expect(kindThatRemovesMost(criteria, goals, context)).toEqual(
          most > count(criteria) ? without.find(({ listedWithout }) => listedWithout === most) : null,
        );
      }),
    );
  });

  it('is none where nothing is filtered', () => {
    const context = { today: 20_300 as Day, fiscalStartMonth: 1, departmentOfMember: new Map(), own: null, work: null };
    expect(kindThatRemovesMost(NO_CRITERIA, [], context)).toBeNull();
  });
});
