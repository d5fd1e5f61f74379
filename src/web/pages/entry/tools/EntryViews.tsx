import { mayAtAll } from '#core/access.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import { say as waitingWords } from '#web/base/messages/say/waiting.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

export type EntryView = 'sheet' | 'upToDate' | 'waiting';

/** The views that somebody has beside the sheet; none are shown where there is no other. */
export function useEntryViews(): readonly EntryView[] {
  const shown = usePlan();
  const mayRemind = mayAtAll(viewerOf(shown), 'remind');
  return [
    'sheet',
    ...(mayRemind ? ['upToDate' as const] : []),
    ...(shown.plan.figuresWait ? ['waiting' as const] : []),
  ];
}

export function EntryViews({
  chosen,
  onChoose,
}: {
  readonly chosen: EntryView;
  readonly onChoose: (view: EntryView) => void;
}) {
  const views = useEntryViews();
  if (views.length < 2) return null;
  const labels = { sheet: say.sheet, upToDate: say.upToDate, waiting: waitingWords.view };
  return (
    <Segmented
      label={say.view}
      options={views.map((value) => ({ value, label: labels[value] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
