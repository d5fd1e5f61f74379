/**
 * The promise: acknowledged means on disk. Each figure's 200 is preceded by a sync of the store's file: seen by tracing
 * the server's system calls, where strace is allowed.
 *
 *     npm run trust syncs
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#e2e/milepost.ts';
import { enter, findCells } from './tools/cells.ts';
import { signIn } from './tools/client.ts';
import { notRun, pause, promise } from './tools/promise.ts';

const WRITES = 100;
const TEXT = 'each acknowledged figure was synced before';

if (spawnSync('strace', ['-V']).status === 0) await trace();
else notRun(TEXT, 'there is no strace here');

async function trace(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-syncs-'));
  const milepost = await startProcess();
  try {
    const client = await signIn(milepost.address);
    const [cell] = await findCells(client);
    if (cell === undefined) throw new Error('The plan has no goal with entries.');
    const file = join(folder, 'calls');
    const tracer = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(milepost.pid)], {
      stdio: 'pipe',
    });
    await Promise.race([once(tracer.stderr, 'data'), once(tracer, 'exit')]);
    if (tracer.exitCode !== null) return notRun(TEXT, 'strace may not trace here');
    for (let write = 1; write <= WRITES; write += 1) {
      const reply = await enter(client, cell, write);
      if (reply.status !== 200) throw new Error(reply.body);
    }
    await pause(200);
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
    const synced = (await readFile(file, 'utf8')).split('\n').filter((line) => /f(data)?sync\(\d+\)\s+= 0/.test(line));
    promise(TEXT, synced.length >= WRITES, `${synced.length} syncs for ${WRITES} figures entered one after another`);
  } finally {
    await milepost.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
