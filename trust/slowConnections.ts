/**
 * The promise: who is slow holds up nobody. While 1,000 connections send a byte of a request now and then, a probe each
 * second is answered within 250 ms, and each slow one is cut within 15 s.
 *
 *     npm run trust slowConnections [--minutes 1]
 */
import { connect } from 'node:net';
import { addresses } from '#contract/addresses.ts';
import { startProcess } from '#e2e/milepost.ts';
import { pause, percentile, promise } from './tools/promise.ts';

const CONNECTIONS = 1_000;
const MINUTES = Number(process.argv[2] ?? 1);
const BYTE_EVERY_MS = 3_000;
const CUT_WITHIN_MS = 15_000;
const ANSWERED_WITHIN_MS = 250;
const REQUEST = `GET ${addresses.health} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ${'a'.repeat(10_000)}`;

const milepost = await startProcess();
const lived: number[] = [];
const probes: number[] = [];
let failed = 0;
try {
  const until = performance.now() + MINUTES * 60_000;
  const slow = Array.from({ length: CONNECTIONS }, (_, index) => holdOn(until, (index / CONNECTIONS) * BYTE_EVERY_MS));
  while (performance.now() < until) {
    const began = performance.now();
    const isGood = await fetch(`${milepost.address}${addresses.health}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isGood) failed += 1;
    probes.push(performance.now() - began);
    await pause(1_000);
  }
  await Promise.all(slow);
} finally {
  await milepost.stop();
}
promise(
  'a probe each second is answered within 250 ms',
  failed === 0 && Math.max(...probes) <= ANSWERED_WITHIN_MS,
  `median ${percentile(probes, 0.5).toFixed(0)} ms, worst ${Math.max(...probes).toFixed(0)} ms of ${probes.length}, ${failed} failed`,
);
promise(
  'slow connections are cut within 15 s',
  lived.length > 0 && Math.max(...lived) <= CUT_WITHIN_MS,
  `${lived.length} of them, the last after ${(Math.max(...lived) / 1_000).toFixed(1)} s`,
);

/** Opens a slow connection again whenever it is cut. */
async function holdOn(until: number, delay: number): Promise<void> {
  await pause(delay);
  while (performance.now() < until) lived.push(await sendSlowly());
}

/** Sends a byte now and then until the server hangs up; how long that took, in ms. */
function sendSlowly(): Promise<number> {
  const began = performance.now();
  const { hostname, port } = new URL(milepost.address);
  const socket = connect(Number(port), hostname);
  let sent = 0;
  socket.write(REQUEST[sent++] ?? 'a');
  const sending = setInterval(() => socket.write(REQUEST[sent++] ?? 'a'), BYTE_EVERY_MS);
  socket.on('error', () => {});
  socket.resume();
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(sending);
      resolve(performance.now() - began);
    });
  });
}
