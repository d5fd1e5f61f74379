import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/account.ts';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ProviderButton, providerRefusal } from './ProviderButton.tsx';
import { SecondStep } from './SecondStep.tsx';

type Step = 'password' | 'second' | 'forgot';

/** Rendered in place of the requested page: signing in opens that address, filters and all. */
export default function SignInPage({
  note,
  email,
  onDone = reload,
}: {
  readonly note?: string;
  /** Of who was signed in. */
  readonly email?: string | undefined;
  /** By default the address is loaded again. */
  readonly onDone?: () => void;
}) {
  const [step, setStep] = useState<Step>('password');
  const ways = useQuery(signOnWaysQuery);
  const isKept = window.location.search !== '' && providerRefusal() === null;

  if (step === 'second') return <SecondStep onBack={() => setStep('password')} onDone={onDone} />;
  if (step === 'forgot') {
    return <ForgotPassword hasMail={ways.data?.mail === 1} onBack={() => setStep('password')} />;
  }
  return (
    <AccountPage title={say.signInTitle} text={ways.data?.organisation || (isKept ? '' : say.signInText)}>
      {isKept && <p className="body quiet">{say.kept}</p>}
      <ProviderButton provider={ways.data?.provider ?? null} to={pathNow()} problem={providerRefusal()} />
      <PasswordStep
        {...(note === undefined ? {} : { note })}
        {...(email === undefined ? {} : { email })}
        onForgot={() => setStep('forgot')}
        onSecondFactor={() => setStep('second')}
        onDone={onDone}
      />
      {note === undefined && (
        <dl className={styles.ways}>
          <dt>{say.noAccount}</dt>
          <dd>{say.noAccountText}</dd>
          <dt>{say.newServer}</dt>
          <dd>{say.newServerText}</dd>
        </dl>
      )}
    </AccountPage>
  );
}

function reload(): void {
  window.location.reload();
}

function pathNow(): string {
  const { pathname, search } = window.location;
  return providerRefusal() === null ? `${pathname}${search}` : pathname;
}
