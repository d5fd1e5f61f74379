import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { goalIdIn, isMadeToWait, waitingId } from './waitingFigure.ts';

const member = {
  kind: 'member',
  memberId: 'mary',
  role: 'member',
  departmentId: 'd1',
  leadsDepartment: false,
} as const;
const own = { memberId: 'mary', departmentId: 'd1' };

describe('a figure waits for a yes', () => {
  it.each([
    ['of an owner, where the plan says so', true, member, true],
    ['never where it does not', false, member, false],
    ['not of the lead of the department', true, { ...member, leadsDepartment: true }, false],
    ['of the lead of another department', true, { ...member, leadsDepartment: true, departmentId: 'd2' }, true],
    ['not of a lead', true, { ...member, role: 'lead' as const }, false],
    ['of a share, which enters nothing', true, { kind: 'share', style: 'dynamic' } as const, true],
    [
      'not of a lead’s token for figures alone',
      true,
      { ...member, role: 'lead' as const, token: 'figures' as const },
      false,
    ],
    ['not of the token of a lead', true, { ...member, role: 'lead' as const, token: 'write' as const }, false],
  ])('%s', (_, figuresWait, viewer, expected) => {
    expect(isMadeToWait({ figuresWait }, viewer, own)).toBe(expected);
  });
});

it('a figure that waits is named by its goal and its period', () => {
  expect(waitingId('g1', exampleDay('2026-10-01'))).toBe('g1~2026-10-01');
  expect(goalIdIn('a~b~2026-10-01')).toBe('a~b');
  expect(goalIdIn('none')).toBe('');
});
