import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { goalConflictIn } from './goalConflict.ts';

const fields = [
  exampleOwnField({ id: 'note', name: 'Note', kind: 'text' }),
  exampleOwnField({ id: 'cost', name: 'Cost', kind: 'money' }),
  exampleOwnField({ id: 'sponsor', name: 'Sponsor', kind: 'person' }),
];
const GRACE = {
  id: 'm2',
  firstName: 'Grace',
  lastName: 'Hopper',
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
} as const;
const owners = { departments: [{ id: 'd1', name: 'Streets' }], members: [GRACE] };
const conflict = (part: object) => ({
  entity: 'goal',
  id: 'g1',
  date: null,
  field: 'title',
  yours: 'Mine',
  theirs: 'Theirs',
  version: 7,
  ...part,
});
const found = (parts: readonly object[], conflictCount = parts.length) =>
  goalConflictIn(
    new ApiError({
      status: 409,
      code: 'changed_meanwhile',
      message: '',
      details: { version: 7, conflicts: parts.map(conflict), conflictCount },
    }),
    { goalId: 'g1', plan: { currency: '$', dateFormat: 'M/D/Y', fields }, owners },
  );

describe('a conflict in the form of a goal', () => {
  it.each([
    ['of a text with theirs', [{}], 'title', 'Title: “Theirs”'],
    ['of a long text by its name', [{ field: 'description', theirs: 'x'.repeat(501) }], 'description', 'Description'],
    ['of a text that they emptied by its name', [{ field: 'measure', theirs: '' }], 'measure', 'Measure'],
    ['of an owner with theirs', [{ field: 'member_id', theirs: 'm2' }], null, 'Owner: “Grace Hopper”'],
    ['of an owner that they removed by its name', [{ field: 'member_id', theirs: null }], null, 'Owner'],
    ['of a department with theirs', [{ field: 'department_id', theirs: 'd1' }], null, 'Department: “Streets”'],
    ['of a date with theirs', [{ field: 'start_date', theirs: '2026-01-31' }], null, 'Start: “Jan 31, 2026”'],
    ['of a choice with theirs', [{ field: 'target_direction', theirs: 'down' }], null, 'Aim for: “Less”'],
    ['of a flag by its name', [{ field: 'is_kpi', theirs: 1 }], null, 'KPI'],
    [
      'of targets once',
      [
        { entity: 'entries', field: 'target' },
        { entity: 'entries', field: 'target' },
      ],
      null,
      'Target',
    ],
    [
      'of own fields by theirs, and not of what is alike',
      [{ field: 'own_fields', yours: '{"note":"mine","cost":1}', theirs: '{"note":"theirs","cost":1}' }],
      'ownFields',
      'Note: “theirs”',
    ],
    [
      'of own money with theirs, as it is shown',
      [{ field: 'own_fields', yours: '{"cost":1}', theirs: '{"cost":12500}' }],
      'ownFields',
      'Cost: “$12,500”',
    ],
    [
      'of an own field that they emptied by its name',
      [{ field: 'own_fields', yours: '{"cost":1}', theirs: '{}' }],
      'ownFields',
      'Cost',
    ],
    [
      'of a person by their name, not by an id',
      [{ field: 'own_fields', yours: '{"sponsor":"m1"}', theirs: '{"sponsor":"m2"}' }],
      'ownFields',
      'Sponsor: “Grace Hopper”',
    ],
  ])('is a question that saving again answers: %s', (_, parts, field, text) => {
    const { version, refused } = found(parts) ?? expect.fail('no question');
    expect([version, refused.field]).toEqual([7, field]);
    expect(refused.sentence).toContain(`${text}. Save again`);
  });

  it.each([
    ['where the goal is gone', [{ field: null, theirs: null }], 1],
    ['of another goal', [{ id: 'g2' }], 1],
    ['where more is in conflict than is listed', [{}], 2],
  ] as const)('is none %s', (_, parts, count) => {
    expect(found(parts, count)).toBeNull();
  });
});
