import { useState } from 'react';
import type { PlanBeginning } from '#web/pages/newPlan/makePlan.ts';
import NewPlanDialog from '#web/pages/newPlan/NewPlanDialog.tsx';
import { Tour } from './Tour.tsx';
import { Welcome } from './Welcome.tsx';

type Stage = 'welcome' | 'tour' | { readonly begin: PlanBeginning };

/** Called up again, only the stops. */
export default function Guide({
  isCalled,
  isDemo,
  mayMakePlans,
  onSeen,
  onEnd,
}: {
  readonly isCalled: boolean;
  readonly isDemo: boolean;
  readonly mayMakePlans: boolean;
  readonly onSeen: () => void;
  readonly onEnd: () => void;
}) {
  const [stage, setStage] = useState<Stage>(isCalled ? 'tour' : 'welcome');

  // Whatever is chosen, it is not offered again.
  function handleChoose(next: Stage) {
    onSeen();
    setStage(next);
  }

  if (stage === 'tour') return <Tour onEnd={onEnd} />;
  if (stage === 'welcome') {
    return (
      <Welcome
        isDemo={isDemo}
        mayMakePlans={mayMakePlans}
        onTour={() => handleChoose('tour')}
        onBegin={(begin) => handleChoose({ begin })}
        onClose={() => {
          onSeen();
          onEnd();
        }}
      />
    );
  }
  return <NewPlanDialog begin={stage.begin} onClose={onEnd} />;
}
