import { loadFile } from '#web/failure/loadFile.ts';
import { badgeTip } from '#web/goalCard/LateBadgeTip.tsx';
import { commentTip } from '#web/goalCard/LateCommentTip.tsx';
import { foldedFigures } from '#web/goalCard/LateFoldedFigures.tsx';
import { ringPanel } from '#web/goalCard/LateRingPanel.tsx';
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
  foldedFigures.load,
  ringPanel.load,
  () => loadFile(() => import('#web/filters/FilterPanel.tsx')),
  () => loadFile(() => import('#web/palette/LatePalette.tsx')),
  () => loadFile(() => import('#web/goalDetail/ExpandedCard.tsx')),
  () => loadFile(() => import('#web/goalDetail/GoalDetail.tsx')),
  () => loadFile(() => import('#web/savedFilters/Saver.tsx')),
  () => loadFile(() => import('#web/keys/KeysHelp.tsx')),
];
