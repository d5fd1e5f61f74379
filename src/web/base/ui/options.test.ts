import { expect, it } from 'vitest';
import { foundOptions, type Option } from './options.ts';

const OWNERS: readonly Option<string>[] = [
  { value: 'd_1', label: 'Public Works', level: 'group' },
  { value: 'u_1', label: 'Ines Duarte', level: 'member' },
  { value: 'u_2', label: 'Tom Becker', level: 'member' },
  { value: 'd_2', label: 'Parks', level: 'group' },
  { value: 'u_3', label: 'Aiyana Redd', level: 'member' },
  { value: 'u_4', label: 'Nobody’s Work' },
];

it.each([
  ['nothing typed shows all', ' ', ['d_1', 'u_1', 'u_2', 'd_2', 'u_3', 'u_4']],
  ['a found group brings its members', 'parks', ['d_2', 'u_3']],
  ['a found member brings its group', 'becker', ['d_1', 'u_2']],
  ['any case, part of a word', 'WORK', ['d_1', 'u_1', 'u_2', 'u_4']],
  ['nothing found', 'zebra', []],
])('%s', (_, search, values) => {
  expect(foundOptions(OWNERS, search).map(({ value }) => value)).toEqual(values);
});
