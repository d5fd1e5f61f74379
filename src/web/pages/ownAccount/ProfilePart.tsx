import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { WireAccount } from '#contract/account.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, accountQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import { useTask } from './useTask.ts';

export type PartProps = { readonly account: WireAccount; readonly onSay: (text: string) => void };

export function ProfilePart({ account, onSay }: PartProps) {
  const client = useQueryClient();
  const task = useTask();
  const [isNameless, setNameless] = useState(false);
  const [isChanging, setChanging] = useState(false);

  async function handleName(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setNameless(name === '');
    if (name === '') return;
    if (name !== account.name) {
      if ((await task.run(() => accountCalls.rename(name))) === null) return;
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
    onSay(say.saved);
  }

  async function handleEmail(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const done = await task.run(() => accountCalls.changeEmail(email, String(data.get('password') ?? '')));
    if (done === null) return;
    setChanging(false);
    await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    onSay(done.sent === 1 ? say.emailSent(email) : say.emailChanged);
  }

  return (
    <Part title={say.profile} text={say.profileText}>
      <form className={styles.form} noValidate onSubmit={handleName}>
        <TextField
          label={say.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={account.name}
          error={isNameless ? say.missingName : null}
          required
        />
        <div>
          <Button type="submit" disabled={task.isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
      <div className={styles.row}>
        <b>{account.email}</b>
        <span className="quiet">{account.email_verified === 1 ? say.verified : say.notVerified}</span>
        {!isChanging && account.has_password === 1 && (
          <Button size="small" onClick={() => setChanging(true)}>
            {say.changeEmail}
          </Button>
        )}
      </div>
      {isChanging && (
        <form className={styles.form} noValidate onSubmit={handleEmail}>
          <TextField label={say.newEmail} name="email" type="email" autoComplete="email" autoFocus />
          <PasswordField label={say.askPassword} name="password" autoComplete="current-password" />
          <div className={styles.row}>
            <Button type="submit" look="primary" disabled={task.isBusy}>
              {say.changeEmail}
            </Button>
            <Button onClick={() => setChanging(false)}>{say.cancel}</Button>
          </div>
        </form>
      )}
      <Problem text={task.problem} />
    </Part>
  );
}
