import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { formatPercent } from '#web/messages/formats.ts';
import { classes } from '#web/ui/classes.ts';
import { isCutOff, useTip } from '#web/ui/useTip.ts';
import styles from './Hero.module.css';
import { useHeroLines } from './useHeroLines.ts';

/** The completion number, what it is a percent of, and the measure. */
export function Hero({
  goal,
  childCount,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly childCount: number;
  readonly className?: string | undefined;
}) {
  const { figures } = goal;
  const percent = formatPercent(figures.percentComplete);
  const { first, second } = useHeroLines(goal, childCount);
  const tip = useTip((anchor) => (isCutOff(anchor) ? second : null));
  return (
    <div className={classes(styles.hero, className)}>
      <strong data-length={figures.percentComplete === null ? 'none' : lengthOf(percent)}>{percent}</strong>
      <span className={styles.lines}>
        <span className={styles.basis}>{first}</span>
        <span className={styles.measure} data-tip="" {...tip}>
          {second}
        </span>
      </span>
    </div>
  );
}

/** Long numbers get smaller, so that the lines beside them keep their room (look, Type). */
function lengthOf(text: string): 'usual' | 'long' | 'longer' {
  if (text.length <= 4) return 'usual';
  return text.length <= 6 ? 'long' : 'longer';
}
