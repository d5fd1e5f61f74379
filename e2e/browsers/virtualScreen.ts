import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, for browsers that need one; null where the machine has one. */
export async function virtualScreen(): Promise<{ readonly display: string; end(): void } | null> {
  if (process.env.DISPLAY) return null;
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started = child.stdio[3];
  if (started == null) throw new Error('Xvfb tells no display.');
  const [number] = await Promise.race([
    once(started, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a display.'))),
  ]);
  return { display: `:${String(number).trim()}`, end: () => void child.kill() };
}
