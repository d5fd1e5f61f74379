// npm run pictures: takes the key pictures anew, after a change of the screens that is meant. Look at them before keeping them.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPageIfStale } from './page.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await buildPageIfStale((line) => console.log(line));
const playwright = join(root, 'node_modules', '@playwright/test', 'cli.js');
const words = ['test', 'pictures', '--update-snapshots=all'];
const { status } = spawnSync(process.execPath, [playwright, ...words], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
