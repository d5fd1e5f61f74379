import { addresses } from '#contract/addresses.ts';
import type { Session } from '#contract/session.ts';
import { signOut } from '#web/api/signOut.ts';
import { type Command, runCommand, useOffered } from '#web/keys/commands.ts';
import { keepLanguage, LANGUAGE_NAMES, LANGUAGES, language } from '#web/messages/language.ts';
import { say } from '#web/messages/say.ts';
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuRule } from '#web/ui/Menu.tsx';
import { useNarrow } from '#web/ui/useNarrow.ts';
import styles from './Frame.module.css';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

/** Who is signed in, how the page looks, and the way out. */
export function AccountMenu({
  user,
  note,
}: {
  readonly user: Session['user'];
  /** What else is to be known of this installation; null for nothing. */
  readonly note: string | null;
}) {
  const initials = initialsOf(user.name);
  const theme = useTheme();
  const offered = useOffered();
  // There its button has no room in the header.
  const isNarrow = useNarrow();

  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        popoverTarget="account-menu"
        aria-label={say.frame.accountButton(user.name, initials)}
      >
        {initials}
      </button>
      <Menu
        id="account-menu"
        label={say.frame.account(user.name)}
        alignment="end"
        head={
          <div className={styles.person}>
            <b>{user.name}</b>
            <span>{user.email}</span>
            {note !== null && <span>{note}</span>}
          </div>
        }
      >
        {(close) => (
          <>
            <MenuRule />
            <MenuGroup label={say.frame.theme}>
              {THEMES.map((each) => (
                <MenuChoice key={each} isChosen={each === theme} onChoose={() => chooseTheme(each)}>
                  {say.frame.themes[each]}
                </MenuChoice>
              ))}
            </MenuGroup>
            <MenuRule />
            <MenuGroup label={say.frame.language}>
              {LANGUAGES.map((each) => (
                <MenuChoice
                  key={each}
                  language={each}
                  isChosen={each === language}
                  onChoose={() => {
                    keepLanguage(each);
                    window.location.reload();
                  }}
                >
                  {LANGUAGE_NAMES[each]}
                </MenuChoice>
              ))}
            </MenuGroup>
            <MenuRule />
            {isNarrow && offered.includes('print') && (
              <MenuAction icon="print" onChoose={() => runAfter(close, 'print')}>
                {say.frame.print}
              </MenuAction>
            )}
            {isNarrow && offered.includes('fullscreen') && (
              <MenuAction icon="fullscreen" onChoose={() => runAfter(close, 'fullscreen')}>
                {say.frame.fullscreen}
              </MenuAction>
            )}
            {offered.includes('help') && (
              <MenuAction icon="keyboard" onChoose={() => runAfter(close, 'help')}>
                {say.keys.title}
              </MenuAction>
            )}
            <MenuAction icon="user" onChoose={() => window.location.assign(addresses.accountPage)}>
              {say.frame.ownAccount}
            </MenuAction>
            <MenuAction icon="signOut" onChoose={signOut}>
              {say.frame.signOut}
            </MenuAction>
          </>
        )}
      </Menu>
    </>
  );
}

function runAfter(close: () => void, command: Command): void {
  close();
  runCommand(command);
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', ...more] = words;
  return [first, more.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
