// node scripts/fields.ts: writes the table of fields in the guide anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { FIELDS_PAGE, fieldRows } from './fieldsPage.ts';

const text = readFileSync(FIELDS_PAGE, 'utf8');
writeFileSync(
  FIELDS_PAGE,
  text.replace(/(?:^\| `.*\n)+/m, () => fieldRows()),
);
