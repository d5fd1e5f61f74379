import { useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/access.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { LinkEnd } from './LinkEnd.tsx';
import { tokenInAddress } from './tokenInAddress.ts';
import { useSending } from './useSending.ts';

/** Asks for a click: mail scanners follow links by themselves. */
export function ConfirmEmailPage() {
  const token = tokenInAddress();
  const [state, setState] = useState<'asking' | 'done' | 'over'>(token === '' ? 'over' : 'asking');
  const sending = useSending();

  async function handleConfirm() {
    const isDone = await sending.run(
      async () => {
        await sendJson(addresses.accountEmailConfirm, { body: { token } });
      },
      ({ code }) => {
        if (code !== 'link_not_valid') return false;
        setState('over');
        return true;
      },
    );
    if (isDone) setState('done');
  }

  if (state === 'over') return <LinkEnd title={say.linkOver} text={say.linkOverText} />;
  if (state === 'done') return <LinkEnd title={say.confirmed} text={say.confirmedText} />;
  return (
    <AccountPage title={say.confirmTitle} text={say.confirmText}>
      <div className={styles.form}>
        <Button look="primary" size="large" autoFocus disabled={sending.isSending} onClick={handleConfirm}>
          {sending.isSending ? say.confirming : say.confirm}
        </Button>
        {sending.problem !== null && (
          <p role="alert" data-status="critical" className={styles.problem}>
            {sending.problem}
          </p>
        )}
      </div>
    </AccountPage>
  );
}
