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

/** How the server ends that was held (src/server/base/watchdog.ts): it is started again, so often within an hour. */
const HELD_STATUS = 70;
const HELD_SIGNAL = 'SIGALRM';
const MOST_RESTARTS = 3;
const HOUR_MS = 3_600_000;
/** Less than services give it (15 s), more than the server needs. */
const ENDS_WITHIN_MS = 14_000;

installIfStale();
run(findNode());

/** node_modules is stale when it was not installed from today's package-lock.json. */
function installIfStale() {
  // An image has no such file: what it needs was installed when it was made.
  if (!existsSync(join(root, 'package-lock.json'))) return;
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

/** Runs as the child's stand-in: signals go to it, its end is ours. A server that was held is started again. */
function run(node) {
  const restarts = [];
  let child = start();
  let waiting = null;
  let killing = null;

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (waiting !== null) process.exit(HELD_STATUS);
      child.kill(signal);
      // What is held fast hears no signal.
      killing ??= setTimeout(() => {
        console.error(`Milepost: it did not end within ${ENDS_WITHIN_MS / 1000} s and is killed.`);
        child.kill('SIGKILL');
      }, ENDS_WITHIN_MS);
    });
  }

  function start() {
    const started = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: environmentFor(node),
    });
    started.on('error', (error) => {
      console.error(`Milepost: could not start ${node}: ${error.message}`);
      process.exit(1);
    });
    started.on('exit', (code, signal) => {
      const wasHeld = code === HELD_STATUS || signal === HELD_SIGNAL;
      if (wasHeld && killing === null) startAgain();
      else process.exit(wasHeld ? HELD_STATUS : signal ? 128 + constants.signals[signal] : code);
    });
    return started;
  }

  function startAgain() {
    const now = Date.now();
    while (restarts[0] <= now - HOUR_MS) restarts.shift();
    if (restarts.length < MOST_RESTARTS) {
      restarts.push(now);
      console.error(
        `Milepost: it was held and is started again (${restarts.length} of ${MOST_RESTARTS} within an hour).`,
      );
      child = start();
      return;
    }
    const at = restarts[0] + HOUR_MS;
    console.error(`Milepost: it was held again. It is started again at ${new Date(at).toISOString()}, not before.`);
    waiting = setTimeout(() => {
      waiting = null;
      startAgain();
    }, at - now);
  }
}

function environmentFor(node) {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
    // Of glibc, whose heap for each thread keeps what it was given: a tenth of a small server's memory.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
    // What is as large as this is given back to the system when it is let go, and leaves no holes; bytes.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '16384',
    npm_node_execpath: node,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  };
}
