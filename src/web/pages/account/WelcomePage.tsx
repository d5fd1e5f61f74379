import { type SubmitEvent, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { ORGANISATION_MAX_LENGTH, PASSWORD_MIN_LENGTH, type Session, type TakeOver } from '#contract/session.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/account.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

type Field = 'organisation' | 'name' | 'email' | 'password';
type Errors = { readonly [field in Field]?: string };

export default function WelcomePage() {
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const [isUsedUp, setUsedUp] = useState(token === '');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readForm(form, token);
    const wrong = errorsIn(typed);
    setErrors(wrong);
    const first = FIELDS.find((field) => wrong[field] !== undefined);
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await sendJson<Session>(addresses.takeOver, { body: typed });
      window.location.replace(addresses.dashboard);
    } catch (error) {
      setSending(false);
      if (isTokenRefused(error)) setUsedUp(true);
      else setErrors({ password: sentenceFor(error) });
    }
  }

  if (isUsedUp) {
    return (
      <AccountPage title={say.usedTitle} text={say.usedText}>
        <p className={styles.note}>
          <a className={styles.link} href={addresses.dashboard}>
            {say.toSignIn}
          </a>
        </p>
      </AccountPage>
    );
  }

  return (
    <AccountPage title={say.welcomeTitle} text={say.welcomeText}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.organisation}
          name="organisation"
          autoComplete="organization"
          maxLength={ORGANISATION_MAX_LENGTH}
          hint={say.organisationHint}
          autoFocus
          large
        />
        <TextField label={say.name} name="name" autoComplete="name" large error={errors.name ?? null} />
        <TextField
          label={say.email}
          name="email"
          type="email"
          autoComplete="username"
          large
          error={errors.email ?? null}
        />
        <NewPasswordField label={say.password} name="password" large error={errors.password ?? null} />
        <Button type="submit" look="primary" size="large" disabled={isSending}>
          {isSending ? say.creating : say.create}
        </Button>
      </form>
      <p className={styles.note}>{say.noTelemetry}</p>
    </AccountPage>
  );
}

const FIELDS: readonly Field[] = ['name', 'email', 'password'];

function readForm(form: HTMLFormElement, token: string): TakeOver {
  const data = new FormData(form);
  const value = (field: Field) => String(data.get(field) ?? '');
  return {
    token,
    organisation: value('organisation').trim(),
    name: value('name').trim(),
    email: value('email').trim(),
    password: value('password'),
  };
}

function errorsIn({ name, email, password }: TakeOver): Errors {
  return {
    ...(name === '' && { name: say.missingName }),
    ...(!/^\S+@\S+$/.test(email) && { email: email === '' ? say.missingEmail : say.badEmail }),
    ...(password.length < PASSWORD_MIN_LENGTH && { password: say.passwordShort(PASSWORD_MIN_LENGTH) }),
  };
}

/** The token is unknown, used or expired; a bad field answers 400 instead. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return say.welcomeFailed;
  if (error.status === 0) return say.unreachable;
  if (error.status === 429) return say.tooMany;
  if (error.code === 'password_guessable') return say.passwordGuessable;
  return refusalText(error, say.welcomeFailed);
}
