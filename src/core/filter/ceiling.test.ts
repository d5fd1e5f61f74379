import { describe, expect, it } from 'vitest';
import type { OwnField } from '#core/own/ownField.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { compileCeiling } from './ceiling.ts';
import { type FilterCriteria, NO_CRITERIA } from './criteria.ts';
import { ownFilterOf } from './ownFilter.ts';
import { NO_GOAL_HAS_WORK, type WorkOfGoal } from './workChoice.ts';

const context = {
  today: exampleDay('2026-11-20'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: null,
  work: null,
};
const critical = { ...NO_CRITERIA, statuses: ['critical'] as const };

describe('the ceiling of a share', () => {
  it.each([
    ['every goal of the year where nothing is filtered', NO_CRITERIA, {}, true],
    ['a goal of any depth, the lowest too', NO_CRITERIA, { depth: 6 }, true],
    ['a goal whatever depth is chosen', { ...NO_CRITERIA, depths: [1] }, { depth: 4 }, true],
    ['no goal of another year', NO_CRITERIA, { inFiscalYear: false }, false],
    ['a goal that every other criterion lets through', critical, { status: 'critical' }, true],
    ['no goal that one of them refuses', critical, { status: 'on_target' }, false],
  ] as const)('holds %s', (_, criteria, goal, isInside) => {
    const test = compileCeiling({ criteria, onlyTheseLevels: false }, context);
    expect(test(exampleFilterable(goal))).toBe(isInside);
  });

  it.each([
    ['a goal of a chosen depth', { ...NO_CRITERIA, depths: [1] }, { depth: 1 }, true],
    ['no goal of another depth', { ...NO_CRITERIA, depths: [1] }, { depth: 2 }, false],
    ['no goal below the top where nothing is chosen', NO_CRITERIA, { depth: 1 }, false],
    ['every depth but the lowest where another filter is set', critical, { depth: 5, status: 'critical' }, true],
    ['not the lowest', critical, { depth: 6, status: 'critical' }, false],
  ] as const)('of only these levels holds %s', (_, criteria, goal, isInside) => {
    const test = compileCeiling({ criteria, onlyTheseLevels: true }, context);
    expect(test(exampleFilterable(goal))).toBe(isInside);
  });

  it('lets nothing through where it asks for an own field that the plan does not have', () => {
    const ward = exampleOwnField({ kind: 'choice' });
    const goal = exampleFilterable({ ownFields: { ward: 'harbor' } });
    const criteria = { ...NO_CRITERIA, own: { ward: ['harbor'], gone: ['x'] } };
    const isInside = (own: object, fields: readonly OwnField[]) =>
      compileCeiling(
        { criteria: { ...criteria, own }, onlyTheseLevels: false },
        { ...context, own: ownFilterOf(fields) },
      )(goal);
    expect(isInside({ ward: ['harbor'] }, [ward])).toBe(true);
    expect(isInside({ ward: ['harbor'], gone: ['x'] }, [ward])).toBe(false);
    expect(isInside({ ward: ['harbor'] }, [])).toBe(false);
    expect(isInside({ ward: ['harbor'] }, [{ ...ward, kind: 'text', options: [] }])).toBe(false);
  });

  it('lets nothing through where it asks for work that is not known', () => {
    const ceiling = { criteria: { ...NO_CRITERIA, work: ['none'] } satisfies FilterCriteria, onlyTheseLevels: false };
    const isInside = (work: WorkOfGoal | null) => compileCeiling(ceiling, { ...context, work })(exampleFilterable({}));
    expect([isInside(NO_GOAL_HAS_WORK), isInside(null)]).toEqual([true, false]);
  });
});
