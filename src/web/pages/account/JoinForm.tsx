import { type SubmitEvent, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { landingPath } from '#contract/landingPath.ts';
import type { InvitationView } from '#contract/members.ts';
import { PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say as access } from '#web/base/messages/say/access.ts';
import { say as accountWords } from '#web/base/messages/say/account.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSending } from './useSending.ts';

type Errors = { readonly name?: string; readonly password?: string };

export function JoinForm({ invitation, token }: { readonly invitation: InvitationView; readonly token: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const sending = useSending();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const wrong = errorsIn({ name, password });
    setErrors(wrong);
    const first = (['name', 'password'] as const).find((field) => wrong[field] !== undefined);
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    await sending.run(async () => {
      const body = { token, name, password };
      const { plan_id } = await sendJson<{ readonly plan_id: string }>(addresses.invitationAccept, { body });
      window.location.assign(landingPath(plan_id, invitation.role));
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={access.invitedAs}
        name="username"
        type="email"
        autoComplete="username"
        value={invitation.email}
        readOnly
        large
      />
      <TextField
        label={accountWords.name}
        name="name"
        autoComplete="name"
        defaultValue={invitation.name}
        maxLength={100}
        autoFocus
        large
        error={errors.name ?? null}
      />
      <NewPasswordField
        label={accountWords.password}
        name="password"
        large
        error={errors.password ?? sending.problem}
      />
      <Button type="submit" look="primary" size="large" disabled={sending.isSending}>
        {sending.isSending ? accountWords.creating : access.join}
      </Button>
    </form>
  );
}

function errorsIn({ name, password }: { readonly name: string; readonly password: string }): Errors {
  return {
    ...(name === '' ? { name: accountWords.missingName } : {}),
    ...(password.length < PASSWORD_MIN_LENGTH ? { password: accountWords.passwordShort(PASSWORD_MIN_LENGTH) } : {}),
  };
}
