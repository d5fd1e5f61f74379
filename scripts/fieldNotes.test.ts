import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIELDS_PAGE, fieldRows } from './fieldsPage.ts';

it('the guide lists every field of getgoals as the code notes it (node scripts/fields.ts writes it)', () => {
  const rows = readFileSync(FIELDS_PAGE, 'utf8').match(/^\| `.*\n/gm) ?? [];
  expect(rows.join('')).toBe(fieldRows());
});
