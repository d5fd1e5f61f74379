import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { type FilterCriteria, NO_CRITERIA } from './criteria.ts';
import { LISTED_DEPTHS } from './criterionRows.ts';
import { cutCriteria, visibleCriteria, withoutOutside } from './cutCriteria.ts';

const values = {
  criteria: { ...NO_CRITERIA, statuses: ['critical', 'off_target'], perspectives: ['f'] } satisfies FilterCriteria,
  ownerIds: new Set(['u_7', 'd_3'] as const),
  objectiveIds: new Set(['12']),
  fields: [exampleOwnField({ kind: 'choice' })],
  hidesOwners: false,
  hidesWork: false,
};

describe('a filter inside a ceiling', () => {
  const ward = { ward: ['harbor'] };
  const cost = { cost: { from: 1 } };

  it('is none where it asks for an own field that may not be seen, also beside one that may', () => {
    expect(cutCriteria({ ...NO_CRITERIA, own: cost }, values)).toBeNull();
    expect(cutCriteria({ ...NO_CRITERIA, own: { ...cost, ...ward } }, values)).toBeNull();
    expect(cutCriteria({ ...NO_CRITERIA, own: ward }, values)).toEqual({ ...NO_CRITERIA, own: ward });
  });

  it('lists every level where all it asked for was an own field that may not be seen', () => {
    const cut = (criteria: Partial<FilterCriteria>) => visibleCriteria({ ...NO_CRITERIA, ...criteria }, values);
    expect(cut({ own: cost })).toEqual({ ...NO_CRITERIA, depths: LISTED_DEPTHS });
    expect(cut({ own: cost, depths: [2] })).toEqual({ ...NO_CRITERIA, depths: [2] });
    expect(cut({ own: { ...cost, ...ward } })).toEqual({ ...NO_CRITERIA, own: ward });
    expect(cut({ own: ward })).toEqual({ ...NO_CRITERIA, own: ward });
    expect(cut({})).toEqual(NO_CRITERIA);
  });

  it('tells no owner where owners are hidden, and lists every level where it asked for nothing else', () => {
    const hidden = { ...values, hidesOwners: true };
    const byOwner: FilterCriteria = { ...NO_CRITERIA, ownerIds: ['u_7'] };
    expect(cutCriteria(byOwner, hidden)).toBeNull();
    expect(visibleCriteria(byOwner, hidden)).toEqual({ ...NO_CRITERIA, depths: LISTED_DEPTHS });
    expect(visibleCriteria({ ...byOwner, depths: [2] }, hidden)).toEqual({ ...NO_CRITERIA, depths: [2] });
    expect(visibleCriteria(byOwner, values)).toEqual(byOwner);
  });

  it('tells nothing of work where it is hidden, and lists every level where it asked for nothing else', () => {
    const hidden = { ...values, hidesWork: true };
    const byWork: FilterCriteria = { ...NO_CRITERIA, work: ['late'] };
    expect(cutCriteria(byWork, hidden)).toBeNull();
    expect(cutCriteria({ ...byWork, keyword: 'x' }, hidden)).toBeNull();
    expect(visibleCriteria(byWork, hidden)).toEqual({ ...NO_CRITERIA, depths: LISTED_DEPTHS });
    expect(visibleCriteria({ ...byWork, keyword: 'x' }, hidden)).toEqual({ ...NO_CRITERIA, keyword: 'x' });
    expect(cutCriteria(byWork, values)).toEqual(byWork);
  });

  it.each([
    ['owners that own nothing inside', { ownerIds: ['u_7', 'u_8', 'd_3', 'd_4'] }, { ownerIds: ['u_7', 'd_3'] }],
    ['objectives nothing inside lies under', { objectiveIds: ['12', '13'] }, { objectiveIds: ['12'] }],
    ['statuses the ceiling does not have', { statuses: ['achieved', 'critical'] }, { statuses: ['critical'] }],
    ['perspectives the ceiling does not have', { perspectives: ['f', 'c'] }, { perspectives: ['f'] }],
    [
      'nothing else',
      { keyword: 'x', depths: [5], priorities: ['kpi'], dueDate: 'pastDue', completion: 'complete' },
      {},
    ],
  ] as const)('loses %s', (_, criteria, changed) => {
    const filter: FilterCriteria = { ...NO_CRITERIA, ...criteria };
    expect(cutCriteria(filter, values)).toEqual({ ...filter, ...changed });
  });

  it.each([
    { ownerIds: ['u_8'] },
    { objectiveIds: ['13'] },
    { statuses: ['achieved'] },
    { perspectives: ['p'], keyword: 'x' },
  ] as const)('that would lose all its values of a kind is none: %j', (criteria) => {
    expect(cutCriteria({ ...NO_CRITERIA, ...criteria }, values)).toBeNull();
  });

  it('keeps every status and perspective where the ceiling names none', () => {
    const filter: FilterCriteria = { ...NO_CRITERIA, statuses: ['achieved'], perspectives: ['p'] };
    expect(cutCriteria(filter, { ...values, criteria: NO_CRITERIA })).toEqual(filter);
  });

  it('can be had whatever is left', () => {
    const filter: FilterCriteria = { ...NO_CRITERIA, keyword: 'x', ownerIds: ['u_8'] };
    expect(withoutOutside(filter, values)).toEqual({ ...NO_CRITERIA, keyword: 'x' });
  });
});
