// npm run release: a tarball of what is committed, with the page built and the packages in place, so that `npm start`
// needs no network. It runs on the platform it was made on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What only working on Milepost needs; `testing` goes once the page is built, which has the gallery in it. */
const LEFT_OUT = [
  '.ci',
  '.gitignore',
  'bench',
  'e2e',
  'trust',
  'biome.json',
  'stryker.config.json',
  'playwright.config.ts',
  'packaging/tests',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `milepost-${version}-${process.platform}-${process.arch}`;
const stage = mkdtempSync(join(tmpdir(), 'milepost-release-'));
const folder = join(stage, name);
const target = join(root, 'release', `${name}.tar.gz`);

try {
  run('sh', ['-c', `git archive --prefix=${name}/ HEAD | tar -x -C ${stage}`], root);
  for (const each of LEFT_OUT) rmSync(join(folder, each), { recursive: true, force: true });
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  run(process.execPath, ['scripts/buildPage.ts'], folder);
  run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  stamp();
  rmSync(join(folder, 'testing'), { recursive: true });
  mkdirSync(dirname(target), { recursive: true });
  run('tar', ['--owner=0', '--group=0', '-czf', target, name], stage);
  const sum = createHash('sha256').update(readFileSync(target)).digest('hex');
  writeFileSync(`${target}.sha256`, `${sum}  ${name}.tar.gz\n`);
  console.log(`${target}\nSHA-256 ${sum}`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

/** Tells the launcher that nothing has to be installed. */
function stamp(): void {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  writeFileSync(join(folder, 'node_modules', '.milepost-installed'), createHash('sha256').update(lock).digest('hex'));
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}.`);
}
