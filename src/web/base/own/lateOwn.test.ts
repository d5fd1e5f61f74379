import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { ownTextsOf } from './lateOwn.ts';

const FIELDS = [
  exampleOwnField({ kind: 'choice' }),
  exampleOwnField({ id: 'cost', name: 'Cost', kind: 'money' }),
  exampleOwnField({ id: 'part', name: 'Share', kind: 'percent' }),
  exampleOwnField({ id: 'co2', name: 'Carbon', kind: 'number', unit: 'tons', decimals: 1 }),
  exampleOwnField({ id: 'day', name: 'Decided', kind: 'date' }),
  exampleOwnField({ id: 'grant', name: 'Grant', kind: 'text' }),
  exampleOwnField({ id: 'sponsor', name: 'Sponsor', kind: 'person' }),
  exampleOwnField({ id: 'law', name: 'By law', kind: 'yes_no' }),
];
const ADA = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Lovelace',
  departmentId: null,
  role: 'member' as const,
  leadsDepartment: false,
};
const SHOWN = {
  plan: { fields: FIELDS, currency: '$', dateFormat: 'D/M/Y' as const },
  owners: { departments: [], members: [ADA] },
};

describe('what own fields are filtered by, in words', () => {
  it.each([
    [{ ward: ['harbor', 'none'] }, 'Ward: Harbor, None'],
    [{ cost: { from: 5, to: 10000 } }, 'Cost: $5 – $10,000'],
    [{ cost: { to: 10 } }, 'Cost: Until $10'],
    [{ cost: { from: 5 } }, 'Cost: From $5'],
    [{ part: { from: 12.5, to: null } }, 'Share: From 12.5%'],
    [{ co2: { from: null, to: 1234 } }, 'Carbon: Until 1,234.0 tons'],
    [{ day: { from: '2026-03-31', to: null } }, 'Decided: From 31 Mar 2026'],
    [{ grant: { contains: 'A-17' } }, 'Grant: A-17'],
    [{ sponsor: ['7', '8'] }, 'Sponsor: Ada Lovelace, Not in this plan'],
    [{ law: ['yes'] }, 'By law: Yes'],
  ])('%j reads %s', (own, text) => {
    expect(ownTextsOf({ ...NO_CRITERIA, own }, SHOWN)).toEqual([text]);
  });

  it('leave out fields that the plan does not have, and what cannot be asked of one', () => {
    expect(ownTextsOf({ ...NO_CRITERIA, own: { gone: ['x'], cost: 'x' } }, SHOWN)).toEqual([]);
  });
});
