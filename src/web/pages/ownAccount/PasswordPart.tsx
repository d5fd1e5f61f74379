import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import { say as accountWords } from '#web/base/messages/say/account.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { NewPasswordField } from '#web/pages/account/NewPasswordField.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, sessionsQuery, tokensQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import type { PartProps } from './ProfilePart.tsx';
import { useTask } from './useTask.ts';

export function PasswordPart({ account, onSay }: PartProps) {
  const client = useQueryClient();
  const task = useTask();
  const tokenCount = useQuery(tokensQuery).data?.length ?? 0;
  const [isShort, setShort] = useState(false);
  const isGuessable = task.problem === say.guessable;
  const wrongNext = isShort ? accountWords.passwordShort(PASSWORD_MIN_LENGTH) : isGuessable ? task.problem : null;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const next = String(data.get('next') ?? '');
    setShort(next.length < PASSWORD_MIN_LENGTH);
    if (next.length < PASSWORD_MIN_LENGTH) return;
    const done = await task.run(() =>
      accountCalls.changePassword(String(data.get('current') ?? ''), next, data.has('revoke')),
    );
    if (done === null) return;
    form.reset();
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    onSay(say.passwordChanged);
  }

  if (account.has_password === 0) {
    return (
      <Part title={say.password} text={say.passwordText}>
        <p className={styles.row}>{say.noPassword}</p>
      </Part>
    );
  }
  return (
    <Part title={say.password} text={say.passwordText}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          label={say.current}
          name="current"
          autoComplete="current-password"
          error={isGuessable ? null : task.problem}
        />
        <NewPasswordField label={say.next} name="next" error={wrongNext} />
        {tokenCount > 0 && (
          <label htmlFor="revoke-tokens" className={styles.row}>
            <Checkbox id="revoke-tokens" name="revoke" />
            {say.revokeToo(tokenCount)}
          </label>
        )}
        <div>
          <Button type="submit" disabled={task.isBusy}>
            {say.changePassword}
          </Button>
        </div>
      </form>
    </Part>
  );
}
