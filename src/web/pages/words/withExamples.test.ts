import { expect, test } from 'vitest';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnValues } from '#core/own/ownValues.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { withExamples } from './withExamples.ts';

const share = exampleOwnField({ id: 'share', kind: 'percent', onCard: true });

type Row = [string, readonly OwnField[], OwnValues, OwnValues?];

test.each<Row>([
  ['of a field on the card', [share], { share: 50 }],
  ['but not in the place of one that it has', [share], { share: 7 }, { share: 7 }],
  ['but not of a field that is not on the card', [{ ...share, onCard: false }], {}],
  ['but not of a field of another level', [{ ...share, levels: [4] }], {}],
  [
    'but not of a choice without options',
    [exampleOwnField({ id: 'ward', kind: 'choice', onCard: true, options: [] })],
    {},
  ],
])('the goal of the preview has a value %s', (_, fields, expected, ownFields = {}) => {
  const goal = { ...exampleDashboardGoal(), depth: 1, ownFields };
  expect(withExamples(goal, { fields, members: [] }).ownFields).toEqual(expected);
});
