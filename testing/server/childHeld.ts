import { spawnSync } from 'node:child_process';
import { startWatchdog } from '#server/base/watchdog.ts';

// A program that holds its own thread, as its argument says, under a watchdog that waits for half a second.
const HOLDS: Readonly<Record<string, () => void>> = {
  loop: holdInLoop,
  pattern: () => /^(a*)*(a*)*(a*)*b$/.test('a'.repeat(60)),
  outside: () => spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']),
  'a while': () => {
    const until = performance.now() + 250;
    while (performance.now() < until);
  },
};

const [kind = '', unwatched = ''] = process.argv.slice(2);
if (unwatched === '') startWatchdog({ everyMs: 50, heldMs: 500 });
process.on('SIGTERM', () => process.exit(0));
// Else it would end by itself.
setInterval(() => {}, 1_000);
setTimeout(() => {
  console.log('begun');
  HOLDS[kind]?.();
}, 100);

function holdInLoop(): void {
  for (;;);
}
