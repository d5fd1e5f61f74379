import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Rearrangement } from '#core/goal/rearrange.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import {
  COMPLETIONS,
  chosenKinds,
  FILTER_KINDS,
  type FilterCriteria,
  LATENESSES,
  NO_CRITERIA,
  PRIORITY_OPTIONS,
  withoutKind,
} from './criteria.ts';
import { DUE_DATE_OPTIONS } from './dueDate.ts';
import { countFacets } from './facets.ts';
import { filterColumnsOf, markMatches } from './filterColumns.ts';
import { filterColumnsAfter } from './filterColumnsAfter.ts';
import { foldTitle } from './keyword.ts';
import { compileCriteria, compileFilter, type FilterableGoal, type FilterContext } from './matchesFilter.ts';
import type { OwnerId } from './owner.ts';
import { ownFilterOf } from './ownFilter.ts';
import { kindThatRemovesMost } from './removesMost.ts';

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
const DEPTHS = [0, 1, 2, 3, 4, 5, 6];

const days = fc.integer({ min: 20_300, max: 20_420 }).map((number) => number as Day);
const spans: fc.Arbitrary<Span> = fc.record({ start: fc.option(days), end: fc.option(days) });
const context: fc.Arbitrary<FilterContext> = fc.record({
  today: days,
  fiscalStartMonth: fc.integer({ min: 1, max: 12 }),
  departmentOfMember: fc.constant(new Map([['1', '1']])),
  own: fc.constant(ownFilterOf(FIELDS)),
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

const WATER: FilterableGoal = {
  id: 'water',
  parentId: null,
  title: 'Water',
  foldedTitle: 'water',
  depth: 1,
  objectiveId: 'a',
  departmentId: '1',
  memberId: '1',
  status: 'on_target',
  priority: 'high',
  isKpi: false,
  perspective: 'f',
  span: { start: null, end: null },
  inFiscalYear: true,
  prospect: 'likely',
  isOverdue: false,
  ownFields: NO_OWN_VALUES,
};
const ROADS: FilterableGoal = { ...WATER, title: 'Roads', foldedTitle: 'roads' };

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
      { numRuns: 600 },
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

  it('are what the list would hold with that option alone in its kind', () => {
    fc.assert(
      fc.property(someCriteria, goals, context, (criteria, goals, context) => {
        const counts = countFacets(criteria, { goals, columns: filterColumnsOf(goals) }, context);
        const listed = (change: Partial<FilterCriteria>) =>
          goals.filter(compileFilter({ ...criteria, ...change }, context)).length;
        const counted = {
          statuses: STATUSES.map((option) => counts.statuses.get(option) ?? 0),
          depths: DEPTHS.map((option) => counts.depths.get(option) ?? 0),
          perspectives: PERSPECTIVES.map((option) => counts.perspectives.get(option) ?? 0),
          objectiveIds: OBJECTIVES.map((option) => counts.objectiveIds.get(option) ?? 0),
          priorities: PRIORITY_OPTIONS.map((option) => counts.priorities.get(option) ?? 0),
          completion: COMPLETIONS.map((option) => counts.completion.get(option) ?? 0),
          dueDate: DUE_DATE_OPTIONS.map((option) => counts.dueDate.get(option) ?? 0),
          ownerIds: OWNERS.map((option) => counts.ownerIds.get(option) ?? 0),
        };
        expect(counted).toEqual({
          statuses: STATUSES.map((option) => listed({ statuses: [option] })),
          depths: DEPTHS.map((option) => listed({ depths: [option] })),
          perspectives: PERSPECTIVES.map((option) => listed({ perspectives: [option] })),
          objectiveIds: OBJECTIVES.map((option) => listed({ objectiveIds: [option] })),
          priorities: PRIORITY_OPTIONS.map((option) => listed({ priorities: [option] })),
          completion: COMPLETIONS.map((option) => listed({ completion: option })),
          dueDate: DUE_DATE_OPTIONS.map((option) => listed({ dueDate: option })),
          ownerIds: OWNERS.map((option) => listed({ ownerIds: [option] })),
        });
      }),
      { numRuns: 120 },
    );
  });
});

describe('the filter that removes most', () => {
  it('is a chosen one without which most goals are listed, more than with it', () => {
    fc.assert(
      fc.property(someCriteria, fc.array(goal, { maxLength: 20 }), context, (criteria, goals, context) => {
        const count = (some: FilterCriteria) => goals.filter(compileFilter(some, context)).length;
        const without = chosenKinds(criteria).map((kind) => ({
          kind,
          listedWithout: count(withoutKind(criteria, kind)),
        }));
        const most = Math.max(0, ...without.map(({ listedWithout }) => listedWithout));
        expect(kindThatRemovesMost(criteria, goals, context)).toEqual(
          most > count(criteria) ? without.find(({ listedWithout }) => listedWithout === most) : null,
        );
      }),
      { numRuns: 120 },
    );
  });

  it('is none where nothing is filtered', () => {
    const context = { today: 20_300 as Day, fiscalStartMonth: 1, departmentOfMember: new Map(), own: null };
    expect(kindThatRemovesMost(NO_CRITERIA, [], context)).toBeNull();
  });
});

describe('filters on columns', () => {
  it('let through exactly the goals that filters on goals do', () => {
    fc.assert(
      fc.property(someCriteria, fc.array(goal, { maxLength: 30 }), context, (criteria, goals, asked) => {
        const matches = compileCriteria(criteria, asked);
        const marks = markMatches({ columns: filterColumnsOf(goals), goals }, criteria, asked);
        expect([...marks]).toEqual(goals.map((each) => Number(matches(each))));
      }),
      { numRuns: 500 },
    );
  });

  it('are after a change what they would be, made anew', () => {
    const fate = fc.constantFrom('stays', 'comes', 'goes', 'changes');
    const rows = fc.array(fc.tuple(goal, goal, fate), { maxLength: 30 });
    fc.assert(
      fc.property(someCriteria, rows, context, (criteria, rows, asked) => {
        const { before, goals, moved } = movedBy(rows);
        const was = { columns: filterColumnsOf(before), goals: before };
        // A cached lookup must not survive the change.
        markMatches(was, criteria, asked);
        const after = { columns: filterColumnsAfter(was, moved, goals), goals };
        const anew = { columns: filterColumnsOf(goals), goals };
        expect(markMatches(after, criteria, asked)).toEqual(markMatches(anew, criteria, asked));
        expect(countFacets(criteria, after, asked)).toEqual(countFacets(criteria, anew, asked));
        expect(after.columns.listable).toBe(anew.columns.listable);
        expect(markMatches(was, criteria, asked), 'of those before').toEqual(
          markMatches({ columns: filterColumnsOf(before), goals: before }, criteria, asked),
        );
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, boolean, [FilterableGoal, FilterableGoal, string][]]>([
    [
      'is kept where no title changed',
      true,
      [
        [WATER, ROADS, 'stays'],
        [WATER, { ...WATER, status: 'critical' }, 'changes'],
      ],
    ],
    [
      'is made anew where one changed',
      false,
      [
        [WATER, WATER, 'stays'],
        [WATER, ROADS, 'changes'],
      ],
    ],
    [
      'is made anew where a goal comes',
      false,
      [
        [WATER, WATER, 'stays'],
        [WATER, WATER, 'comes'],
      ],
    ],
    [
      'is made anew where a goal goes',
      false,
      [
        [WATER, WATER, 'stays'],
        [WATER, WATER, 'goes'],
      ],
    ],
    [
      'is made anew where one goes and one comes',
      false,
      [
        [WATER, WATER, 'goes'],
        [WATER, WATER, 'comes'],
      ],
    ],
  ])('the text of the titles %s', (_, isKept, rows) => {
    const { before, goals, moved } = movedBy(rows);
    const columns = filterColumnsOf(before);
    const after = filterColumnsAfter({ columns, goals: before }, moved, goals);
    expect(after.titleText() === columns.titleText()).toBe(isKept);
  });

  it('tell how many could be listed: those of the year above the lowest depth', () => {
    fc.assert(
      fc.property(fc.array(goal, { maxLength: 30 }), (goals) => {
        const { listable } = filterColumnsOf(goals);
        expect(listable).toBe(goals.filter(({ inFiscalYear, depth }) => inFiscalYear && depth < 6).length);
      }),
    );
  });

  it('part goals into as few sorts as criteria tell apart', () => {
    const [one, other] = [
      { ...WATER, id: 'a' },
      { ...WATER, id: 'b', title: 'Other', depth: 3, parentId: 'a' },
    ];
    const { traits, objectives, owners } = filterColumnsOf([one, other]);
    for (const { classOf: sortOf, examples } of [traits, objectives, owners]) {
      expect([[...sortOf], examples.length]).toEqual([[0, 0], 1]);
    }
  });

  it('part every combination of traits from all others, and of owners', () => {
    const all = [true, false].flatMap((inFiscalYear) =>
      [0, 1].flatMap((depth) =>
        [true, false].flatMap((isKpi) =>
          ([null, 'high', 'normal', 'low'] as const).flatMap((priority) =>
            [null, ...PERSPECTIVES].flatMap((perspective) =>
              STATUSES.map((status) => ({ ...WATER, inFiscalYear, depth, isKpi, priority, perspective, status })),
            ),
          ),
        ),
      ),
    );
    expect(filterColumnsOf([...all, ...all]).traits.examples).toEqual(all);
    const ids = [null, ...Array.from({ length: 7 }, (_, at) => String(at))];
    const owned = ids.flatMap((memberId) => ids.map((departmentId) => ({ ...WATER, memberId, departmentId })));
    expect(filterColumnsOf([...owned, ...owned]).owners.examples).toEqual(owned);
  });

  it.each([
    ['traits', { status: 'critical' }],
    ['traits', { priority: 'low' }],
    ['traits', { priority: null }],
    ['traits', { isKpi: true }],
    ['traits', { perspective: 'c' }],
    ['traits', { perspective: null }],
    ['traits', { depth: 0 }],
    ['traits', { inFiscalYear: false }],
    ['depths', { depth: 2 }],
    ['depths', { parentId: 'up' }],
    ['objectives', { objectiveId: 'b' }],
    ['objectives', { objectiveId: null }],
    ['owners', { memberId: '2' }],
    ['owners', { memberId: null }],
    ['owners', { departmentId: '2' }],
    ['owners', { departmentId: null }],
  ] as const)('part %s by %j', (kind, difference) => {
    const { classOf: sortOf } = filterColumnsOf([WATER, { ...WATER, ...difference }, WATER])[kind];
    expect([...sortOf]).toEqual([0, 1, 0]);
  });
});

function movedBy(rows: readonly (readonly [FilterableGoal, FilterableGoal, string])[]) {
  const parts: Rearrangement<FilterableGoal>['parts'][number][] = [];
  const before: FilterableGoal[] = [];
  const goals: FilterableGoal[] = [];
  for (const [one, other, fate] of rows) {
    const [was, at] = [before.length, goals.length];
    if (fate !== 'comes') before.push(one);
    if (fate !== 'goes') goals.push(fate === 'stays' ? one : other);
    if (fate === 'stays') parts.push({ at, from: was, to: was + 1 });
    if (fate === 'comes') parts.push({ at, was: null, goal: other });
    if (fate === 'changes') parts.push({ at, was, goal: other });
  }
  return { before, goals, moved: { count: goals.length, parts } };
}
