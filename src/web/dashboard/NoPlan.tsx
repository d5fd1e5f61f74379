import { firstAddresses } from '#contract/firstAddresses.ts';
import { say } from '#web/messages/emptyStates/say.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Notice } from './Notice.tsx';

/** In the place of a plan that is not there for its reader. */
export default function NoPlan() {
  return (
    <Notice isWholePage icon="search" title={say.noPlan} text={say.noPlanText}>
      <a className={buttonClass('secondary')} href={firstAddresses.dashboard}>
        {say.toDashboard}
      </a>
    </Notice>
  );
}
