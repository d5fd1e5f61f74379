import { loadFile } from '#web/base/loading/loadFile.ts';
import { whenIdle } from '#web/base/ui/whenIdle.ts';
import { cardParts } from '#web/goal/card/lateCardParts.ts';

/** Preloads what opens on top of the dashboard, so that it opens at the first key press. */
export function loadWhenIdle(): () => void {
  return whenIdle(() => {
    void loadInTurn();
  });
}

/** One after the other, so that what is opened meanwhile does not wait behind all of them. */
async function loadInTurn(): Promise<void> {
  for (const load of PARTS) await load().catch(() => null); // Retried when requested again.
}

const PARTS: readonly (() => Promise<unknown>)[] = [
  cardParts.load,
  () => loadFile(() => import('#web/plan/filters/FilterPanel.tsx')),
  () => loadFile(() => import('#web/pages/palette/LatePalette.tsx')),
  () => loadFile(() => import('#web/goal/detail/ExpandedCard.tsx')),
  () => loadFile(() => import('#web/goal/detail/GoalDetail.tsx')),
  () => loadFile(() => import('#web/plan/savedFilters/Saver.tsx')),
  () => loadFile(() => import('#web/base/keys/KeysHelp.tsx')),
];
