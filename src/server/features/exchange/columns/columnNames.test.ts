import { expect, it } from 'vitest';
import { fileColumnOf } from '#contract/fileColumns.ts';
import { goalFields } from '#languages/en/page/goalFields.ts';
import { goalColumns } from './goalColumns.ts';

/** End targets have a column a year. */
const columns = new Set(['eoy_target', ...goalColumns.map(({ name }) => name)]);

const named = Object.entries<string | object>(goalFields.names).flatMap(([field, name]) =>
  typeof name === 'string' || 'column' in name ? [field] : [],
);

it.each(named)('the name of %s in the review of an import is that of a column of files', (field) => {
  expect(columns).toContain(fileColumnOf(field));
});

it('every column of files but the plan’s own has a name in the review of an import', () => {
  expect(new Set(named.map(fileColumnOf))).toEqual(columns);
});
