import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { isSignedOut } from '#web/base/api/ApiError.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { late } from '#web/base/failure/late.tsx';
import { keepFocus } from '#web/base/keys/keepFocus.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { say as words } from '#web/base/messages/say.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { LoadingPage } from '#web/pages/loading/LoadingPage.tsx';
import { CurrentPlanPalette } from '#web/pages/palette/CurrentPlanPalette.tsx';
import { AccountMenu } from '#web/plan/frame/AccountMenu.tsx';
import frameStyles from '#web/plan/frame/Frame.module.css';
import { Frame } from '#web/plan/frame/Frame.tsx';
import { OrganisationPart } from './OrganisationPart.tsx';
import styles from './OwnAccount.module.css';
import { accountQuery } from './ownAccountCalls.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProviderPart } from './ProviderPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { TokensPart } from './TokensPart.tsx';
import { TwoFactorPart } from './TwoFactorPart.tsx';

keepFocus();

const HousePart = late(() => import('./HousePart.tsx'));
const InstallationPart = late(() => import('./InstallationPart.tsx'));
const PolicyPart = late(() => import('./PolicyPart.tsx'));

export default function OwnAccountPage() {
  const account = useQuery(accountQuery);
  const session = useQuery(sessionQuery);
  const ways = useQuery(signOnWaysQuery);
  const [said, setSaid] = useState('');
  useEffect(() => {
    document.title = `${say.title} · ${words.product}`;
  }, []);

  if (account.data === undefined || session.data === undefined) {
    const error = account.error ?? session.error;
    if (error === null || isSignedOut(error)) return <LoadingPage />;
    return (
      <Frame menu={null} trail={null} end={null}>
        <ErrorBanner title={say.loadFailed} onRetry={() => void account.refetch()} />
      </Frame>
    );
  }
  const provider = ways.data?.provider ?? null;
  return (
    <Frame
      menu={null}
      trail={
        <li data-crumb="1">
          <h1 className={frameStyles.crumb}>{say.title}</h1>
        </li>
      }
      end={
        <>
          <CurrentPlanPalette />
          <AccountMenu user={session.data.user} note={null} />
        </>
      }
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h2 className="title">{account.data.name}</h2>
            <p className="body quiet">{say.text}</p>
          </div>
          <a className={buttonClass('secondary')} href={addresses.dashboard}>
            {say.back}
          </a>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <ProfilePart account={account.data} onSay={setSaid} />
        <PasswordPart account={account.data} onSay={setSaid} />
        {account.data.has_password === 1 && <TwoFactorPart account={account.data} onSay={setSaid} />}
        {provider !== null && <ProviderPart account={account.data} provider={provider} onSay={setSaid} />}
        {session.data.user.is_administrator === 1 && ways.data !== undefined && (
          <OrganisationPart organisation={ways.data.organisation} onSay={setSaid} />
        )}
        {session.data.user.is_administrator === 1 && <HousePart onSay={setSaid} />}
        <SessionsPart onSay={setSaid} />
        <TokensPart onSay={setSaid} />
        {session.data.user.is_administrator === 1 && <PolicyPart onSay={setSaid} />}
        {session.data.user.is_administrator === 1 && <InstallationPart />}
      </div>
    </Frame>
  );
}
