import { describe, expect, it } from 'vitest';
import type { Viewer } from '#core/access.ts';
import type { Member, Owners } from '#core/plan/owners.ts';
import { changedFigureFields, confirmersOf, fieldsToApprove } from './figureFields.ts';
import { NOTHING_STATED, type StatedValues } from './goalFields.ts';

const MARY = person('mary', {});
const LEO = person('leo', { leadsDepartment: true });
const LENA = person('lena', { role: 'lead', departmentId: null });
const OWNERS: Owners = { departments: [], members: [LENA, MARY, LEO] };
const OF_PARKS: StatedValues = { ...NOTHING_STATED, memberId: 'mary', departmentId: 'parks' };

function person(id: string, differences: Partial<Member>): Member {
  return {
    id,
    firstName: id,
    lastName: '',
    role: 'member',
    departmentId: 'parks',
    leadsDepartment: false,
    ...differences,
  };
}

function viewerOf({ id: memberId, role, departmentId, leadsDepartment }: Member): Viewer {
  return { kind: 'member', memberId, role, departmentId, leadsDepartment };
}

describe('what somebody else has to approve', () => {
  const moved = { departmentId: 'water' };
  it.each<[string, Member, boolean, Partial<StatedValues>, readonly string[]]>([
    ['an end target', MARY, true, { allTarget: 5 }, ['allTarget']],
    ['the target of a year', MARY, true, { targetsByYear: new Map([[2026, 5]]) }, ['targetsByYear']],
    ['not the title', MARY, true, { title: 'Water' }, []],
    ['nothing where figures do not wait', MARY, false, { allTarget: 5 }, []],
    ['nothing of who answers', LEO, true, { allTarget: 5 }, []],
    ['nothing of a lead', LENA, true, { allTarget: 5, ...moved }, []],
    ['not whose it is, where somebody else answers still', MARY, true, moved, []],
  ])('%s', (_, member, figuresWait, change, expected) => {
    const approving = { plan: { figuresWait }, owners: OWNERS, viewer: viewerOf(member) };
    expect(fieldsToApprove({ before: OF_PARKS, after: { ...OF_PARKS, ...change } }, approving)).toEqual(expected);
  });

  it('whose it is, where its author could then say yes', () => {
    const approving = { plan: { figuresWait: true }, owners: OWNERS, viewer: viewerOf(LEO) };
    const before = { ...OF_PARKS, departmentId: 'water' };
    const change = { before, after: { ...OF_PARKS, allTarget: 5 } };
    expect(fieldsToApprove(change, approving)).toEqual(['allTarget', 'departmentId']);
  });

  it('the same targets in another order are no change', () => {
    const [first, second] = [
      [2025, 1],
      [2026, 2],
    ] as const;
    const before = { ...OF_PARKS, targetsByYear: new Map([first, second]) };
    expect(changedFigureFields({ before, after: { ...before, targetsByYear: new Map([second, first]) } })).toEqual([]);
  });
});

it('who leads the department is asked before who leads the plan', () => {
  expect(confirmersOf(OF_PARKS, OWNERS).map(({ id }) => id)).toEqual(['leo', 'lena']);
});
