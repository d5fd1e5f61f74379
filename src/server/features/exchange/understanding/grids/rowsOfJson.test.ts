import { expect, it } from 'vitest';
import { draftOffice, exportedOf } from '#testing/server/draftOffice.ts';
import { nameInOrder } from './jsonInOrder.ts';
import { withNamedRows } from './rowsOfJson.ts';

const ROWS = [
  ['Energy use', 142, 115],
  ['Recycled paper', 64, 90],
];
const NAMED = [
  { KPI: 'Energy use', [nameInOrder('2024')]: 142, 'Target 2025': 115 },
  { KPI: 'Recycled paper', [nameInOrder('2024')]: 64, 'Target 2025': 90 },
];

it.each([
  ['a list of rows', [['KPI', '2024', 'Target 2025'], ...ROWS], NAMED],
  [
    'rows under a name',
    { range: 'A1:C3', values: [['KPI', '2024', 'Target 2025'], ...ROWS] },
    { range: 'A1:C3', values: NAMED },
  ],
  ['rows beside their headings', { columns: ['KPI', '2024', 'Target 2025'], data: ROWS }, { data: NAMED }],
  [
    'rows beside headings that are described',
    { fields: [{ name: 'KPI' }, { name: '2024' }, { name: 'Target 2025' }], data: ROWS },
    { data: NAMED },
  ],
  [
    'a heading that is empty',
    [
      ['', 'A'],
      ['x', 1],
    ],
    [{ 'Column 1': 'x', A: 1 }],
  ],
  [
    'headings of equal names, which are numbered',
    [
      ['KPI', 'Value', 'Value', 'Value'],
      ['x', 1, 2, 3],
    ],
    [{ KPI: 'x', Value: 1, 'Value 2': 2, 'Value 3': 3 }],
  ],
  [
    'a number that another heading has already',
    [
      ['Value', 'Value 2', 'Value'],
      [1, 2, 3],
    ],
    [{ Value: 1, 'Value 2': 2, 'Value 3': 3 }],
  ],
  [
    'cells beyond the headings',
    [['KPI'], ['x', 1], ['y', 2, 3]],
    [
      { KPI: 'x', 'Column 2': 1 },
      { KPI: 'y', 'Column 2': 2, 'Column 3': 3 },
    ],
  ],
  ['rows within', { plan: { values: [['KPI'], ['x']] } }, { plan: { values: [{ KPI: 'x' }] } }],
  ['objects', [{ KPI: 'x', list: [1, 2] }], [{ KPI: 'x', list: [1, 2] }]],
  ['one row', [['KPI', 'Target']], [['KPI', 'Target']]],
  ['a value', 'x', 'x'],
])('%s', (_, given, named) => {
  expect(withNamedRows(given)).toEqual(named);
});

it('its goals are read as of a sheet', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ values: [['KPI', '2024', 'Target 2025'], ...ROWS] }));
  const { goals } = exportedOf(await draftOffice({ name: 'sheet.json', bytes }));
  expect(goals.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Energy use', 2],
    ['Recycled paper', 2],
  ]);
});
