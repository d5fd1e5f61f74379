import { type SubmitEvent, useRef, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { Session, SignIn } from '#contract/session.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { sendJson } from '#web/api/fetchJson.ts';
import { say } from '#web/messages/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';

type Errors = { readonly email: string | null; readonly password: string | null };

const NO_ERRORS: Errors = { email: null, password: null };

/** Stands in the place of the page that asked for it: signing in opens that very address, filters and all. */
export default function SignInPage() {
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isKept = window.location.search !== '';

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
      await sendJson<Session>(addresses.signIn, { body: typed });
      window.location.reload();
    } catch (error) {
      setSending(false);
      const refused = { email: null, password: sentenceFor(error) };
      setErrors(refused);
      focusFirst(form.current, refused);
    }
  }

  return (
    <AccountPage title={say.account.signInTitle} text={isKept ? say.account.kept : say.account.signInText}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.account.email}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          large
          error={errors.email}
        />
        <PasswordField
          label={say.account.password}
          name="password"
          autoComplete="current-password"
          large
          error={errors.password}
        />
        <Button type="submit" look="primary" size="large" disabled={isSending}>
          {isSending ? say.account.signingIn : say.account.signIn}
        </Button>
      </form>
    </AccountPage>
  );
}

function readForm(form: HTMLFormElement): SignIn {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
}

function missingIn({ email, password }: SignIn): Errors {
  return {
    email: email === '' ? say.account.missingEmail : null,
    password: password === '' ? say.account.missingPassword : null,
  };
}

function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  form?.querySelector<HTMLInputElement>(`[name=${errors.email === null ? 'password' : 'email'}]`)?.focus();
}

/** Wrong passwords and unknown accounts read the same, whatever the server says beside. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return say.account.failed;
  switch (error.status) {
    case 0:
      return say.account.unreachable;
    case 400:
    case 401:
    case 403:
      return say.account.wrong;
    case 429:
      return say.account.tooMany;
    default:
      return say.account.failed;
  }
}
