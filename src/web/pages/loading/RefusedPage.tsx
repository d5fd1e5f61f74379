import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Frame } from '#web/plan/frame/Frame.tsx';
import styles from '#web/plan/frame/PageColumn.module.css';
import type { WhyRefused } from './whyRefused.ts';

const NoPlan = late(() => import('./NoPlan.tsx'));

export function RefusedPage({ why, onRetry }: { readonly why: WhyRefused; readonly onRetry: () => void }) {
  return (
    <Frame menu={null} trail={null} end={null}>
      <div className={styles.column}>
        {why !== 'failed' ? (
          <NoPlan why={why} />
        ) : (
          <>
            <h1 className="visually-hidden">{say.dashboard.loadFailed}</h1>
            <ErrorBanner title={say.dashboard.loadFailed} onRetry={onRetry} />
          </>
        )}
      </div>
    </Frame>
  );
}
