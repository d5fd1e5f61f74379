import { lazy, Suspense } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { GoalCard } from '#web/goalCard/GoalCard.tsx';
import { GoalGrid } from './GoalGrid.tsx';
import type { Listing, PreparedGoals } from './listing.ts';
import { useFoldedCharts } from './useFoldedCharts.ts';
import type { OpenGoals } from './useOpenGoals.ts';

const ExpandedCard = lazy(() => import('#web/goalDetail/ExpandedCard.tsx'));

/** The listed goals as cards, one of them expanded perhaps. */
export function GoalCards({
  listing,
  prepared,
  state,
  opened,
}: {
  readonly listing: Listing;
  readonly prepared: PreparedGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
}) {
  const folded = useFoldedCharts(state.areChartsFolded);
  return (
    <GoalGrid goals={listing.goals} total={listing.total} expandedId={state.cardId}>
      {(goal, index) => {
        const below = goalsBelow(prepared, goal.id);
        const card = (
          <GoalCard
            goal={goal}
            childCount={below.length}
            href={opened.hrefOf(goal.id)}
            onOpen={opened.open}
            isFolded={folded.isFolded(goal.id)}
            onExpand={opened.expand}
            onFold={folded.toggle}
          />
        );
        if (goal.id !== state.cardId) return card;
        return (
          <Suspense fallback={card}>
            <ExpandedCard
              goal={goal}
              below={below}
              position={index + 1}
              count={listing.goals.length}
              chart={state.chart}
              opened={opened}
            />
          </Suspense>
        );
      }}
    </GoalGrid>
  );
}

/** The children of a goal that run in the fiscal year. */
function goalsBelow({ hierarchy }: PreparedGoals, goalId: string): DashboardGoal[] {
  const children = hierarchy.nodes.get(goalId)?.children ?? [];
  return children.map(({ goal }) => goal).filter(({ figures }) => figures.inFiscalYear);
}
