import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { classes } from '#web/base/ui/classes.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import styles from './Hero.module.css';
import { useHeroLines } from './useHeroLines.ts';
import { useUnjudged } from './useUnjudged.ts';

export function Hero({
  goal,
  meanCount,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly meanCount: MeanCount | null;
  readonly className?: string | undefined;
}) {
  const { figures } = goal;
  const unjudged = useUnjudged(goal);
  const { first, second } = useHeroLines(goal, meanCount);
  const number = unjudged?.number ?? formatPercent(figures.percentComplete);
  const isNone = figures.percentComplete === null && unjudged === null;
  const whole = useWholeText(unjudged?.whole ?? '');
  const basis = useWholeText(unjudged?.first ?? first);
  const measure = useWholeText(second);
  return (
    <div className={classes(styles.hero, className)}>
      <strong data-length={isNone ? 'none' : lengthOf(number)} data-unjudged={unjudged !== null} {...whole}>
        {number}
      </strong>
      <span className="shrinks small-medium">
        <span className={styles.basis} {...basis}>
          {unjudged?.first ?? first}
        </span>
        <span className={styles.measure} {...measure}>
          {second}
        </span>
      </span>
    </div>
  );
}

function lengthOf(text: string): 'usual' | 'long' | 'longer' {
  if (text.length <= 4) return 'usual';
  return text.length <= 6 ? 'long' : 'longer';
}
