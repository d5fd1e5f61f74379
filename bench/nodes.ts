/**
 * The claim: a figure entered by one of two servers on one PostgreSQL is told of by the other, and read there, in under
 * 500 ms, 95 times of 100: from the call that enters it to the goal's new figures through the other server. Beside it
 * stands the same by one server alone. Needs PostgreSQL's server on this machine, or says so.
 *
 *     node bench/nodes.ts
 */
import { addresses, goalEntriesPath, planPath } from '#contract/addresses.ts';
import { startPostgresPair } from '#trust/nodes/postgresPair.ts';
import { findPostgres } from '#trust/nodes/postgresTools.ts';
import { startTwoNodes } from '#trust/nodes/twoNodes.ts';
import { writeCells } from '#trust/nodes/writeCells.ts';
import { type Cell, PLAN } from '#trust/nodes/writers.ts';
import { type Client, signIn } from '#trust/tools/client.ts';
import { claim } from './tools/claim.ts';
import { quantile, spreadOf } from './tools/spread.ts';

const ENTRIES = 60;
const LIMIT_MS = 500;

const programs = findPostgres();
if (programs === null) console.log("  not measured: PostgreSQL's server (initdb) is not installed here");
else await measure(programs);

async function measure(folder: string): Promise<void> {
  const pair = await startPostgresPair(folder);
  try {
    const nodes = await startTwoNodes(pair);
    try {
      const [one, other] = nodes.addresses;
      const writer = await signIn(one);
      const [cell] = await writeCells(pair.primary.url, 1);
      if (cell === undefined) return;
      const far = await seenTimes(writer, { reader: writer.at(other), address: other, cell });
      const near = await seenTimes(writer, { reader: writer, address: one, cell });
      claim({
        what: 'entered by one server, read through another, 95th percentile',
        value: quantile(far, 0.95),
        unit: 'ms',
        spread: spreadOf(far),
        atMost: LIMIT_MS,
        beside: { 'by one server alone': quantile(near, 0.95) },
      });
    } finally {
      await nodes.stop();
    }
  } finally {
    await pair.stop();
  }
}

type Reader = { readonly reader: Client; readonly address: string; readonly cell: Cell };

async function seenTimes(writer: Client, { reader, address, cell }: Reader): Promise<number[]> {
  const following = await follow(address, reader.cookie);
  const times: number[] = [];
  for (let turn = 1; turn <= ENTRIES; turn += 1) {
    const told = following.next();
    const begun = performance.now();
    const cells = [{ date: cell.date, actual: begun }];
    const written = await writer.send('PUT', goalEntriesPath(PLAN, cell.goalId), cells);
    if (written.status !== 200) throw new Error(written.body);
    await told;
    await reader.send('GET', `${addresses.goals}?plan_id=${PLAN}&ids=${cell.goalId}`);
    times.push(performance.now() - begun);
  }
  following.end();
  return times;
}

/** Follows the plan's events; `next` comes back with the next one that is told from now on. */
async function follow(address: string, cookie: string) {
  const ending = new AbortController();
  const reply = await fetch(`${address}${planPath(PLAN)}/events`, { headers: { cookie }, signal: ending.signal });
  let tell = () => {};
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      if (decoder.decode(chunk, { stream: true }).includes('event: change')) tell();
    }
  };
  read().catch(() => {});
  return {
    next: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      }),
    end: () => ending.abort(),
  };
}
