import { lazy, Suspense } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { GoalCard } from '#web/goalCard/GoalCard.tsx';
import { PendingCard } from '#web/goalCard/PendingCard.tsx';
import type { ExpandedCardProps } from '#web/goalDetail/ExpandedCard.tsx';
import { goalsBelow, type PlanGoals } from '#web/goals/planGoals.ts';
import { useWholeGoal } from '#web/goals/useWholeGoal.ts';
import { GoalGrid } from './GoalGrid.tsx';
import type { Listing } from './listing.ts';
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
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
}) {
  const folded = useFoldedCharts(state.areChartsFolded);
  return (
    <GoalGrid goals={listing.goals} total={listing.total} expandedId={state.cardId}>
      {(goal, index) => {
        const isExpanded = goal.id === state.cardId;
        return (
          <ShownCard
            goal={goal}
            below={goalsBelow(prepared, goal.id)}
            isFolded={folded.isFolded(goal.id)}
            onFold={folded.toggle}
            opened={opened}
            place={isExpanded ? { position: index + 1, count: listing.goals.length, chart: state.chart } : null}
          />
        );
      }}
    </GoalGrid>
  );
}

/** A card as soon as all of its goal is there; until then as much of it as is known. */
function ShownCard({
  goal: listed,
  below,
  isFolded,
  onFold,
  opened,
  place,
}: {
  readonly goal: ListedGoal;
  readonly below: readonly ListedGoal[];
  readonly isFolded: boolean;
  readonly onFold: (goalId: string) => void;
  readonly opened: OpenGoals;
  /** Of an expanded card; null for the others. */
  readonly place: Pick<ExpandedCardProps, 'position' | 'count' | 'chart'> | null;
}) {
  const goal = useWholeGoal(listed.id);
  const href = opened.hrefOf(listed.id);
  if (goal === null) return <PendingCard goal={listed} href={href} onOpen={opened.open} />;
  const card = (
    <GoalCard
      goal={goal}
      childCount={below.length}
      href={href}
      onOpen={opened.open}
      isFolded={isFolded}
      onExpand={opened.expand}
      onFold={onFold}
    />
  );
  if (place === null) return card;
  return (
    <Suspense fallback={card}>
      <ExpandedCard goal={goal} below={below} {...place} opened={opened} />
    </Suspense>
  );
}
