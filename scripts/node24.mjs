// Runs a program of Milepost under Node 24 or newer, on a machine that may have an older Node (18 or later).
// Plain JavaScript: it is the one file that the machine's own Node has to understand.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.milepost-installed');

/** Where Node keeps what it has compiled: a second start takes half of the first's work. Where it cannot write, it does not. */
const compiled = join(root, '.cache', 'compiled');

installIfStale();
run(findNode());

/** node_modules is stale when it was not installed from today's package-lock.json. */
function installIfStale() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Milepost: installing what is missing (once; a minute or less with a warm package cache) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.status !== 0) {
    console.error('Milepost: npm could not install the packages. Check the network and run the command again.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(packaged)) return packaged;
  console.error(
    `Milepost: this needs Node ${NEEDED_MAJOR} or newer, and this machine has ${process.version}. Install it from https://nodejs.org and run the command again.`,
  );
  return process.exit(1);
}

/** Runs as the child's stand-in: signals go to it, its end is ours. */
function run(node) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
      // Of glibc, whose heap for each thread keeps what it was given: a tenth of a small server's memory.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
      // What is as large as this is given back to the system when it is let go, and leaves no holes; bytes.
      MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '16384',
      npm_node_execpath: node,
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Milepost: could not start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
