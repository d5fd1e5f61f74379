import type { FeedLine } from '#contract/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import styles from './FeedLines.module.css';
import { dayText, figureText, periodText, refusalOf } from './feedTexts.ts';

const ICON_OF: Readonly<Record<FeedLine['kind'], LateIconName>> = {
  changed: 'pencil',
  waiting: 'clock',
  asked: 'comment',
  refused: 'close',
};

/** What a run does figure by figure; what stays the same is only counted. */
export function FeedLines({
  lines,
  plan,
  onAnswer = null,
  isNarrow = false,
}: {
  readonly lines: readonly FeedLine[];
  readonly plan: Plan;
  readonly isNarrow?: boolean;
  readonly onAnswer?: ((line: FeedLine, take: boolean) => void) | null;
}) {
  return (
    <ul className={styles.lines} data-narrow={isNarrow}>
      {lines.map((line, at) => (
        // The lines of a run never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <li key={at} data-kind={line.kind}>
          <span className={styles.kind}>
            <LateIcon name={ICON_OF[line.kind]} size={14} />
            {say.kinds[line.kind]}
          </span>
          <span className={styles.goal}>
            {line.goal === null ? line.about : `${line.goal.number} ${line.goal.title}`}
          </span>
          <span className={styles.period}>{periodText(line, plan)}</span>
          {(line.before !== null || line.after !== null) && (
            <>
              <span className={styles.before}>{figureText(line.before, line, plan)}</span>
              <span className={styles.after}>{figureText(line.after, line, plan)}</span>
            </>
          )}
          {noteOf(line, plan) !== '' && <small>{noteOf(line, plan)}</small>}
          {line.kind === 'asked' && line.is_answered !== true && onAnswer !== null && (
            <span className={styles.answer}>
              <Button size="small" onClick={() => onAnswer(line, false)}>
                {say.keep}
              </Button>
              <Button size="small" onClick={() => onAnswer(line, true)}>
                {say.take}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function noteOf(line: FeedLine, plan: Plan): string {
  if (line.kind === 'refused') return refusalOf(line);
  if (line.kind !== 'asked' || line.by === null) return '';
  if (line.is_answered === true) return `${say.correctedBy(line.by)} · ${say.answered}`;
  const said = line.comment === null ? '' : ` “${line.comment}”`;
  return `${say.corrected(line.by, dayText(line.at, plan))}${said}`;
}
