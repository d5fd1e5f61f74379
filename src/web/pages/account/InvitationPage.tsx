import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { landingPath } from '#contract/landingPath.ts';
import type { InvitationView } from '#contract/members.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/access.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { JoinForm } from './JoinForm.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { SecondStep } from './SecondStep.tsx';
import { tokenInAddress } from './tokenInAddress.ts';
import { accessSentence, useSending } from './useSending.ts';

type Step = 'look' | 'second' | 'forgot' | 'other';

export function InvitationPage() {
  const token = tokenInAddress();
  const [step, setStep] = useState<Step>('look');
  const ways = useQuery(signOnWaysQuery);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => sendJson<InvitationView>(addresses.invitation, { body: { token } }),
    retry: false,
  });

  const signedIn = () => {
    setStep('look');
    void invitation.refetch();
  };

  if (step === 'second') return <SecondStep onBack={() => setStep('look')} onDone={signedIn} />;
  if (step === 'forgot') return <ForgotPassword hasMail={ways.data?.mail === 1} onBack={() => setStep('look')} />;
  if (invitation.isError) {
    const isOver = invitation.error instanceof ApiError && [400, 403].includes(invitation.error.status);
    return isOver ? (
      <AccountPage title={say.invitationOver} text={say.invitationOverText}>
        <p className={styles.note}>
          <a className={styles.link} href={addresses.dashboard}>
            {say.toMilepost}
          </a>
        </p>
      </AccountPage>
    ) : (
      <AccountPage title={say.failed} text={accessSentence(invitation.error)}>
        {null}
      </AccountPage>
    );
  }
  if (invitation.data === undefined) return null;
  const { data } = invitation;
  const isSignedIn = data.signed_in_as !== null && step !== 'other';
  const needsSignIn = data.has_account === 1 || step === 'other';
  return (
    <AccountPage title={say.invitedTitle(data.plan_name)} text={aboutOf(data)}>
      {isSignedIn ? (
        <Join data={data} token={token} onOther={() => setStep('other')} />
      ) : (
        <>
          <ProviderButton
            provider={ways.data?.provider ?? null}
            to={`${addresses.invitationPage}?token=${encodeURIComponent(token)}`}
          />
          {needsSignIn ? (
            <>
              <p className={styles.said}>{data.has_account === 1 && say.haveAccount}</p>
              <PasswordStep
                email={step === 'other' ? '' : data.email}
                onForgot={() => setStep('forgot')}
                onSecondFactor={() => setStep('second')}
                onDone={signedIn}
              />
            </>
          ) : (
            <JoinForm invitation={data} token={token} />
          )}
        </>
      )}
    </AccountPage>
  );
}

function aboutOf({ by, role, company, department }: InvitationView): string {
  const parts = [company, say.invitedBy(by, say.roles[role]), department === null ? '' : say.invitedIn(department)];
  return parts.filter((part) => part !== '').join(' · ');
}

function Join({
  data,
  token,
  onOther,
}: {
  readonly data: InvitationView;
  readonly token: string;
  readonly onOther: () => void;
}) {
  const sending = useSending();
  const email = data.signed_in_as ?? '';

  async function handleJoin() {
    await sending.run(async () => {
      const { plan_id } = await sendJson<{ readonly plan_id: string }>(addresses.invitationAccept, { body: { token } });
      window.location.assign(landingPath(plan_id, data.role));
    });
  }

  return (
    <div className={styles.form}>
      {email !== data.email && <p className={styles.said}>{say.differs(data.email)}</p>}
      <Button look="primary" size="large" disabled={sending.isSending} onClick={handleJoin}>
        {say.joinAs(email)}
      </Button>
      {sending.problem !== null && (
        <p role="alert" data-status="critical" className={styles.problem}>
          {sending.problem}
        </p>
      )}
      <p className={styles.choices}>
        <Button look="link" size="small" onClick={onOther}>
          {say.otherAccount}
        </Button>
      </p>
    </div>
  );
}
