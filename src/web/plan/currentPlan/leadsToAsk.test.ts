import { expect, it } from 'vitest';
import type { Member, Role } from '#core/plan/owners.ts';
import { planPages } from '#languages/en/page/planPages.ts';
import { leadsToAsk } from './leadsToAsk.ts';

it.each([
  [['Ada'], 'If you need it, ask Ada.'],
  [['Ada', 'Ben'], 'If you need it, ask Ada or Ben.'],
  [['Ada', 'Ben', 'Cem'], 'If you need it, ask Ada, Ben or Cem.'],
  [['Ada', 'Ben', 'Cem', 'Dee'], 'If you need it, ask a lead of this plan.'],
  [[], 'If you need it, ask a lead of this plan.'],
])('who may not open a page is told whom to ask: of the leads %j', (leads, text) => {
  const members = [...leads.map((name) => person(name, 'lead')), person('Eve', 'member')];
  expect(leadsToAsk({ departments: [], members }, planPages)).toBe(text);
});

function person(firstName: string, role: Role): Member {
  return { id: firstName, firstName, lastName: '', role, departmentId: null, leadsDepartment: false };
}
