/**
 * The promise: a disk that is full, or fails to sync, gives no false success. On a small file system of its own, filled
 * up while figures are entered: each is acknowledged and there, or refused with 507; people sign in and read, and once
 * there is room they write again, without a restart. With every sync failing (strace puts the failure in): refused with 503, and
 * nothing more is written until a restart, after which everything acknowledged is there.
 *
 *     npm run trust disk
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { type Cell, enter, findCells, PLAN, readCell } from './tools/cells.ts';
import { type Client, signIn } from './tools/client.ts';
import { notRun, promise } from './tools/promise.ts';

const WRITES = 3_000;
const SIZE_MB = 64;

await fillUp();
await failToSync();

async function fillUp(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return notRun('a full disk gives no false success', 'a file system of its own cannot be mounted here');
  }
  const milepost = await startProcess({ MILEPOST_DATA: join(folder, 'data') });
  try {
    const client = await signIn(milepost.address);
    const [cell] = await findCells(client);
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    await enter(client, cell, 0);
    await fill(join(folder, 'filler'));
    const full = await enterMany(client, cell, 1);
    const isRefused = [...full.statuses].every((status) => status === 200 || status === 507);
    promise(
      'on a full disk a figure is acknowledged or refused with 507',
      isRefused && full.statuses.has(507),
      `${full.acknowledged} acknowledged, then ${[...full.statuses].join(', ')}`,
    );
    const reading = await client.send('GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=0`);
    promise('reading goes on', reading.status === 200, `${reading.status}`);
    const newcomer = await signIn(milepost.address).catch(() => null);
    promise(
      'somebody can sign in and look',
      newcomer !== null && (await readCell(newcomer, cell)) === full.last,
      'anew',
    );
    promise('nothing acknowledged is lost', (await readCell(client, cell)) === full.last, `the last is ${full.last}`);
    await rm(join(folder, 'filler'));
    // The server looks once a second whether there is room again.
    await pause(1100);
    const again = await enter(client, cell, 77);
    promise('with room again writing goes on without a restart', again.status === 200, `${again.status}`);
    await milepost.kill('SIGKILL');
    const next = await startProcess({ MILEPOST_DATA: join(folder, 'data') });
    const found = await readCell(await signIn(next.address), cell);
    await next.kill('SIGTERM');
    promise('and what was written is there after kill -9', found === 77, `${found}`);
  } finally {
    await milepost.kill('SIGTERM');
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function failToSync(): Promise<void> {
  const text = 'a failing sync is answered with 503, and nothing more is written';
  if (spawnSync('strace', ['-V']).status !== 0) return notRun(text, 'there is no strace here');
  const data = await mkdtemp(join(tmpdir(), 'milepost-sync-'));
  let milepost = await startProcess({ MILEPOST_DATA: data });
  try {
    const client = await signIn(milepost.address);
    const [cell] = await findCells(client);
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    await enter(client, cell, 5);
    const tracer = await failSyncs(milepost.pid);
    if (tracer === null) return notRun(text, 'strace may not trace here');
    const failed = await enter(client, cell, 6);
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
    const later = await enter(client, cell, 7);
    promise(text, failed.status === 503 && later.status === 503, `${failed.status}, then ${later.status}`);
    const reading = await client.send('GET', `${addresses.goals}?plan_id=${PLAN}&fiscal_year=0`);
    promise('reading goes on', reading.status === 200, `${reading.status}`);
    await milepost.kill('SIGTERM');
    milepost = await startProcess({ MILEPOST_DATA: data });
    const next = await signIn(milepost.address);
    const found = await readCell(next, cell);
    // Whether the refused figure reached the disk nobody can say; the acknowledged one did, and the later one did not.
    promise('after a restart what was acknowledged is there', found === 5 || found === 6, `${found}`);
    promise('and writing goes on', (await enter(next, cell, 8)).status === 200, `${await readCell(next, cell)}`);
  } finally {
    await milepost.kill('SIGTERM');
    await rm(data, { recursive: true, force: true });
  }
}

/** Enters figures until one is refused, and ten more. */
async function enterMany(client: Client, cell: Cell, from: number) {
  const statuses = new Set<number>();
  let [acknowledged, last, refused] = [0, 0, 0];
  for (let actual = from; actual < from + WRITES && refused < 10; actual += 1) {
    const { status } = await enter(client, cell, actual);
    statuses.add(status);
    if (status === 200) [acknowledged, last] = [acknowledged + 1, actual];
    else refused += 1;
  }
  return { statuses, acknowledged, last };
}

/** Writes zeros until nothing more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) await handle.write(block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await handle.close();
  }
}

/** From now on every sync of the process fails as on a broken disk. Null where tracing is not allowed. */
async function failSyncs(pid: number): Promise<ChildProcess | null> {
  const calls = 'fsync,fdatasync';
  const tracer = spawn('strace', ['-f', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await Promise.race([once(tracer.stderr, 'data'), once(tracer, 'exit')]);
  if (tracer.exitCode !== null) return null;
  tracer.stderr.resume();
  // Every thread is to be attached before a figure is entered.
  await pause(500);
  return tracer;
}
