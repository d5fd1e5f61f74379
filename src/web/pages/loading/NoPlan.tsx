import { firstAddresses } from '#contract/firstAddresses.ts';
import { say } from '#web/base/messages/say/emptyStates.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';

export default function NoPlan() {
  return (
    <Notice isWholePage icon="search" title={say.noPlan} text={say.noPlanText}>
      <a className={buttonClass('secondary')} href={firstAddresses.dashboard}>
        {say.toDashboard}
      </a>
    </Notice>
  );
}
