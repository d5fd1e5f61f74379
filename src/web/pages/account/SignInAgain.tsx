import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '#web/base/api/queries.ts';
import { hideSignedOut } from '#web/base/api/signedOut.ts';
import { say } from '#web/base/messages/say/access.ts';
import { openModal } from '#web/base/ui/openModal.ts';
import styles from './Account.module.css';
import SignInPage from './SignInPage.tsx';

export default function SignInAgain() {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();

  useEffect(() => {
    const before = document.activeElement;
    const close = openModal(dialog.current);
    return () => {
      close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  async function handleDone() {
    const before = client.getQueryData(sessionQuery.queryKey)?.user.id;
    const { user } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    // What one person typed must not be sent by another.
    if (user.id !== before) return window.location.reload();
    hideSignedOut();
    void client.invalidateQueries();
  }

  return (
    // Esc leaves it open: there is no way around it.
    <dialog
      ref={dialog}
      className={styles.again}
      aria-label={say.againTitle}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <SignInPage
        email={client.getQueryData(sessionQuery.queryKey)?.user.email}
        note={say.keptText}
        onDone={() => void handleDone()}
      />
    </dialog>
  );
}
