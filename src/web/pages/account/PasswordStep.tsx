import { type SubmitEvent, useRef, useState } from 'react';
import type { SignInReply } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import type { SignIn } from '#contract/session.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say as access } from '#web/base/messages/say/access.ts';
import { say as accountWords } from '#web/base/messages/say/account.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { triesLeftIn } from './triesLeftIn.ts';

type Errors = { readonly email: string | null; readonly password: string | null };

const NO_ERRORS: Errors = { email: null, password: null };

export function PasswordStep({
  email,
  note,
  onForgot,
  onSecondFactor,
  onDone,
}: {
  readonly email?: string;
  readonly note?: string;
  readonly onForgot: () => void;
  readonly onSecondFactor: () => void;
  readonly onDone: () => void;
}) {
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const missing = missingIn(typed);
    setErrors(missing);
    if (missing.email !== null || missing.password !== null) {
      focusFirst(form.current, missing);
      return;
    }
    setSending(true);
    try {
      const reply = await sendJson<SignInReply>(addresses.signIn, { body: typed });
      if ('two_factor' in reply) onSecondFactor();
      else onDone();
    } catch (error) {
      setSending(false);
      const refused = { email: null, password: sentenceFor(error) };
      setErrors(refused);
      focusFirst(form.current, refused);
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={accountWords.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        autoFocus={email === undefined}
        large
        error={errors.email}
      />
      <div className={styles.withLink}>
        <PasswordField
          label={accountWords.password}
          name="password"
          autoComplete="current-password"
          autoFocus={email !== undefined}
          large
          error={errors.password}
        />
        <Button look="link" size="small" onClick={onForgot}>
          {access.forgot}
        </Button>
      </div>
      <Button type="submit" look="primary" size="large" disabled={isSending}>
        {isSending ? accountWords.signingIn : accountWords.signIn}
      </Button>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </form>
  );
}

function readForm(form: HTMLFormElement): SignIn {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function missingIn({ email, password }: SignIn): Errors {
  return {
    email: email === '' ? accountWords.missingEmail : null,
    password: password === '' ? accountWords.missingPassword : null,
  };
}

function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  form?.querySelector<HTMLInputElement>(`[name=${errors.email === null ? 'password' : 'email'}]`)?.focus();
}

/** The same for wrong passwords and unknown accounts. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return accountWords.failed;
  switch (error.status) {
    case 0:
      return accountWords.unreachable;
    case 401: {
      const left = triesLeftIn(error.details);
      return left === null ? accountWords.wrong : `${accountWords.wrong} ${accountWords.triesLeft(left)}`;
    }
    case 400:
    case 403:
      return accountWords.wrong;
    case 429:
      return accountWords.tooMany;
    default:
      return accountWords.failed;
  }
}
