import { expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { changedOwn } from './changedOwn.ts';
import type { OwnField } from './ownField.ts';
import { NO_OWN_VALUES, type OwnValues } from './ownValues.ts';

const ward = exampleOwnField({ id: 'ward', kind: 'choice', options: [{ id: 'w1', name: 'Harbor' }] });
const renamed = { ...ward, options: [{ id: 'w1', name: 'Port' }] };
const wards = exampleOwnField({ id: 'ward', kind: 'choices', options: ward.options });
const note = exampleOwnField({ id: 'note', kind: 'text' });
const top = { ...note, levels: [0] };

it.each<[string, OwnValues, OwnValues, readonly OwnField[], readonly OwnField[], readonly string[]]>([
  ['the same object', NO_OWN_VALUES, NO_OWN_VALUES, [note], [note], []],
  ['the same values', { note: 'a' }, { note: 'a' }, [note], [note], []],
  ['another text', { note: 'a' }, { note: 'b' }, [note], [note], ['note: "a" "b"']],
  ['a first value', {}, { note: 'b' }, [note], [note], ['note: null "b"']],
  ['a value taken away', { note: 'a' }, {}, [note], [note], ['note: "a" null']],
  ['a new name of a choice', { ward: 'w1' }, { ward: 'w1' }, [ward], [renamed], []],
  ['another kind', { ward: 'w1' }, { ward: ['w1'] }, [ward], [wards], ['ward: "w1" ["w1"]']],
  ['a field that came', {}, { note: 'b' }, [], [note], ['note: null "b"']],
  ['a field that was removed', { note: 'a' }, { note: 'a' }, [note], [], []],
  ['a field of other levels', { note: 'a' }, { note: 'b' }, [top], [top], []],
  [
    'in the order of the plan',
    { note: 'a' },
    { ward: 'w1' },
    [ward, note],
    [note, ward],
    ['note: "a" null', 'ward: null "w1"'],
  ],
])('what changed of own fields: %s', (_, before, after, earlier, later, changed) => {
  const found = changedOwn(
    { depth: 1, ownFields: before },
    { depth: 1, ownFields: after },
    { before: earlier, after: later },
  );
  expect(
    found.map(
      ({ field, ...values }) => `${field.id}: ${JSON.stringify(values.before)} ${JSON.stringify(values.after)}`,
    ),
  ).toEqual(changed);
});

it('a goal on another level has the fields of that level', () => {
  const goal = { ownFields: { note: 'a' } };
  const found = changedOwn({ ...goal, depth: 0 }, { ...goal, depth: 1 }, { before: [top], after: [top] });
  expect(found).toEqual([{ field: top, before: 'a', after: null }]);
});
