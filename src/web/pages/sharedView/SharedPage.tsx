import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { planQuery } from '#web/base/api/queries.ts';
import { usePassNeeded } from '#web/base/api/shareAccess.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say/sharedView.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { LateSkeletonCards } from '#web/pages/loading/LateSkeletonCards.tsx';
import { isGone } from '#web/pages/shareParts/isGone.ts';
import { ShareGone } from '#web/pages/shareParts/ShareGone.tsx';
import { SharePassword } from '#web/pages/shareParts/SharePassword.tsx';
import { applySharedTheme, sharedTheme } from '#web/pages/shareParts/sharedTheme.ts';
import dashboardStyles from '#web/plan/frame/PageColumn.module.css';
import { DynamicView } from './DynamicView.tsx';
import { FixedView } from './FixedView.tsx';
import { SharedFrame } from './SharedFrame.tsx';

/** The server decides what it shows, not the address. */
export default function SharedPage({ planId, isOnScreen }: { readonly planId: string; readonly isOnScreen: boolean }) {
  const isPassNeeded = usePassNeeded();
  const plan = useQuery({ ...planQuery(planId), refetchInterval: ({ state }) => askedAgainAfter(state) });
  const { data, error } = plan;
  const viewer = data?.viewer;
  const view = viewer?.kind === 'share' ? viewer.view : null;
  const theme = sharedTheme(view?.theme ?? 'auto');
  useLayoutEffect(() => applySharedTheme(theme), [theme]);

  if (isPassNeeded) return <SharePassword planId={planId} />;
  if (isGone(error)) return <ShareGone />;
  if (data !== undefined && view !== null) {
    const View = isOnScreen ? TvView : VIEWS[view.style];
    return <View dashboardPlan={data} view={view} />;
  }
  return (
    <SharedFrame header={null}>
      <div className={dashboardStyles.column}>
        {error === null ? <LateSkeleton /> : <ErrorBanner title={say.failed} onRetry={() => void plan.refetch()} />}
      </div>
    </SharedFrame>
  );
}

const TvView = late(() => import('#web/pages/tv/TvView.tsx'), 'page');

const VIEWS = { chips: FixedView, static: FixedView, dynamic: DynamicView };

/**
 * Shares poll (rule 7.4). A wall screen runs unattended for months: it recovers by itself from a server
 * that was away at its start; ms.
 */
function askedAgainAfter({ data, error }: { readonly data: unknown; readonly error: Error | null }): number {
  const isLost = data === undefined && error !== null && !isGone(error);
  return isLost ? ASKED_AGAIN_WHEN_LOST : PLAN_ASKED_AGAIN_AFTER;
}

const PLAN_ASKED_AGAIN_AFTER = 300_000;
const ASKED_AGAIN_WHEN_LOST = 15_000;

function LateSkeleton() {
  return <LateSkeletonCards isLate={useLateFlag(true)} />;
}
