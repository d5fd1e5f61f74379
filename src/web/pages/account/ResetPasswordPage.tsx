import { type SubmitEvent, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say as access } from '#web/base/messages/say/access.ts';
import { say as accountWords } from '#web/base/messages/say/account.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { LinkEnd } from './LinkEnd.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { tokenInAddress } from './tokenInAddress.ts';
import { useSending } from './useSending.ts';

export function ResetPasswordPage() {
  const token = tokenInAddress();
  const [state, setState] = useState<'typing' | 'done' | 'over'>(token === '' ? 'over' : 'typing');
  const [error, setError] = useState<string | null>(null);
  const sending = useSending();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    const isShort = password.length < PASSWORD_MIN_LENGTH;
    setError(isShort ? accountWords.passwordShort(PASSWORD_MIN_LENGTH) : null);
    if (isShort) return;
    const isDone = await sending.run(
      async () => {
        await sendJson(addresses.passwordResetUse, {
          body: { token, password, revoke_tokens: data.has('revoke') ? 1 : 0 },
        });
      },
      ({ code }) => {
        if (code !== 'link_not_valid') return false;
        setState('over');
        return true;
      },
    );
    if (isDone) setState('done');
  }

  if (state === 'over') return <LinkEnd title={access.linkOver} text={access.linkOverText} />;
  if (state === 'done') return <LinkEnd title={access.resetDone} text={access.resetDoneText} />;
  return (
    <AccountPage title={access.resetTitle} text={access.resetText}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <NewPasswordField label={access.newPassword} name="password" autoFocus large error={error ?? sending.problem} />
        <label htmlFor="revoke-tokens" className="row body">
          <Checkbox id="revoke-tokens" name="revoke" />
          {access.revokeTokens}
        </label>
        <Button type="submit" look="primary" size="large" disabled={sending.isSending}>
          {sending.isSending ? access.wait : access.reset}
        </Button>
      </form>
    </AccountPage>
  );
}
