import { memo, type ReactNode } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { countInMean } from '#core/rollup/countedInMean.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { useQueuedRender } from '#web/base/ui/useQueuedRender.ts';
import { GoalCard, TWO_LINES } from '#web/goal/card/GoalCard.tsx';
import { LatePendingCard } from '#web/goal/card/LatePendingCard.tsx';
import type { ExpandedCardProps } from '#web/goal/detail/ExpandedCard.tsx';
import { showsCourse } from '#web/pages/firstSight/isWithoutFigures.ts';
import { goalsBelow, type PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useShortenTitle } from '#web/plan/goals/useShortenTitle.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import type { GoalGroup } from '#web/plan/listing/arrange.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { GoalGrid } from './GoalGrid.tsx';

export const CourseCard = late(() => import('#web/pages/firstSight/CourseCard.tsx'));
const GroupedCards = late(() => import('./GroupedCards.tsx'));
export const HeadedCards = late(() => import('./HeadedCards.tsx'));
const ExpandedCard = late(() => import('#web/goal/detail/ExpandedCard.tsx'));

type GoalCardsProps = {
  readonly listing: Listing;
  readonly groups: readonly GoalGroup[] | null;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
};

export function GoalCards(props: GoalCardsProps) {
  const { goals } = props.listing;
  const statuses = props.state.filters?.criteria.statuses ?? [];
  if (props.groups !== null) {
    return (
      <GroupedCards groups={props.groups} prepared={props.prepared}>
        {(some, first) => <CardGrid {...props} goals={some} first={first} />}
      </GroupedCards>
    );
  }
  if (statuses.length === 0 || props.state.sorting !== null) return <CardGrid {...props} goals={goals} first={0} />;
  return (
    <HeadedCards {...props} statuses={statuses}>
      {(some, first) => <CardGrid {...props} goals={some} first={first} />}
    </HeadedCards>
  );
}

function CardGrid({
  goals,
  first,
  listing,
  prepared,
  state,
  opened,
}: GoalCardsProps & {
  readonly goals: readonly ListedGoal[];
  readonly first: number;
}) {
  const { hrefOf, open, expand } = opened;
  const count = listing.goals.length;
  return (
    <GoalGrid {...{ goals, first, count }} total={listing.total} expandedId={state.cardId}>
      {(goal, at, isInView) => {
        const shown = { goal, isInView, prepared, isFolded: state.areChartsFolded };
        const card = (
          <Boundary shows={goal}>
            {() => <ShownCard {...shown} hrefOf={hrefOf} onOpen={open} onExpand={expand} />}
          </Boundary>
        );
        if (goal.id !== state.cardId) return card;
        const place = { position: first + at + 1, count, chart: state.chart };
        return <ShownExpanded {...{ goal, prepared, place, opened }} collapsed={card} />;
      }}
    </GoalGrid>
  );
}

/**
 * A card once its goal is loaded and it is its turn to render; until then a placeholder, where it is in view.
 * Memoized, so that scrolling does not re-render it.
 */
const ShownCard = memo(function ShownCard({
  goal: listed,
  isInView,
  prepared,
  isFolded,
  hrefOf,
  onOpen,
  onExpand,
}: {
  readonly goal: ListedGoal;
  readonly isInView: boolean;
  readonly prepared: PlanGoals;
  readonly isFolded: boolean;
  readonly hrefOf: OpenGoals['hrefOf'];
  readonly onOpen: OpenGoals['open'];
  readonly onExpand: OpenGoals['expand'];
}) {
  const goal = useWholeGoal(listed.id);
  const isTurn = useQueuedRender(goal !== null, isInView);
  const href = hrefOf(listed.id);
  const shorten = useShortenTitle(prepared.hierarchy, listed, TWO_LINES);
  if (goal === null || !isTurn) {
    const short = shorten(listed.title, TWO_LINES);
    return isInView && <LatePendingCard {...{ goal: listed, short, href, onOpen }} />;
  }
  if (showsCourse(goal.figures)) {
    return <CourseCard {...{ goal, prepared, shorten, href, onOpen, onExpand }} />;
  }
  const meanCount = countInMean(goal.figures, goalsBelow(prepared, listed.id));
  return <GoalCard {...{ goal, meanCount, shorten, href, onOpen, isFolded, onExpand }} />;
});

function ShownExpanded({
  goal: listed,
  prepared,
  place,
  opened,
  collapsed,
}: {
  readonly goal: ListedGoal;
  readonly prepared: PlanGoals;
  readonly place: Pick<ExpandedCardProps, 'position' | 'count' | 'chart'>;
  readonly opened: OpenGoals;
  readonly collapsed: ReactNode;
}) {
  const goal = useWholeGoal(listed.id);
  if (goal === null) return collapsed;
  return (
    <ExpandedCard goal={goal} below={goalsBelow(prepared, listed.id)} {...place} opened={opened} waiting={collapsed} />
  );
}
