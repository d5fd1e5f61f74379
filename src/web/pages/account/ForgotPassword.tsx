import { type SubmitEvent, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say as access } from '#web/base/messages/say/access.ts';
import { say as accountWords } from '#web/base/messages/say/account.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { useSending } from './useSending.ts';

export function ForgotPassword({ hasMail, onBack }: { readonly hasMail: boolean; readonly onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const sending = useSending();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setMissing(!email.includes('@'));
    if (!email.includes('@')) return;
    const isDone = await sending.run(async () => {
      await sendJson(addresses.passwordReset, { body: { email } });
    });
    if (isDone) setSentTo(email);
  }

  return (
    <AccountPage title={access.forgotTitle} text={hasMail ? access.forgotText : access.forgotNoMail}>
      {hasMail && sentTo === null && (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <TextField
            label={accountWords.email}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            large
            error={isMissing ? accountWords.badEmail : sending.problem}
          />
          <Button type="submit" look="primary" size="large" disabled={sending.isSending}>
            {sending.isSending ? access.sending : access.sendLink}
          </Button>
        </form>
      )}
      <p role="status" className={styles.said}>
        {sentTo !== null && access.sent(sentTo)}
      </p>
      <p className={styles.choices}>
        <Button look="link" size="small" autoFocus={!hasMail} onClick={onBack}>
          {access.back}
        </Button>
      </p>
    </AccountPage>
  );
}
