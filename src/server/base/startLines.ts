import { type LogLevel, logLine } from './log.ts';

export type SayAtStart = (line: string, level?: Exclude<LogLevel, 'error'>) => void;

/** What a start says: plain sentences for a person at a terminal, lines of the log where they are kept. */
export function createStartLines({
  isTerminal,
  write,
}: {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}): SayAtStart {
  return (line, level = 'info') => {
    if (isTerminal) write(`${level === 'warn' ? 'Warning: ' : ''}${line}\n`);
    else write(logLine(level, line));
  };
}

export const sayAtStart: SayAtStart = createStartLines({
  isTerminal: process.stdout.isTTY,
  write: (text) => process.stdout.write(text),
});
