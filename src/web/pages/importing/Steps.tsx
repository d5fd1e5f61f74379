import { say } from '#web/base/messages/say/import.ts';
import { say as sheets } from '#web/base/messages/say/importSheets.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './Steps.module.css';
import type { ImportStep } from './useImport.ts';

const STEPS = ['file', 'sheets', 'columns', 'review'] as const;

/** Where one is: steps behind are ticked, the current one is marked. */
export function Steps({ step }: { readonly step: ImportStep }) {
  const current =
    step === 'done'
      ? STEPS.length
      : STEPS.indexOf(step === 'whosePlan' ? 'review' : step === 'questions' ? 'columns' : step);
  return (
    <ol className={styles.steps} aria-label={say.stepsName}>
      {STEPS.map((each, at) => (
        <li key={each} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
          <span aria-hidden="true">{at < current ? <LateIcon name="check" size={12} /> : at + 1}</span>
          {each === 'sheets' ? sheets.step : say.steps[each]}
        </li>
      ))}
    </ol>
  );
}
