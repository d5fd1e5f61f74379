// npm run trust [-- NAME…] [--minutes N] [--seed N] [--count N] [--rounds N]
// [--screen phone|desktop] [--language TAG]: the reliability and security runs, one file a promise.
// Each prints what it did and found, and ends with a status other than 0 where the promise was broken.
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '#contract/language.ts';
import { buildPageIfStale } from './page.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'trust');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20261120' },
    count: { type: 'string', default: '500' },
    screen: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    rounds: { type: 'string', default: '' },
  },
});

const all = (await readdir(folder)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length));
const unknown = wanted.find((name) => !all.includes(name));
const isKnown = ['', 'phone', 'desktop'].includes(values.screen) && ['', ...LANGUAGES].includes(values.language);
const isCounted = [values.minutes, values.seed, values.count, values.rounds || '1'].every((value) => Number(value) > 0);
if (unknown !== undefined || !isCounted || !isKnown) {
  const options = `[--minutes N] [--seed N] [--count N] [--rounds N] [--screen phone|desktop] [--language ${LANGUAGES.join('|')}]`;
  console.error(`npm run trust [-- NAME…] ${options}. There are: ${all.join(', ')}`);
  process.exit(2);
}

await buildPageIfStale((line) => console.log(line));
const broken: string[] = [];
for (const name of wanted.length === 0 ? all : wanted) {
  console.log(`\n— ${name}`);
  if ((await run(join(folder, `${name}.ts`))) !== 0) broken.push(name);
}
console.log(`\ntrust: ${broken.length === 0 ? 'every promise kept' : `broken: ${broken.join(', ')}`}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function run(file: string): Promise<number> {
  const { minutes, seed, count, screen, language, rounds } = values;
  const options = [minutes, seed, count, screen, language, rounds];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...options], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
