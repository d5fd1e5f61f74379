import { useState } from 'react';
import type { Session } from '#contract/session.ts';
import { signOut } from '#web/api/signOut.ts';
import { say } from '#web/messages/say.ts';
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuRule } from '#web/ui/Menu.tsx';
import styles from './Frame.module.css';
import { chooseTheme, readTheme, THEMES, type Theme } from './theme.ts';

/** Who is signed in, how the page looks, and the way out. */
export function AccountMenu({ user }: { readonly user: Session['user'] }) {
  const initials = initialsOf(user.name);
  const [theme, setTheme] = useState(readTheme);

  function handleTheme(chosen: Theme) {
    chooseTheme(chosen);
    setTheme(chosen);
  }

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
          </div>
        }
      >
        {() => (
          <>
            <MenuRule />
            <MenuGroup label={say.frame.theme}>
              {THEMES.map((each) => (
                <MenuChoice key={each} isChosen={each === theme} onChoose={() => handleTheme(each)}>
                  {say.frame.themes[each]}
                </MenuChoice>
              ))}
            </MenuGroup>
            <MenuRule />
            <MenuAction icon="signOut" onChoose={signOut}>
              {say.frame.signOut}
            </MenuAction>
          </>
        )}
      </Menu>
    </>
  );
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
