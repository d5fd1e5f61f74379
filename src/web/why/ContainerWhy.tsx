import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/healthMeter.ts';
import { shownHealth } from '#web/dashboard/healthFigure.ts';
import { DistributionBar } from '#web/goalCard/DistributionBar.tsx';
import { DistributionList } from '#web/goalCard/DistributionList.tsx';
import { say as whyWords } from '#web/messages/why/say.ts';
import styles from './WhyPanel.module.css';

/** A container has the colour of the health of the goals below it. */
export function ContainerWhy({ distribution }: { readonly distribution: StatusDistribution }) {
  const meter = healthOf(distribution);
  const health = shownHealth(meter);
  return (
    <div className={styles.panel}>
      <p className={styles.reason}>
        {health === null ? whyWords.nothingMeasured(countOf(distribution)) : whyWords.container(health, meter.measured)}
      </p>
      <DistributionBar distribution={distribution} />
      <div className={styles.distribution}>
        <DistributionList distribution={distribution} />
      </div>
      <p className={styles.note}>{whyWords.bands}</p>
    </div>
  );
}
