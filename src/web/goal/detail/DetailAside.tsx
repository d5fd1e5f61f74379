import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { mayAtAll } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { say as whatIfWords } from '#web/base/messages/say/whatIf.ts';
import { say as workWords } from '#web/base/messages/say/work.ts';
import Comments from '#web/goal/comments/Comments.tsx';
import { NextStep } from '#web/goal/nextStep/NextStep.tsx';
import { mayTryOut } from '#web/goal/whatIf/mayTryOut.ts';
import { useWhatIfs } from '#web/goal/whatIf/whatIfStore.ts';
import { chooseDecision } from '#web/goal/work/chosenDecision.ts';
import { workOfGoal } from '#web/goal/work/workOfGoal.ts';
import { useComments } from '#web/plan/comments/useComments.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { OpenInitiativeContext } from '#web/plan/work/OpenInitiative.ts';
import { useMayAddWork } from '#web/plan/work/useMayAddWork.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import styles from './DetailAside.module.css';
import { takeWantedWork } from './wantedWork.ts';

const WhatIfPanel = late(() => import('#web/goal/whatIf/WhatIfPanel.tsx'));
const WorkPanel = late(() => import('#web/goal/work/WorkPanel.tsx'));
const HistoryPanel = late(() => import('#web/plan/history/HistoryPanel.tsx'));

/** Rendered when first opened. */
type AsideTab = {
  readonly id: string;
  readonly label: string;
  readonly count: number | null;
  readonly panel: () => ReactNode;
};

export function DetailAside({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const whatIfs = useWhatIfs();
  const { query } = useComments({ planId: shown.plan.id, goalId: goal.id, asOf: shown.asOf ?? null });
  const { hasWork = false } = shown;
  const mayAddWork = useMayAddWork().of(subjectOf(goal, shown.owners));
  const { data: work = NO_WORK } = useWork({ isWanted: hasWork });
  const { initiatives, milestones, decisions } = workOfGoal(goal.id, work);
  const workCount = initiatives.length + milestones.length + decisions.length;
  const isTrying = whatIfs.isOpen && (whatIfs.values.size > 0 || mayTryOut(goal, shown));
  const tabs: readonly AsideTab[] = [
    {
      id: 'comments',
      label: say.comments,
      // The list includes saved what-ifs, the goal's count does not.
      count: query.data?.length ?? goal.commentCount,
      panel: () => <Comments goalId={goal.id} />,
    },
    ...(hasWork || mayAddWork
      ? [
          {
            id: 'work',
            label: workWords.tab,
            count: workCount === 0 ? null : workCount,
            panel: () => <WorkPanel goal={goal} />,
          },
        ]
      : []),
    ...(mayAtAll(viewerOf(shown), 'readHistory')
      ? [
          {
            id: 'history',
            label: say.history,
            count: null,
            panel: () => (
              <>
                <HistoryPanel goalId={goal.id} />
              </>
            ),
          },
        ]
      : []),
    ...(isTrying
      ? [
          {
            id: 'whatIf',
            label: whatIfWords.tab,
            count: whatIfs.values.size === 0 ? null : whatIfs.values.size,
            panel: () => (
              <>
                <WhatIfPanel goal={goal} />
              </>
            ),
          },
        ]
      : []),
  ];
  const isInitiativeOpen = useContext(OpenInitiativeContext)?.id != null;
  const [chosen, setChosen] = useState(isInitiativeOpen ? 'work' : 'comments');
  const id = useId();
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  useEffect(() => () => chooseDecision(null), []);
  useEffect(() => {
    if (takeWantedWork(goal.id)) setChosen('work');
  }, [goal.id]);
  useEffect(() => {
    if (!isTrying) return;
    // The focused element disappears with its tab.
    const isInPanel = document.getElementById(`${id}-panel`)?.contains(document.activeElement) === true;
    if (isInPanel) document.getElementById(`${id}-whatIf`)?.focus();
    setChosen('whatIf');
  }, [isTrying, id]);

  function handleKey({ key, currentTarget }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const inline = getComputedStyle(currentTarget).direction === 'rtl' ? -step : step;
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs[(at + inline + tabs.length) % tabs.length];
    if (next === undefined) return;
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <aside className={styles.aside} aria-label={say.beside}>
      <NextStep goal={goal} />
      <div role="tablist" aria-label={say.beside} className={styles.tabs} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current?.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label} {tab.count !== null && <span>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.id}`} className={styles.panel}>
        {current?.panel()}
      </div>
    </aside>
  );
}
