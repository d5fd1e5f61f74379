import type { StatusComparison } from '#contract/importStanding.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './ProofStep.module.css';
import { wordText } from './rowText.ts';
import type { Answers } from './useAnswers.ts';

const FIRST = 6;

/** Where the file calls goals behind and its figures do not, or the other way round. */
export function StatusesDiffer({
  statuses: { of, said, figures, differ },
  answers,
}: {
  readonly statuses: StatusComparison;
  readonly answers: Answers;
}) {
  return (
    <section className={styles.differ} aria-label={say.saidBehind(of, said, figures)}>
      <p>
        <LateIcon name="warning" size={14} />
        <strong>{say.saidBehind(of, said, figures)}</strong> {say.lookAtThese(differ.length)}
      </p>
      <ul>
        {differ.slice(0, FIRST).map((goal) => (
          <li key={goal.number}>
            <strong>{goal.number}</strong> <span dir="auto">{goal.title}</span>{' '}
            <span className="quiet">{say.differs(wordText(goal.said), wordText(goal.figures))}</span>
          </li>
        ))}
        {differ.length > FIRST && <li className="quiet">{say.andMore(differ.length - FIRST)}</li>}
      </ul>
      <Button size="small" onClick={() => answers.say({ status_use: 'set' })}>
        {say.setBySheet}
      </Button>
    </section>
  );
}
