import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runCommand } from './runCommand.ts';

// The command line as a program: `npm run milepost -- VERB …`.
const line = {
  args: process.argv.slice(2),
  environment: process.env,
  folder: process.env.INIT_CWD ?? process.cwd(),
  say: (text: string) => console.log(text),
  warn: (text: string) => console.error(text),
  progress: (text: string) => console.error(text),
  readInput: firstLineOfInput,
};
process.exitCode = await runCommand(line, versionOf(new URL('../../../package.json', import.meta.url)));

async function firstLineOfInput(): Promise<string> {
  for await (const text of createInterface({ input: process.stdin })) return text;
  return '';
}

function versionOf(packageFile: URL): string {
  const read: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  const version = read !== null && typeof read === 'object' && 'version' in read ? read.version : null;
  return `Milepost ${version}`;
}
