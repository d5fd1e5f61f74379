/**
 * The promise: two nodes on one PostgreSQL with a streaming replica lose nothing that was acknowledged and show nothing
 * that is not so, whichever node is asked, while a node is killed, the database breaks down, and the replica stays behind
 * or is gone. What cannot be answered is answered with 503 and Retry-After, and within 5 s all is well again.
 *
 *     npm run trust nodes [-- --rounds FIGURES]
 */
import { hardTimes } from './nodes/hardTimes.ts';
import { findPostgres } from './nodes/postgresTools.ts';
import { notRun, promise } from './tools/promise.ts';

const WRITERS = 8;
const FIGURES = Number(process.argv[7] || 300);
const BACK_WITHIN_MS = 5_000;

const programs = findPostgres();
if (programs === null) {
  notRun('two nodes, a primary and a replica', "PostgreSQL's server (initdb) is not installed here");
} else {
  const say = (line: string) => console.log(`  … ${line}`);
  const { met, lost, stillOpen, back } = await hardTimes({ programs, writers: WRITERS, figures: FIGURES, say });
  promise('no acknowledged figure is lost', lost.length === 0, told(lost, `${met.acknowledged} acknowledged`));
  promise('each is seen at once through the other node', met.stale.length === 0, told(met.stale, 'all of them'));
  promise(
    'what was revoked by one node opens nothing by the other',
    stillOpen.length === 0,
    told(stillOpen, 'nothing'),
  );
  promise(
    'errors are 503 with Retry-After alone',
    met.wrong.length === 0,
    told(met.wrong, `${met.postponed} requests were put off`),
  );
  const slowest = Math.max(back.node, back.database);
  promise(
    'well again within 5 s',
    slowest <= BACK_WITHIN_MS,
    `${back.node.toFixed(0)} ms after a node was killed, ${back.database.toFixed(0)} ms after the database was back`,
  );
}

function told(faults: readonly string[], good: string): string {
  return faults.length === 0 ? good : `${faults.length}: ${faults.slice(0, 3).join('; ')}`;
}
