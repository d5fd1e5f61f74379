// node scripts/decisions.ts: writes the list of decision records anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISIONS, decisionList } from './decisionList.ts';

writeFileSync(join(DECISIONS, 'README.md'), decisionList());
