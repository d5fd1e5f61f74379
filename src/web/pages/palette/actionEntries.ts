import { signOut } from '#web/base/api/signOut.ts';
import { type Command, runCommand } from '#web/base/keys/commands.ts';
import { keysOf } from '#web/base/keys/keysOf.ts';
import { say as keyWords } from '#web/base/messages/say/keys.ts';
import { say as menuWords } from '#web/base/messages/say/menus.ts';
import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';
import { chooseTheme, THEMES, type Theme } from '#web/plan/frame/theme.ts';
import type { PaletteEntry } from './paletteEntry.ts';

export function actionEntries({
  offered,
  hasSingleKeys,
}: {
  readonly offered: readonly Command[];
  readonly hasSingleKeys: boolean;
}): readonly PaletteEntry[] {
  const commands = ACTIONS.filter(([command]) => offered.includes(command)).map(
    ([command, icon]): PaletteEntry => ({
      id: `action-${command}`,
      mark: { icon },
      number: null,
      title: keyWords.commands[command],
      hint: keyHint(command, hasSingleKeys),
      run: () => runCommand(command),
    }),
  );
  const themes = THEMES.map(
    (theme): PaletteEntry => ({
      id: `theme-${theme}`,
      mark: { icon: THEME_ICONS[theme] },
      number: null,
      title: paletteWords.theme(menuWords.themes[theme]),
      hint: null,
      run: () => chooseTheme(theme),
    }),
  );
  const leaving: PaletteEntry = {
    id: 'sign-out',
    mark: { icon: 'signOut' },
    number: null,
    title: menuWords.signOut,
    hint: null,
    run: () => void signOut(),
  };
  return [...commands, ...themes, leaving];
}

export function keywordEntry(
  text: string,
  { hasSingleKeys, onFilter }: { readonly hasSingleKeys: boolean; readonly onFilter: (text: string) => void },
): PaletteEntry {
  const keyword = text.trim();
  return {
    id: 'keyword',
    mark: { icon: 'filter' },
    number: null,
    title: paletteWords.keyword(keyword),
    hint: keyHint('keyword', hasSingleKeys),
    run: () => onFilter(keyword),
  };
}

const ACTIONS: readonly (readonly [Command, LateIconName])[] = [
  ['save', 'plus'],
  ['filters', 'filter'],
  ['clear', 'close'],
  ['addGoal', 'plus'],
  ['lookBack', 'history'],
  ['share', 'share'],
  ['print', 'print'],
  ['fullscreen', 'fullscreen'],
  ['help', 'keyboard'],
  ['guide', 'compass'],
];

const THEME_ICONS: Readonly<Record<Theme, LateIconName>> = { light: 'sun', dark: 'moon', system: 'monitor' };

function keyHint(command: Command, hasSingleKeys: boolean): PaletteEntry['hint'] {
  const keys = keysOf(command);
  return keys === null || !hasSingleKeys ? null : { text: keys.join(' '), isKey: true };
}
