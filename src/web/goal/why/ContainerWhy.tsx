import type { ReactNode } from 'react';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/health.ts';
import { allStatusNames } from '#web/base/messages/names/planNames.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { DistributionBar } from '#web/goal/card/DistributionBar.tsx';
import { DistributionList } from '#web/goal/card/DistributionList.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './WhyPanel.module.css';

export function ContainerWhy({
  distribution,
  children,
}: {
  readonly distribution: StatusDistribution;
  readonly children?: ReactNode;
}) {
  const meter = healthOf(distribution);
  const health = shownHealth(meter);
  return (
    <div className={styles.panel}>
      <p className="body quiet">
        {health === null ? whyWords.nothingMeasured(countOf(distribution)) : whyWords.container(health, meter.measured)}
      </p>
      <DistributionBar distribution={distribution} />
      <div className={styles.distribution}>
        <DistributionList distribution={distribution} />
      </div>
      <p className={styles.note}>{whyWords.bands(allStatusNames(usePlan().plan))}</p>
      {children}
    </div>
  );
}
