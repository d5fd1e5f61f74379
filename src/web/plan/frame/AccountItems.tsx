import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Session } from '#contract/session.ts';
import type { WireVersion } from '#contract/version.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { signOut } from '#web/base/api/signOut.ts';
import { type Command, runCommand, useOffered } from '#web/base/keys/commands.ts';
import { keepLanguage, language } from '#web/base/messages/language.ts';
import { languageName } from '#web/base/messages/languageName.ts';
import { say as keyWords } from '#web/base/messages/say/keys.ts';
import { say as menuWords } from '#web/base/messages/say/menus.ts';
import { say as outboxWords } from '#web/base/messages/say/outbox.ts';
import { say } from '#web/base/messages/say.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { MenuAction, MenuChoice, MenuGroup, MenuItems, MenuRule } from '#web/base/ui/Menu.tsx';
import { outbox, useOutbox } from '#web/plan/outbox/outbox.ts';
import styles from './Frame.module.css';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: ({ signal }) => fetchJson<WireVersion>(installationAddresses.version, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function AccountItems({
  user,
  note,
  onClose,
}: {
  readonly user: Session['user'];
  readonly note: string | null;
  readonly onClose: () => void;
}) {
  const theme = useTheme();
  const offered = useOffered();
  const version = useQuery(versionQuery).data?.version;
  const unsaved = useOutbox().length;
  const [isAsked, setAsked] = useState(false);

  /** What is not saved would be lost with the session: asked about first. */
  function handleSignOut() {
    if (unsaved > 0 && !isAsked) return setAsked(true);
    outbox.clear();
    void signOut();
  }

  return (
    <MenuItems
      label={menuWords.account(user.name)}
      onClose={onClose}
      head={
        <div className={styles.person}>
          <b>{user.name}</b>
          <span>{user.email}</span>
          {note !== null && <span>{note}</span>}
          <span>{[say.product, version].filter(Boolean).join(' ')}</span>
        </div>
      }
    >
      <MenuRule />
      <MenuGroup label={menuWords.theme}>
        {THEMES.map((each) => (
          <MenuChoice key={each} isChosen={each === theme} onChoose={() => chooseTheme(each)}>
            {menuWords.themes[each]}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuRule />
      <MenuGroup label={menuWords.language}>
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
            {languageName(each)}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuRule />
      {offered.includes('help') && (
        <MenuAction icon="keyboard" onChoose={() => runAfter(onClose, 'help')}>
          {keyWords.title}
        </MenuAction>
      )}
      {offered.includes('guide') && (
        <MenuAction icon="compass" onChoose={() => runAfter(onClose, 'guide')}>
          {keyWords.commands.guide}
        </MenuAction>
      )}
      <MenuAction icon="user" onChoose={() => void goTo(addresses.accountPage)}>
        {menuWords.ownAccount}
      </MenuAction>
      <MenuAction icon="signOut" onChoose={handleSignOut}>
        {isAsked ? outboxWords.signOut(unsaved) : menuWords.signOut}
      </MenuAction>
    </MenuItems>
  );
}

function runAfter(close: () => void, command: Command): void {
  close();
  runCommand(command);
}
