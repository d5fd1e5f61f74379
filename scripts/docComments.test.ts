import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

it.each(['core', 'contract'])('every function that %s offers says what it answers', (room) => {
  const files = readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(0);
  const silent = sources.flatMap((file) =>
    silentIn(readFileSync(join(root, 'src', room, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(silent).toEqual([]);
});

it.each([
  ['export function bare() {}', ['bare']],
  ['export async function bare() {}', ['bare']],
  ['// a remark\nexport function bare() {}', ['bare']],
  ['/** What it answers. */\nexport function told() {}', []],
  ['/**\n * What it\n * answers.\n */\nexport function told() {}', []],
  ['function inner() {}', []],
])('%j has %j without a word', (source, names) => {
  expect(silentIn(source)).toEqual(names);
});

/** Names of the exported functions that have no doc comment right above them. */
function silentIn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?function (\w+)/.exec(line)?.[1];
    return name === undefined || lines[index - 1]?.endsWith('*/') ? [] : [name];
  });
}
