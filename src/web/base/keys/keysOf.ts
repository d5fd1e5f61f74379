import { say as keyWords } from '#web/base/messages/say/keys.ts';
import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import type { Command } from './commands.ts';
import { COMMAND_KEY } from './keyNames.ts';
import { SINGLE_KEYS } from './shortcuts.ts';

export function keysOf(command: Command): readonly string[] | null {
  if (command === 'palette') return [COMMAND_KEY, 'K'];
  if (command === 'close') return [paletteWords.escape];
  const key = [...SINGLE_KEYS].find(([, each]) => each === command)?.[0];
  if (key === undefined) return null;
  return /^[A-Z]$/.test(key) ? [keyWords.shift, key] : [key.toUpperCase()];
}
