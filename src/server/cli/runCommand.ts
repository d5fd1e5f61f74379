import { Refusal } from '#server/base/errors.ts';
import { ConfigError } from '#server/config.ts';
import { type CommandLine, type ExitStatus, UsageError } from './commandLine.ts';
import { COMMANDS } from './commands.ts';

export async function runCommand(line: CommandLine, version: string): Promise<ExitStatus> {
  const [verb, ...args] = line.args;
  if (verb === '--version' || verb === '-v') {
    line.say(version);
    return 0;
  }
  if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
    for (const each of usage()) line.say(each);
    return verb === undefined ? 2 : 0;
  }
  const known = COMMANDS.get(verb);
  if (known === undefined) return wrongUsage(line, `There is no verb “${verb}”.`, '');
  const command = await known.load();
  if (args.includes('--help') || args.includes('-h')) {
    line.say(command.help);
    return 0;
  }
  try {
    return await command.run({ ...line, args });
  } catch (error) {
    return failed(line, verb, error);
  }
}

function usage(): string[] {
  const width = Math.max(...[...COMMANDS.keys()].map((verb) => verb.length));
  return [
    'milepost VERB …',
    '',
    ...[...COMMANDS].map(([verb, { summary }]) => `  ${verb.padEnd(width)}  ${summary}`),
    '',
    'milepost VERB --help says more; milepost --version says which one this is.',
    'It works on the store of the server: MILEPOST_DATA (./data), or DATABASE_URL.',
  ];
}

function failed(line: CommandLine, verb: string, error: unknown): ExitStatus {
  const usageMessage = usageMessageOf(error);
  if (usageMessage !== null) return wrongUsage(line, usageMessage, verb);
  for (const each of reasonsOf(error)) line.warn(`milepost ${verb}: ${each}`);
  return 1;
}

function wrongUsage(line: CommandLine, message: string, verb: string): ExitStatus {
  line.warn(`milepost: ${message} See milepost ${verb === '' ? '' : `${verb} `}--help.`);
  return 2;
}

function usageMessageOf(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  const isOfParseArgs =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
  return isOfParseArgs ? `${error.message.split('. ')[0]}.` : null;
}

/** A Refusal is one line; a bug shows its stack. */
function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.lines;
  if (error instanceof Refusal) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
