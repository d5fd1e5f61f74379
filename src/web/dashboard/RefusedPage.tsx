import { firstAddresses } from '#contract/firstAddresses.ts';
import { Frame } from '#web/frame/Frame.tsx';
import { say } from '#web/messages/say.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Dashboard.module.css';
import { LateErrorBanner } from './LateErrorBanner.tsx';
import { Notice } from './Notice.tsx';

/** There is no plan to show: it is not there for this reader, or the server does not answer. */
export function RefusedPage({ isMissing, onRetry }: { readonly isMissing: boolean; readonly onRetry: () => void }) {
  return (
    <Frame menu={null} trail={null} end={null}>
      <div className={styles.column}>
        {isMissing ? (
          <Notice isWholePage icon="search" title={say.dashboard.noPlan} text={say.dashboard.noPlanText}>
            <a className={buttonClass('secondary')} href={firstAddresses.dashboard}>
              {say.dashboard.toDashboard}
            </a>
          </Notice>
        ) : (
          <>
            <h1 className="visually-hidden">{say.dashboard.loadFailed}</h1>
            <LateErrorBanner title={say.dashboard.loadFailed} onRetry={onRetry} />
          </>
        )}
      </div>
    </Frame>
  );
}
