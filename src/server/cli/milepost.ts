import { createInterface } from 'node:readline';
import { programVersion } from '#server/base/programVersion.ts';
import { runCommand } from './runCommand.ts';

const line = {
  args: process.argv.slice(2),
  environment: process.env,
  folder: process.env.INIT_CWD ?? process.cwd(),
  say: (text: string) => console.log(text),
  warn: (text: string) => console.error(text),
  progress: (text: string) => console.error(text),
  isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
  readInput: firstLineOfInput,
};
process.exitCode = await runCommand(line, `Milepost ${programVersion}`);

async function firstLineOfInput(): Promise<string> {
  for await (const text of createInterface({ input: process.stdin })) return text;
  return '';
}
