import { valueUnitOf } from '#core/format/number.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { say } from '#web/base/messages/say.ts';
import { chartSentence } from '#web/goal/charts/chartSentence.ts';
import { goalProgression } from '#web/goal/charts/goalProgression.ts';
import { LargeChart } from '#web/goal/charts/LargeChart.tsx';
import { NoChart } from '#web/goal/charts/NoChart.tsx';
import styles from './GalleryPage.module.css';
import { statusGoals } from './galleryGoals.ts';
import { galleryPlan } from './galleryPlan.ts';
import { Part } from './Part.tsx';

const CHOICES = ['periods', 'toDateMonthly'] as const;

export function ChartStates() {
  const goal = statusGoals.find(({ figures }) => figures.status === 'on_target');
  if (goal === undefined) return null;
  const { plan, today } = galleryPlan;
  const unit = valueUnitOf(goal, plan);
  return (
    <Part title="Charts">
      <div className={styles.charts}>
        {CHOICES.map((choice) => {
          const progression = goalProgression(goal, choice, galleryPlan);
          const label = chartSentence(progression, { unit, plan, status: shownStatusOf(goal.figures) });
          return (
            <div key={choice} className={styles.surface}>
              <LargeChart {...{ progression, unit, today, label }} frequency="monthly" dateStyle={plan} />
            </div>
          );
        })}
        <div className={styles.surface}>
          <NoChart title={say.card.noFigures} text={say.card.noDates} />
        </div>
      </div>
    </Part>
  );
}
