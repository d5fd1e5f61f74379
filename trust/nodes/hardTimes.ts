import { addresses, planSharesPath, sharePath } from '#contract/addresses.ts';
import { newShareSchema } from '#contract/share.ts';
import { type Client, signIn } from '#trust/tools/client.ts';
import { pause } from '#trust/tools/promise.ts';
import { type PostgresPair, startPostgresPair } from './postgresPair.ts';
import { startTwoNodes, type TwoNodes } from './twoNodes.ts';
import { writeCells } from './writeCells.ts';
import { type Met, PLAN, Writers } from './writers.ts';

export type HardTimes = {
  readonly met: Met;
  /** Cells that lost something, as each node tells. */
  readonly lost: readonly string[];
  /** What was taken back or ended by one node and still opened something through the other. */
  readonly stillOpen: readonly string[];
  /** Until people could enter figures again by the node that is left, and until every node answered; ms. */
  readonly back: { readonly node: number; readonly database: number };
};

export type HardTimesWanted = {
  /** Of PostgreSQL's programs. */
  readonly programs: string;
  readonly writers: number;
  /** How many figures are acknowledged in each of the times. */
  readonly figures: number;
  readonly say: (line: string) => void;
};

/**
 * Two nodes, a primary and a replica. While people enter figures, the replica is held back, a node is killed, the
 * database breaks down and comes back, and the replica is gone.
 */
export async function hardTimes(wanted: HardTimesWanted): Promise<HardTimes> {
  const pair = await startPostgresPair(wanted.programs);
  try {
    return await onTwoNodes(pair, wanted);
  } finally {
    await pair.stop();
  }
}

async function onTwoNodes(pair: PostgresPair, { writers: count, figures, say }: HardTimesWanted): Promise<HardTimes> {
  const nodes = await startTwoNodes(pair);
  try {
    const clients = await clientsOf(nodes);
    const writers = new Writers(clients, await writeCells(pair.primary.url, count));
    writers.start();
    await writers.more(figures);
    say('the replica is held back');
    await pair.holdReplica();
    await writers.more(figures);
    const stillOpen = [...(await revokedShares(clients)), ...(await endedSessions(nodes))];
    await pair.letReplicaGo();
    say('a node is killed');
    await nodes.kill(1);
    const node = await timed(() => writers.more(count));
    await writers.more(figures);
    await nodes.start(1);
    await writers.more(figures);
    say('the database breaks down');
    await pair.primary.stop();
    await pause(200);
    await pair.primary.start();
    const database = await timed(() => Promise.all(clients.map(answers)));
    await writers.more(figures);
    say('the replica is gone');
    await pair.replica.stop();
    await writers.more(figures);
    await writers.end();
    const lost = (await Promise.all(clients.map((client) => writers.lost(client)))).flat();
    return { met: writers.met, lost, stillOpen, back: { node, database } };
  } finally {
    await nodes.stop();
  }
}

async function clientsOf({ addresses: [one, other] }: TwoNodes): Promise<readonly [Client, Client]> {
  const client = await signIn(one);
  return [client, client.at(other)];
}

/** A share made and revoked by one node, as the other takes it. */
async function revokedShares([one, other]: readonly [Client, Client]): Promise<string[]> {
  const asked = { style: 'static', filters: '{}', fiscal_year: 'current' };
  const made = await one.send('POST', planSharesPath(PLAN), asked);
  const { id, encv } = newShareSchema.parse(JSON.parse(made.body));
  const open = async () => (await other.send('GET', `${addresses.goals}?encv=${encodeURIComponent(encv)}`)).status;
  const before = await open();
  await one.send('DELETE', sharePath(PLAN, id));
  const after = await open();
  return [
    ...(before === 200 ? [] : [`a new share is answered with ${before}`]),
    ...(after === 404 ? [] : [`a revoked share is answered with ${after}`]),
  ];
}

/** Somebody who signs in and out by one node, as the other takes them. */
async function endedSessions({ addresses: [one, other] }: TwoNodes): Promise<string[]> {
  const somebody = await signIn(one);
  const open = async () => (await somebody.at(other).send('GET', addresses.account)).status;
  const before = await open();
  await somebody.send('POST', addresses.signOut, {});
  const after = await open();
  return [
    ...(before === 200 ? [] : [`a new session is answered with ${before}`]),
    ...(after === 401 ? [] : [`an ended session is answered with ${after}`]),
  ];
}

async function answers(client: Client): Promise<void> {
  while ((await client.send('GET', `${addresses.plans}`).catch(() => null))?.status !== 200) await pause(20);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
