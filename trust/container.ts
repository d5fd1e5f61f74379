/**
 * The promise: Milepost runs as in its image: by a user without rights, on a root that cannot be written, with nothing
 * but /data and /tmp to write to. Laid out by bubblewrap as the Dockerfile lays it out, where bubblewrap is installed.
 *
 *     npm run trust container
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses } from '#contract/addresses.ts';
import { ADMIN, TODAY } from '#e2e/milepost.ts';
import { enter, findCells, PLAN, readCell } from './tools/cells.ts';
import { signIn } from './tools/client.ts';
import { notRun, pause, promise } from './tools/promise.ts';

const TEXT = 'the server runs without rights on a root that cannot be written';
const READY_WITHIN_MS = 90_000;
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** What the image has in /app; `dist` where the page was built. */
const SHIPPED = ['package.json', 'node_modules', 'dist', 'scripts', 'src'];
/** Written to from inside: all must fail but the last two. */
const PLACES = ['/', '/app', '/app/src', '/usr', '/etc', '/data', '/tmp'];

if (spawnSync('bwrap', ['--version']).status !== 0) notRun(TEXT, 'there is no bubblewrap here');
else if (spawnSync('bwrap', [...layout('/tmp'), '/node', '-e', '0']).status !== 0)
  notRun(TEXT, 'bubblewrap may not make its namespaces here');
else await run();

async function run(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'milepost-container-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const set = {
    PORT: String(port),
    NODE_ENV: 'production',
    MILEPOST_DATA: '/data',
    MILEPOST_TODAY: TODAY,
    MILEPOST_ADMIN_EMAIL: ADMIN.email,
    MILEPOST_ADMIN_PASSWORD: ADMIN.password,
  };
  const variables = Object.entries(set).flatMap(([name, value]) => ['--setenv', name, value]);
  const probe = `for (const place of ${JSON.stringify(PLACES)}) { try { require('fs').writeFileSync(place + '/probe', ''); console.log(place); } catch {} }`;
  const written = spawnSync('bwrap', [...layout(data), '/node', '-e', probe])
    .stdout.toString()
    .trim()
    .split('\n');
  promise('nothing but /data and /tmp can be written', written.join() === '/data,/tmp', written.join(', '));
  const server = spawn(
    'bwrap',
    [...layout(data), ...variables, '/node', '/app/scripts/node24.mjs', '/app/src/server/main.ts'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server.stdout.resume();
  try {
    await ready(address);
    const client = await signIn(address);
    const [cell] = await findCells(client);
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    const reply = await enter(client, cell, 41);
    const found = await readCell(client, cell);
    const status = await readFile(`/proc/${await innermost(server.pid ?? 0)}/status`, 'utf8');
    const rights = /^CapEff:\s*(\w+)/m.exec(status)?.[1] ?? '';
    promise(
      TEXT,
      reply.status === 200 && found === 41 && Number(`0x${rights}`) === 0,
      `figures kept, rights ${rights}`,
    );
    const print = await client.send('GET', `${addresses.print}?plan_id=${PLAN}&fiscal_year=2026&filters=%7B%7D&pdf=1`);
    promise(
      'and prints a PDF',
      print.status === 200 && print.body.startsWith('%PDF'),
      print.status === 200 ? `${print.body.length} bytes` : print.body.slice(0, 200),
    );
  } finally {
    server.kill('SIGTERM');
    await Promise.race([once(server, 'exit'), pause(15_000)]);
    await rm(data, { recursive: true, force: true });
  }
}

/** As the Dockerfile lays it out. */
function layout(data: string): string[] {
  const shipped = SHIPPED.map((name) => join(ROOT, name)).filter((path) => existsSync(path));
  return [
    ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc', '--die-with-parent'],
    ...['--cap-drop', 'ALL', '--clearenv', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--ro-bind', '/usr', '/usr', '--ro-bind', '/etc', '/etc'],
    ...['lib', 'lib64', 'bin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...shipped.flatMap((path) => ['--ro-bind', realpathSync(path), `/app/${path.slice(ROOT.length + 1)}`]),
    ...['--ro-bind', process.execPath, '/node', '--bind', data, '/data', '--remount-ro', '/', '--chdir', '/app'],
  ];
}

/** The server itself beneath the programs that made its surroundings. */
async function innermost(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const [first] = children;
  return first === undefined ? pid : innermost(Number(first));
}

async function ready(address: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const isUp = await fetch(`${address}${addresses.health}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error('Milepost did not get ready.');
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
