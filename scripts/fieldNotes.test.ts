import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIELD_NOTES } from '#server/features/goals/fieldNotes.ts';

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'guide', 'fields.md');

it('the guide lists every field of getgoals as the code notes it', () => {
  const rows = Object.entries(FIELD_NOTES).map(([name, note]) => `| \`${name}\` | ${note} |`);
  const text = readFileSync(page, 'utf8');
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
