import { type SubmitEvent, useState } from 'react';
import type { SecondFactor } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/access.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { useSending } from './useSending.ts';

export function SecondStep({ onBack, onDone }: { readonly onBack: () => void; readonly onDone: () => void }) {
  const [kind, setKind] = useState<SecondFactor['kind']>('totp');
  const [isMissing, setMissing] = useState(false);
  const sending = useSending();
  const isTotp = kind === 'totp';
  const isTooMany = isTotp && sending.problem === say.refusals.too_many_attempts;
  const problem = isTooMany ? say.tooManyCodes : sending.problem;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').replace(/\s+/g, '');
    setMissing(code === '');
    if (code !== '') {
      const isDone = await sending.run(async () => {
        await sendJson(addresses.secondFactor, { body: { code, kind } satisfies SecondFactor });
      });
      if (isDone) return onDone();
    }
    form.querySelector('input')?.select();
  }

  function handleOther() {
    setKind(isTotp ? 'recovery' : 'totp');
    sending.clear();
  }

  return (
    <AccountPage title={say.secondTitle} text={isTotp ? say.secondText : say.recoveryText}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          key={kind}
          label={isTotp ? say.code : say.recoveryCode}
          name="code"
          inputMode={isTotp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          autoFocus
          large
          error={isMissing ? say.missingCode : problem}
        />
        <Button type="submit" look="primary" size="large" disabled={sending.isSending}>
          {sending.isSending ? say.wait : say.verify}
        </Button>
      </form>
      <p className={styles.choices}>
        <Button look="link" size="small" onClick={handleOther}>
          {isTotp ? say.useRecovery : say.useAuthenticator}
        </Button>
        <Button look="link" size="small" onClick={onBack}>
          {say.back}
        </Button>
      </p>
    </AccountPage>
  );
}
