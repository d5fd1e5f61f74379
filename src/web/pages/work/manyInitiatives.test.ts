import { expect, it } from 'vitest';
import type { WireInitiative } from '#contract/work.ts';
import { exampleInitiative } from '#testing/web/exampleWork.ts';
import { changesOf, EMPTY_DRAFT, type ManyDraft } from './manyInitiatives.ts';

const initiative = (id: string, days: Partial<WireInitiative> = {}) =>
  exampleInitiative(id, { start: '2026-11-01', end: '2026-12-31', ...days });
const draft = (part: Partial<ManyDraft>): ManyDraft => ({ ...EMPTY_DRAFT, ...part });

it('days are moved from where each initiative has them; what it has none of stays empty', () => {
  const chosen = [initiative('a'), initiative('b', { start: null }), initiative('c', { start: null, end: null })];
  expect(changesOf('days', draft({ days: '14' }), chosen)).toEqual([
    { id: 'a', start: '2026-11-15', end: '2027-01-14' },
    { id: 'b', end: '2027-01-14' },
    { id: 'c' },
  ]);
});

it.each(['-7', '−7', ' -7 '])('“%s” moves days earlier', (days) => {
  expect(changesOf('days', draft({ days }), [initiative('a')])).toEqual([
    { id: 'a', start: '2026-10-25', end: '2026-12-24' },
  ]);
});

it.each(['', '0', '-0', '1.5', 'soon', '36501', '1e3', '0x10'])('“%s” moves nothing', (days) => {
  expect(changesOf('days', draft({ days }), [initiative('a')])).toBeNull();
});

it.each([
  ['state' as const, draft({ state: 'blocked' }), { state: 'blocked' }],
  ['state' as const, draft({}), null],
  ['owner' as const, draft({ memberId: 'sam' }), { owner_id: 'sam' }],
  ['owner' as const, draft({ memberId: null, departmentId: 'parks' }), { owner_id: null, department_id: 'parks' }],
  ['owner' as const, draft({}), null],
])('%s: %o', (action, of, patch) => {
  expect(changesOf(action, of, [initiative('a')])).toEqual(patch === null ? null : [{ id: 'a', ...patch }]);
});
