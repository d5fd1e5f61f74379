import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rolesTable } from './rolesPage.ts';

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'guide', 'roles.md');

it('the guide says what each role may do as core/access decides it (node scripts/roles.ts writes it)', () => {
  expect(readFileSync(page, 'utf8').trim().endsWith(rolesTable())).toBe(true);
});
