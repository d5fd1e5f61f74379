import { describe, expect, it } from 'vitest';
import type { OwnField } from '#core/own/ownField.ts';
import type { BulkAction } from './bulkAction.ts';
import { type BulkDraft, emptyDraft, orderOf } from './bulkDraft.ts';
import { chosenBetween } from './chosenBetween.ts';

const ORDER = ['a', 'b', 'c', 'd'];

it.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['b', 'c', 'd']],
  ['to itself', 'c', 'c', ['c']],
  ['from none', null, 'c', ['c']],
  ['from one that left the list', 'x', 'c', ['c']],
  ['to one that left the list', 'a', 'x', ['x']],
])('with Shift all are chosen from the last one %s', (_, from, to, expected) => {
  expect(chosenBetween(ORDER, from, to)).toEqual(expected);
});

describe('what is asked for many goals', () => {
  const plan = { dateFormat: 'M/D/Y' } as const;
  const asked = (action: BulkAction, change: Partial<BulkDraft> = {}) =>
    orderOf(action, { ...emptyDraft(action, []), ...change }, plan);
  const own = (kind: OwnField['kind']): BulkAction => ({
    kind: 'own',
    field: { id: 'f', name: 'Fund', kind, help: '', unit: '', options: [], required: false, depths: null } as never,
  });
  const change = (patch: object) => ({ kind: 'change', patch });

  it.each<[string, BulkAction, Partial<BulkDraft>, object | null]>([
    ['an owner that nobody chose is not changed', { kind: 'owner' }, {}, null],
    ['an owner', { kind: 'owner' }, { memberId: 'u1' }, change({ plan_mem_id: 'u1' })],
    ['no owner', { kind: 'owner' }, { memberId: null }, change({ plan_mem_id: null })],
    ['a department alone', { kind: 'owner' }, { departmentId: 'd1' }, change({ plan_dep_id: 'd1' })],
    ['no date', { kind: 'dates' }, {}, null],
    ['one of two dates', { kind: 'dates' }, { end: '12/31/2027' }, change({ end: '2027-12-31' })],
    ['a date that is none', { kind: 'dates' }, { start: '1/1/2026', end: 'soon' }, null],
    ['the automatic status', { kind: 'status' }, {}, change({ status_set: null })],
    ['a status without a reason', { kind: 'status' }, { status: 'critical', reason: ' ' }, null],
    [
      'a status with its reason',
      { kind: 'status' },
      { status: 'critical', reason: ' No crew ' },
      change({ status_set: expect.anything(), status_note: 'No crew' }),
    ],
    ['the top', { kind: 'move' }, {}, change({ parent_id: null })],
    ['an own number', own('number'), { own: '12.5' }, change({ own_fields: { f: 12.5 } })],
    ['an own number that is none', own('number'), { own: 'x' }, null],
    ['an own field that is cleared', own('text'), { own: '' }, change({ own_fields: { f: null } })],
    ['an archive', { kind: 'archive' }, {}, { kind: 'archive' }],
  ])('%s', (_, action, draft, order) => {
    expect(asked(action, draft)).toEqual(order);
  });
});
