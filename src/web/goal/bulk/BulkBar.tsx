import { useState } from 'react';
import { type Action, may } from '#core/access.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulkAction.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import type { ChosenGoals } from './useChosen.ts';

/** So many own fields have a button of their own; the others are in the menu. */
const OWN_IN_BAR = 2;

/** What can be done with the chosen goals. */
export function BulkBar({ choosing, prepared }: { readonly choosing: ChosenGoals; readonly prepared: PlanGoals }) {
  const shown = usePlan();
  const { plan, owners } = shown;
  const viewer = viewerOf(shown);
  const isNarrow = useNarrow();
  const [action, setAction] = useState<BulkAction | null>(null);
  const { chosen } = choosing;
  if (chosen.length === 0) return null;

  const mayAny = (right: Action) => chosen.some((goal) => may(viewer, right, subjectOf(goal, owners)));
  const offered = (label: string, icon: LateIconName, of: BulkAction) => ({
    label,
    icon,
    onChoose: () => setAction(of),
  });
  const own = mayAny('editGoal')
    ? plan.fields.map((field) => offered(field.name, 'filter', { kind: 'own', field }))
    : [];
  const all = [
    ...(mayAny('editGoal')
      ? [offered(say.owner, 'user', { kind: 'owner' }), offered(say.dates, 'calendar', { kind: 'dates' })]
      : []),
    ...(mayAny('setStatus') ? [offered(say.status, 'gauge', { kind: 'status' })] : []),
    ...own.slice(0, OWN_IN_BAR),
    ...(mayAny('moveGoal') ? [offered(say.move, 'tree', { kind: 'move' })] : []),
    ...(mayAny('remind') ? [offered(say.remind, 'mail', { kind: 'remind' })] : []),
  ];
  const inBar = isNarrow ? all.slice(0, 1) : all;

  return (
    <>
      <ChoiceBar
        label={say.bar}
        count={say.chosen(chosen.length)}
        inBar={inBar}
        inMenu={[
          ...all.slice(inBar.length),
          ...own.slice(OWN_IN_BAR),
          ...(mayAny('archiveGoal') ? [offered(say.archive, 'archive', { kind: 'archive' })] : []),
        ]}
        more={say.more}
        none={say.none}
        onClear={choosing.clear}
      />
      {action !== null && (
        <BulkDialog
          action={action}
          goals={chosen}
          prepared={prepared}
          onDone={choosing.clear}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
