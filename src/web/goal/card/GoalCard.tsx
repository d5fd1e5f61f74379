import { memo, useEffect, useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import { OnCard } from '#web/base/ui/cardStops.ts';
import { viewIsShown } from '#web/base/ui/whenIdle.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CardFigures, hasRing } from './CardFigures.tsx';
import { CardTop } from './CardTop.tsx';
import { containerMeta } from './containerMeta.ts';
import styles from './GoalCard.module.css';
import { Hero } from './Hero.tsx';
import { LateFoldedFigures } from './LateFoldedFigures.tsx';
import { goalMeta, Meta, withOwnMeta } from './Meta.tsx';
import { ObjectiveLine } from './ObjectiveLine.tsx';
import { TitleLink } from './TitleLink.tsx';
import { useHeroLines } from './useHeroLines.ts';
import { useUnjudged } from './useUnjudged.ts';

export type GoalCardProps = {
  readonly goal: DashboardGoal;
  readonly meanCount: MeanCount | null;
  readonly shorten: ShortenTitle;
  readonly href: string;
  readonly isFolded: boolean;
  readonly onOpen: (goalId: string) => void;
  readonly onExpand: (goalId: string) => void;
};

export const TWO_LINES = 58;
const THREE_LINES = 88;

export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal, meanCount, shorten, href, isFolded, onOpen, onExpand } = props;
  const shown = usePlan();
  const { plan } = shown;
  const unjudged = useUnjudged(goal);
  const titleId = useId();
  const isLong = goal.title.length > TWO_LINES;
  const hasRoom = useHeroLines(goal, meanCount).second === '' && (isFolded || !hasRing(goal));
  const short = shorten(goal.title, hasRoom ? THREE_LINES : TWO_LINES);
  useEffect(viewIsShown, []);
  return (
    <article className={styles.card} data-tall={isLong && hasRoom} aria-labelledby={titleId}>
      <TitleLink id={titleId} {...{ goal, short, href, onOpen }} className={styles.title} />
      <OnCard value={true}>
        <CardTop goal={goal} onExpand={onExpand} />
      </OnCard>
      <ObjectiveLine goal={goal} className={styles.objective} />
      {isFolded ? (
        <LateFoldedFigures goal={goal} meanCount={meanCount} />
      ) : (
        <>
          <Hero goal={goal} meanCount={meanCount} className={styles.hero} />
          <CardFigures goal={goal} />
        </>
      )}
      <Meta
        values={withOwnMeta(
          unjudged?.meta ?? (goal.figures.distribution === null ? goalMeta(goal, plan) : containerMeta(goal)),
          ownParts?.ownOnCard(goal, shown),
        )}
        className={styles.meta}
      />
    </article>
  );
});
