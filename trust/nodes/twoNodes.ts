import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MilepostProcess, startProcess } from '#e2e/milepost.ts';
import type { PostgresPair } from './postgresPair.ts';

/** Two Milepost processes on one database, each of which may be killed and started again under its address. */
export type TwoNodes = {
  readonly addresses: readonly [string, string];
  kill(node: 0 | 1): Promise<void>;
  start(node: 0 | 1): Promise<void>;
  pid(node: 0 | 1): number;
  /** What a node printed. */
  output(node: 0 | 1): string;
  stop(): Promise<void>;
};

/** `variables` go to both. */
export async function startTwoNodes(pair: PostgresPair, variables: Record<string, string> = {}): Promise<TwoNodes> {
  const secret = randomBytes(32).toString('hex');
  const folders = await Promise.all([makeFolder(secret), makeFolder(secret)]);
  const environments = folders.map((folder) => ({
    MILEPOST_DATA: folder,
    DATABASE_URL: pair.primary.url,
    DATABASE_REPLICA_URLS: pair.replica.url,
    MILEPOST_DEMO: '0',
    ...variables,
  }));
  // Both at once on an empty database: one makes its tables and the administrator, the other finds them.
  const nodes = await Promise.all(environments.map((environment) => startProcess(environment)));
  const nodeOf = (node: 0 | 1): MilepostProcess => {
    const found = nodes[node];
    if (found === undefined) throw new Error(`There is no node ${node}.`);
    return found;
  };
  const portOf = (node: 0 | 1) => new URL(nodeOf(node).address).port;
  return {
    addresses: [nodeOf(0).address, nodeOf(1).address],
    kill: async (node) => void (await nodeOf(node).kill('SIGKILL')),
    start: async (node) => {
      nodes[node] = await startProcess({ ...environments[node], PORT: portOf(node) });
    },
    pid: (node) => nodeOf(node).pid,
    output: (node) => nodeOf(node).output(),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Every node of an installation has its secret. */
async function makeFolder(secret: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-node-'));
  await writeFile(join(folder, 'secret'), secret, { mode: 0o600 });
  return folder;
}
