// npm run test:named: the specification's tests of server and contract, on plans that name everything in words of
// their own (`docs/specification-tests.md` says which they are); words given narrow the journeys that follow, which
// walk the demo plan named by the usual words.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const table = readFileSync(`${root}docs/specification-tests.md`, 'utf8');
const files = new Set(
  Array.from(table.matchAll(/`((?:server|contract|core|web)\/[^`]+\.test\.tsx?)`/g), ([, file]) => `src/${file}`),
);
const journeys = process.argv.slice(2);

const env = { ...process.env, MILEPOST_TEST_WORDS: 'named' };
const isHeld = (words: readonly string[]) =>
  spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' }).status === 0;

const areHeld = isHeld(['node_modules/vitest/vitest.mjs', 'run', ...files]);
const areWalked = journeys.length === 0 || isHeld(['node_modules/@playwright/test/cli.js', 'test', ...journeys]);
process.exitCode = areHeld && areWalked ? 0 : 1;
