/**
 * The promise: who tries many accounts from one address holds up nobody else. Two hundred sign-ins at a time are sent
 * from one address, each with another e-mail, and meanwhile a person at another address signs in ten times.
 *
 *     npm run trust fairSignIn
 */
import { request } from 'node:http';
import { addresses } from '#contract/addresses.ts';
import { ADMIN, startProcess } from '#e2e/milepost.ts';
import { percentile, promise } from './tools/promise.ts';

const AT_A_TIME = 200;
const SIGN_INS = 10;
/** Beside what one takes while nobody else asks: the four that are being hashed already. */
const MOST_TIMES = 10;

const milepost = await startProcess({ MILEPOST_DEMO: '0' });
let isDone = false;
try {
  const alone = await signInsOf(SIGN_INS);
  const guessing = Array.from({ length: AT_A_TIME }, (_, at) => guessOn(at));
  const beside = await signInsOf(SIGN_INS);
  isDone = true;
  const statuses = new Map<number, number>();
  for (const status of (await Promise.all(guessing)).flat()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const [before, worst] = [percentile(alone, 0.5), Math.max(...beside)];
  promise(
    `a sign-in takes at most ${MOST_TIMES} times what it takes while nobody else asks`,
    worst <= before * MOST_TIMES,
    `alone ${before.toFixed(0)} ms, beside ${AT_A_TIME} at a time median ${percentile(beside, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  );
  promise(
    'what is too much is told so',
    (statuses.get(429) ?? 0) > 0 && ![...statuses.keys()].some((status) => status >= 500),
    [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  );
} finally {
  isDone = true;
  await milepost.stop();
}

async function signInsOf(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    const status = await signIn(ADMIN, '127.0.0.1');
    if (status !== 200) throw new Error(`Signing in failed: ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

async function guessOn(at: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; !isDone; round += 1) {
    statuses.push(await signIn({ email: `nobody-${at}-${round}@example.org`, password: 'a guess' }, '127.0.0.2'));
  }
  return statuses;
}

/** From an address of this machine, with a connection of its own. */
function signIn(who: { readonly email: string; readonly password: string }, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: milepost.address };
    const url = `${milepost.address}${addresses.signIn}`;
    const sent = request(url, { method: 'POST', headers, localAddress, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(who));
  });
}
