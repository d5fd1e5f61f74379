import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { progressMessage } from '#core/goal/progressMessage.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { AttainmentScale } from './AttainmentScale.tsx';
import { ContainerWhy } from './ContainerWhy.tsx';
import { type GoalExplanation, goalExplanation } from './goalExplanation.ts';
import styles from './WhyPanel.module.css';

/** Sentence, figures, formula, scale, and what would turn it green (screens, Why). */
export function WhyPanel({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const { figures } = goal;
  if (figures.distribution !== null) return <ContainerWhy distribution={figures.distribution} />;
  const explained = goalExplanation(goal, shown);
  if (explained === null) return <p className={styles.reason}>{progressMessage(goal, figures, shown.plan)}.</p>;
  return <Explained goal={goal} {...explained} />;
}

function Explained({ goal, explanation, text }: GoalExplanation & { readonly goal: DashboardGoal }) {
  const { statusRule, status, statusText } = goal.figures;
  const isByHand = statusRule === 'setByHand' || statusRule === 'deferred';
  const isGreen = status === 'on_target' || status === 'achieved';
  return (
    <div className={styles.panel}>
      <p className={styles.reason}>{isByHand ? say.why.byHand(say.status[status], statusText) : text.reason}</p>
      <dl className={styles.figures}>
        {text.figures.map(({ label, value, origin }) => (
          <div key={label}>
            <dt>
              {label}
              <span>{origin}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text.formula !== null && (
        <p className={styles.formula}>
          <span>{text.formula.terms}</span> <b>= {text.formula.result}</b>
        </p>
      )}
      {explanation.comparison !== null && (
        <AttainmentScale
          attainment={explanation.comparison.attainment}
          thresholds={explanation.comparison.thresholds}
          shown={text.formula?.result ?? ''}
        />
      )}
      {text.outlook.length > 0 && !isByHand && (
        <section className={styles.outlook} aria-label={isGreen ? say.why.change : say.why.green}>
          <h3>{isGreen ? say.why.change : say.why.green}</h3>
          <ul>
            {text.outlook.map((sentence) => (
              <li key={sentence.text} data-status={sentence.kind === 'better' ? 'on_target' : 'critical'}>
                <StatusGlyph status={sentence.kind === 'better' ? 'on_target' : 'critical'} size={13} />
                <span>{sentence.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
