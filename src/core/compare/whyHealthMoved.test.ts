import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STATUSES } from '#core/goal/status.ts';
import { type HealthGoal, whyHealthMoved } from './whyHealthMoved.ts';

const goal = (id: string, rowId: string, status: HealthGoal['status']): HealthGoal => ({ id, rowId, status });

it('the health of goals is moved by each that has another status, told by the group it lies in', () => {
  const before = [goal('a', 'x', 'critical'), goal('b', 'x', 'on_target'), goal('c', 'y', 'off_target')];
  const after = [goal('a', 'x', 'off_target'), goal('b', 'x', 'on_target'), goal('c', 'y', 'achieved')];
  const why = whyHealthMoved(before, after);
  expect([why.before, why.after, why.change]).toEqual([50, 250 / 3, 33.3]);
  expect(why.rows.map(({ id, before: was, after: is, shown }) => [id, was, is, shown])).toEqual([
    ['x', 50, 75, 16.7],
    ['y', 50, 100, 16.6],
  ]);
});

it('a group without a measured goal takes no part, one whose goals stay as they are moves nothing', () => {
  const goals = [goal('a', 'x', 'deferred'), goal('b', 'y', 'critical')];
  const why = whyHealthMoved(goals, goals);
  expect(why.rows.map(({ id, shown, note }) => [id, shown, note?.kind])).toEqual([
    ['y', 0, 'same'],
    ['x', null, 'leftOut'],
  ]);
});

it('its rows add up to the change as shown, whoever comes and goes', () => {
  const goals = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      rowId: fc.constantFrom('x', 'y', 'z'),
      status: fc.constantFrom(...STATUSES),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(goals, goals, (before, after) => {
      const { change, rows } = whyHealthMoved(before, after);
      fc.pre(change !== null);
      const units = rows.reduce((sum, { shown }) => sum + Math.round((shown ?? 0) * 10), 0);
      expect(units).toBe(Math.round((change ?? 0) * 10));
      expect(rows.some(({ id }) => id === null)).toBe(false);
    }),
  );
});
