import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecrets } from '#server/base/secrets.ts';
import type { ExitStatus } from '#server/cli/commandLine.ts';
import { runCommand } from '#server/cli/runCommand.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';

type CommandResult = { readonly status: ExitStatus; readonly output: string; readonly reasons: string };

export type ExampleCommandLine = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  run(...args: string[]): Promise<CommandResult>;
  write(name: string, content: string | Uint8Array): void;
  look<T>(work: (store: Store) => Promise<T>): Promise<T>;
  remove(): void;
};

export function createExampleCommandLine(
  more: Readonly<Record<string, string>> = {},
  {
    input = '',
    isStarted = true,
    isTerminal = false,
  }: {
    readonly input?: string;
    readonly isStarted?: boolean;
    readonly isTerminal?: boolean;
  } = {},
): ExampleCommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-command-'));
  const dataFolder = join(folder, 'data');
  const environment = { MILEPOST_DATA: dataFolder, MILEPOST_TODAY: '2026-11-20', ...more };
  const start = async () => {
    readSecrets(dataFolder);
    return openStore({ dataFolder, databaseUrl: null, serverAddress: null });
  };
  let started: Promise<void> | null = null;
  return {
    folder,
    environment,
    run: async (...args) => {
      if (isStarted) started ??= start().then((store) => store.close());
      await started;
      const output: string[] = [];
      const reasons: string[] = [];
      const say = (line: string) => output.push(line);
      const warn = (line: string) => reasons.push(line);
      const status = await runCommand(
        { args, environment, folder, say, warn, progress: () => {}, isTerminal, readInput: async () => input },
        'Milepost 0',
      );
      return { status, output: output.join('\n'), reasons: reasons.join('\n') };
    },
    write: (name, content) => writeFileSync(join(folder, name), content),
    look: async (work) => {
      const store = await start();
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
