/**
 * The promise: what was acknowledged is there after kill -9, once and whole, and the server is ready again within 3 s.
 * Eight clients each enter one figure after another in a cell of their own; in turns an import is applied or a feed runs
 * meanwhile. At a random moment of it the server is killed and started again on the same store; an import and a run of a
 * feed are there whole or not at all. So it is done on SQLite and, where its server is installed, on PostgreSQL.
 * Afterwards the same is done with a store that acknowledges too early: the harness has to find its losses. (Killing a
 * program does not lose what the system has not yet written to disk: that each acknowledgement waits for the disk is
 * shown by `syncs`.)
 *
 *     npm run trust kills [-- --rounds N]
 */
import { killAndLook } from './kills/killAndLook.ts';
import { type KillStore, onPostgres, onSqlite } from './kills/killStores.ts';
import { findPostgres } from './nodes/postgresTools.ts';
import { LIE } from './tools/lie.ts';
import { notRun, percentile, promise } from './tools/promise.ts';

const rounds = Number(process.argv[7] || 100);
const SHARE_OF_THE_LIAR = 5;
const READY_WITHIN_MS = 3_000;
const LATE_MS = 250;
/** How long each client waits between two figures; a liar's next write makes its lie true, so it is given few. */
const GAP_OF_THE_LIAR_MS = 500;

const programs = findPostgres();
await lookOn('SQLite', await onSqlite());
if (programs === null) notRun('the same on PostgreSQL', "PostgreSQL's server (initdb) is not installed here");
else await lookOn('PostgreSQL', await onPostgres(programs));

const lying = await onSqlite({
  NODE_OPTIONS: `--import ${new URL('tools/earlyAcknowledgement.ts', import.meta.url).href}`,
});
try {
  const found = await killAndLook(lying, {
    rounds: Math.ceil(rounds / SHARE_OF_THE_LIAR),
    gapMs: GAP_OF_THE_LIAR_MS,
    lie: LIE,
    hasBulk: false,
  });
  promise(
    'of a store that acknowledges too early losses are found',
    found.lost.length > 0,
    `${found.lost.length} in ${found.written} figures`,
  );
} finally {
  await lying.remove();
}

async function lookOn(name: string, store: KillStore): Promise<void> {
  try {
    const found = await killAndLook(store, { rounds, gapMs: 0, lie: null, hasBulk: true });
    const { imports, runs } = found;
    const done = `${found.written} figures, ${imports} imports and ${runs} runs acknowledged in ${rounds} rounds`;
    const cut = `killed within ${found.cutImports} imports and ${found.cutRuns} runs of a feed`;
    promise(`${name}: nothing acknowledged is lost`, found.lost.length === 0, found.lost.join('; ') || done);
    promise(
      `${name}: nothing is there that nobody asked for`,
      found.strange.length === 0,
      found.strange.join('; ') || 'nothing',
    );
    promise(
      `${name}: imports and runs are there whole or not at all`,
      found.torn.length === 0,
      found.torn.join('; ') || cut,
    );
    const slowest = Math.max(...found.ready);
    const ready = `median ${percentile(found.ready, 0.5).toFixed(0)} ms, worst ${slowest.toFixed(0)} ms`;
    // A machine that lets nobody have their turn says nothing of the server.
    if (slowest > READY_WITHIN_MS && found.late > LATE_MS)
      notRun(
        `${name}: ready again within 3 s`,
        `${ready}; but the machine itself was late by ${found.late.toFixed(0)} ms`,
      );
    else promise(`${name}: ready again within 3 s`, slowest <= READY_WITHIN_MS, ready);
    const wholeness = await store.problemOfFiles();
    promise(`${name}: the store is whole`, wholeness === null, wholeness ?? 'as it says itself');
  } finally {
    await store.remove();
  }
}
