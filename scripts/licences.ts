// node scripts/licences.ts: writes docs/licences.md.
import { writeFileSync } from 'node:fs';
import { licencesPage } from './licencesPage.ts';

writeFileSync(new URL('../docs/licences.md', import.meta.url), licencesPage());
