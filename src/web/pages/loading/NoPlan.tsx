import { firstAddresses } from '#contract/firstAddresses.ts';
import { say } from '#web/base/messages/say/emptyStates.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';
import type { WhyRefused } from './whyRefused.ts';

export default function NoPlan({ why }: { readonly why: WhyRefused }) {
  if (why === 'twoFactor')
    return (
      <Notice isWholePage icon="warning" title={say.needsTwoFactor} text={say.needsTwoFactorText}>
        <a className={buttonClass('primary')} href={firstAddresses.accountPage}>
          {say.toAccount}
        </a>
      </Notice>
    );
  return (
    <Notice isWholePage icon="search" title={say.noPlan} text={say.noPlanText}>
      <a className={buttonClass('secondary')} href={firstAddresses.dashboard}>
        {say.toDashboard}
      </a>
    </Notice>
  );
}
