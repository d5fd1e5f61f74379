import { type SubmitEvent, useState } from 'react';
import type { Proof } from '#contract/account.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnAccount.module.css';

const SHORTEST_CODE = 6;

export function ProofForm({
  asksCode,
  action,
  problem,
  isBusy,
  onProve,
  onCancel,
}: {
  readonly asksCode: boolean;
  readonly action: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onProve: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [isShort, setShort] = useState(false);
  const isOfCode = problem === say.wrongCode || problem === say.codeUsed;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const code = String(data.get('code') ?? '').replace(/\s+/g, '');
    setShort(asksCode && code.length < SHORTEST_CODE);
    if (asksCode && code.length < SHORTEST_CODE) return;
    const password = String(data.get('password') ?? '');
    void onProve(asksCode ? { password, code } : { password });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={say.askPassword}
        name="password"
        autoComplete="current-password"
        autoFocus
        error={isOfCode ? null : problem}
      />
      {asksCode && (
        <TextField
          label={say.askCode}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          error={isShort ? say.wrongCode : isOfCode ? problem : null}
        />
      )}
      <div className={styles.row}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {action}
        </Button>
        <Button onClick={onCancel}>{say.cancel}</Button>
      </div>
    </form>
  );
}
