import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { PLAIN_NUMBER } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/why.ts';
import styles from './WhyPanel.module.css';

const MOST_NAMED = 5;

/** What a goal weighs in the mean above it, and what those below weigh in its own; nothing where all weigh the same. */
export function Weights({ weight, weights }: Pick<WireExplanation, 'weight' | 'weights'>) {
  const text = (value: number) => formatFullValue(value, PLAIN_NUMBER);
  const more = weights.length - MOST_NAMED;
  return (
    <>
      {weight !== null && (
        <p className={styles.note}>
          {say.weightShare(text(weight.weight), text(weight.of), `${shownNumber(weight.number)} ${weight.item}`)}
        </p>
      )}
      {weights.length > 0 && (
        <section className={`${styles.outlook} ${styles.plain}`} aria-label={say.weights}>
          <h3>{say.weights}</h3>
          <ul>
            {weights.slice(0, MOST_NAMED).map((each) => (
              <li key={each.id}>
                <span>
                  {shownNumber(each.number)} {each.item} ({say.weightOf(text(each.weight), text(each.of))})
                </span>
              </li>
            ))}
            {more > 0 && <li>{say.more(more)}</li>}
          </ul>
        </section>
      )}
    </>
  );
}
