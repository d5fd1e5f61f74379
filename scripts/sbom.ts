// npm run sbom [-- FILE]: what Milepost is made of, as CycloneDX JSON, into a file or onto the screen.
// npm run sbom -- --licences: writes docs/licences.md.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { licencesPage } from './licencesPage.ts';
import { softwareBill } from './softwareBill.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { licences: { type: 'boolean' } } });
const [file] = positionals;
const bill = `${JSON.stringify(softwareBill(), null, 2)}\n`;
if (values.licences === true) {
  writeFileSync(join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'licences.md'), licencesPage());
} else if (file === undefined) {
  process.stdout.write(bill);
} else {
  writeFileSync(file, bill);
}
