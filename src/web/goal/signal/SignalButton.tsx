import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { say as pageWords } from '#web/base/messages/say.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './SignalButton.module.css';
import { MarkGlyph, useSignalMarks } from './SignalMarks.tsx';
import { useSignal } from './useSignal.ts';

export default function SignalButton({
  goal,
  onPress,
}: {
  readonly goal: DashboardGoal;
  readonly onPress: () => void;
}) {
  const marks = useSignalMarks(goal, useSignal(goal));
  const words = marks.map(({ words: [name = '', rest] }) => `${pageWords.labelled(name)} ${rest}`);
  const tip = useTip(() => words.join('\n'), 'end');
  if (marks.length === 0) return null;
  return (
    <button type="button" className={styles.button} aria-label={say.show(words.join('. '))} onClick={onPress} {...tip}>
      {marks.map(({ kind }) => (
        <MarkGlyph key={kind} kind={kind} />
      ))}
    </button>
  );
}
