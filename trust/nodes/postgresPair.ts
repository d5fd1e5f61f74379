import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from './postgresServer.ts';
import { postgresUser, runTool } from './postgresTools.ts';

/** A primary and a replica that follows it by streaming. */
export type PostgresPair = {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
  /** The replica goes on answering, and follows no more until it is let go on. */
  holdReplica(): Promise<void>;
  letReplicaGo(): Promise<void>;
  stop(): Promise<void>;
};

/** One server, in a folder of its own, which goes when it is stopped. */
export async function startPrimary(
  programs: string,
): Promise<{ readonly primary: PostgresServer; stop(): Promise<void> }> {
  const folder = await newFolder();
  const place = await placeIn(folder, { programs, name: 'primary' });
  await runTool(join(programs, 'initdb'), ['-U', 'milepost', '--auth=trust', '-E', 'UTF8', '-D', place.data], folder);
  const primary = new PostgresServer(place);
  const stop = async () => {
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await primary.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { primary, stop };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-postgres-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

async function placeIn(folder: string, { programs, name }: { readonly programs: string; readonly name: string }) {
  return { programs, folder, data: join(folder, name), port: await freePort() };
}

/** In a folder of their own, which goes when they are stopped. */
export async function startPostgresPair(programs: string): Promise<PostgresPair> {
  const folder = await newFolder();
  const place = (name: string) => placeIn(folder, { programs, name });
  const [ofPrimary, ofReplica] = [await place('primary'), await place('replica')];
  const own = ['-U', 'milepost', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync', '-D', ofPrimary.data];
  await runTool(join(programs, 'initdb'), own, folder);
  const primary = new PostgresServer(ofPrimary);
  const replica = new PostgresServer(ofReplica);
  const stop = async () => {
    await Promise.all([primary.stop(), replica.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await primary.start();
    const copy = ['-d', primary.url, '-D', ofReplica.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await runTool(join(programs, 'pg_basebackup'), copy, folder);
    await replica.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    primary,
    replica,
    holdReplica: async () => void (await replica.sql('select pg_wal_replay_pause()')),
    letReplicaGo: async () => void (await replica.sql('select pg_wal_replay_resume()')),
    stop,
  };
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
