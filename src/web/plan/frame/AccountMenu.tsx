import type { Session } from '#contract/session.ts';
import { LateMenu } from '#web/base/failure/LateMenu.tsx';
import { latePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import styles from './Frame.module.css';

const accountItems = latePart(
  () => import('./AccountItems.tsx'),
  ({ AccountItems }) => AccountItems,
);

export function AccountMenu({ user, note }: { readonly user: Session['user']; readonly note: string | null }) {
  const initials = initialsOf(user.name);
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
      <LateMenu id="account-menu" alignment="end" part={accountItems}>
        {(AccountItems, close) => <AccountItems user={user} note={note} onClose={close} />}
      </LateMenu>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', ...more] = words;
  return [first, more.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
