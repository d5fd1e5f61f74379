export type CommandLine = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here; npm changes the working folder and keeps the caller's in INIT_CWD. */
  readonly folder: string;
  say(line: string): void;
  warn(line: string): void;
  /** Progress on standard error. */
  progress(line: string): void;
  readonly isTerminal: boolean;
  /** The first line of standard input, for a password or an answer. */
  readInput(): Promise<string>;
};

export type ExitStatus = 0 | 1 | 2;

export type Command = {
  readonly help: string;
  run(line: CommandLine): Promise<ExitStatus>;
};

export class UsageError extends Error {
  override readonly name = 'UsageError';
}
