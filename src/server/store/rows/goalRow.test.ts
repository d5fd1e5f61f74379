import { expect, it } from 'vitest';
import { NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import { goalColumns } from './goalColumns.ts';
import { type ColumnsOf, columnsOf, statedIn } from './goalRow.ts';
import { textOrNullOf } from './rowReading.ts';

type WithCostCentre = StatedValues & { readonly costCentre: string };

const FIELDS: ColumnsOf<WithCostCentre> = {
  ...goalColumns,
  costCentre: {
    columns: [{ name: 'cost_centre', of: (text) => text }],
    read: (row) => textOrNullOf(row, 'cost_centre') ?? '',
  },
};
const NOTHING: WithCostCentre = { ...NOTHING_STATED, costCentre: '' };

it('a field that is added to the table is written and read with the others', () => {
  const goal: WithCostCentre = { ...NOTHING, title: 'Roads', priority: 'high', costCentre: '4711' };
  const row = columnsOf(goal, FIELDS);
  expect(row).toMatchObject({ title: 'Roads', priority: 'high', cost_centre: '4711' });
  expect(statedIn(row, FIELDS, NOTHING)).toEqual(goal);
});

it('a row of before there was the field has nothing in it', () => {
  const { cost_centre: _cost, ...older } = columnsOf(NOTHING, FIELDS);
  expect(statedIn(older, FIELDS, NOTHING)).toEqual(NOTHING);
});
