import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const server = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What opens a connection to somewhere else, by its name in code. */
const WAYS = [
  /import (?!type)[^;]*\brequest\b[^;]* from 'node:https?'/,
  /import (?!type)[^;]*\b(connect|createConnection|Socket)\b[^;]* from 'node:(net|tls|http2)'/,
  /from 'node:dgram'/,
  /import (?!type)[^;]*\b(lookup|resolve\w*)\b[^;]* from 'node:dns(\/promises)?'/,
  /(?<![\w.])fetch\(/,
  /new (WebSocket|EventSource)\(/,
];

/** The command line asks the server its owner names; PostgreSQL is the store that the environment names. */
const OTHERS = [
  'cli/otherMilepost.ts',
  // Encrypts what a socket of this folder has opened.
  'features/connections/sources/cancelStatement.ts',
];

it('nothing of the server opens a connection but what stands in this folder', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  );
  const found = files.filter((file) => {
    const text = readFileSync(join(server, file), 'utf8');
    return WAYS.some((way) => way.test(text));
  });
  expect(found.filter((file) => !file.startsWith('platform/outgoing/'))).toEqual(OTHERS);
});
