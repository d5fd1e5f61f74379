import type { WireInitiative } from '#contract/work.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './InitiativeFigures.module.css';
import { dayText, moneyOf, percentText } from './workTexts.ts';

const SOURCES = { milestones: say.ofMilestones, hand: say.byHand, state: say.byState } as const;

/** How far an initiative is, large, with what says so; beside it what else counts. */
export function InitiativeFigures({ initiative }: { readonly initiative: WireInitiative }) {
  const shown = usePlan();
  const { percent_complete: percent, percent_from: from, elapsed, milestones, spent, end } = initiative;
  const figures = [
    ...(milestones.total > 0
      ? [{ name: say.figures.milestones, text: say.doneOf(milestones.done, milestones.total), isLate: false }]
      : []),
    ...(milestones.late > 0 ? [{ name: say.figures.late, text: String(milestones.late), isLate: true }] : []),
    ...(spent === null
      ? []
      : [{ name: say.figures.spent, text: formatCardValue(spent, moneyOf(shown)), isLate: false }]),
    ...(end === null ? [] : [{ name: say.figures.ends, text: dayText(end, shown), isLate: initiative.days_late > 0 }]),
  ];
  return (
    <div className={styles.figures}>
      <p className={styles.hero}>
        {from !== null && <b>{percentText(percent)}</b>}
        <span>
          {from === null ? say.noPercent : SOURCES[from]}
          {elapsed !== null && <span>{say.elapsed(percentText(elapsed))}</span>}
        </span>
      </p>
      <dl>
        {figures.map(({ name, text, isLate }) => (
          <div key={name} data-late={isLate}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
