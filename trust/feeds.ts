/**
 * The promise: two processes on one PostgreSQL run a feed once each night, for thirty nights or as many as are asked
 * for, though one of them is killed while it waits for the source or as it writes, or stands still for minutes and then
 * goes on. No night is lost, none is written half or twice.
 *
 *     npm run trust feeds [-- --rounds NIGHTS]
 */
import { hardNights } from './feeds/hardNights.ts';
import { findPostgres } from './nodes/postgresTools.ts';
import { notRun, promise } from './tools/promise.ts';

const NIGHTS = Number(process.argv[7] || 30);
const GOALS = 60;

const programs = findPostgres();
if (programs === null) {
  notRun('two processes that run feeds', "PostgreSQL's server (initdb) is not installed here");
} else {
  const say = (line: string) => console.log(`  … ${line}`);
  const { runs, lost, twice } = await hardNights({ programs, nights: NIGHTS, goals: GOALS, say });
  promise('no night is lost or half', lost.length === 0, lost.join('; ') || `${runs} runs of ${GOALS} figures`);
  promise('each night has one run and one change', twice.length === 0, twice.join('; ') || `${NIGHTS} nights`);
}
