/** What a command talks to: the terminal, the environment and the folder it was called from. */
export type CommandLine = {
  /** What stands behind the verb. */
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here; npm changes the working folder and keeps the caller's in INIT_CWD. */
  readonly folder: string;
  /** A line on standard output, for people and pipes. */
  say(line: string): void;
  /** A line on standard error: why something was refused or failed. */
  warn(line: string): void;
  /** A line on standard error that only says what takes so long. */
  progress(line: string): void;
  /** Whether somebody sits at it who can be asked. */
  readonly isTerminal: boolean;
  /** The first line of standard input, for a password or an answer. */
  readInput(): Promise<string>;
};

/** Ends with status 0 (done), 1 (refused or failed, the reason told by `warn`) or 2 (wrong usage). */
export type ExitStatus = 0 | 1 | 2;

/** A verb of the command line. */
export type Command = {
  /** What `--help` prints. */
  readonly help: string;
  run(line: CommandLine): Promise<ExitStatus>;
};

/** The command was called wrongly; ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
