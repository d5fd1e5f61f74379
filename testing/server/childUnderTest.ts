import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Child = {
  readonly process: ChildProcess;
  lines(): readonly string[];
  wrote(count: number): Promise<void>;
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
