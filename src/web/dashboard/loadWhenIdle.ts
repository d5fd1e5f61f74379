import { badgeTip } from '#web/goalCard/LateBadgeTip.tsx';
import { commentTip } from '#web/goalCard/LateCommentTip.tsx';
import { whenIdle } from '#web/ui/whenIdle.ts';
import { errorBanner } from './LateErrorBanner.tsx';

/** Loads what opens on top of the dashboard once the page has come to rest, so that it opens at the first key press. */
export function loadWhenIdle(): () => void {
  return whenIdle(() => {
    for (const load of PARTS) load().catch(() => null); // Asked for again, it is loaded again.
  });
}

const PARTS: readonly (() => Promise<unknown>)[] = [
  errorBanner.load,
  badgeTip.load,
  commentTip.load,
  () => import('#web/filters/FilterPanel.tsx'),
  () => import('#web/palette/Palette.tsx'),
  () => import('#web/goalDetail/ExpandedCard.tsx'),
  () => import('#web/goalDetail/GoalDetail.tsx'),
  () => import('#web/savedFilters/Saver.tsx'),
  () => import('#web/keys/KeysHelp.tsx'),
];
