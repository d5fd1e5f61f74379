import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolesTable } from './rolesPage.ts';

/** Writes the table of roles and actions into the guide: node scripts/roles.ts, after a change of core/access. */
const page = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'guide', 'roles.md');
const text = readFileSync(page, 'utf8');
writeFileSync(page, `${text.slice(0, text.indexOf('| action |'))}${rolesTable()}\n`);
