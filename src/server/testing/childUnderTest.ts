import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program, run as a process of its own. */
export type Child = {
  readonly process: ChildProcess;
  /** The whole lines it has written so far. */
  lines(): readonly string[];
  /** Waits until it has written so many lines. Throws when it ends before. */
  wrote(count: number): Promise<void>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
};

export function startChild(program: URL, args: readonly string[]): Child {
  const path = fileURLToPath(program);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const lines = () => text.split('\n').slice(0, -1);
  return {
    process: child,
    lines,
    async wrote(count) {
      while (lines().length < count) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${path} ended after "${text}"`);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}
