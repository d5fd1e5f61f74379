import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '#web/base/messages/say/import.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import styles from './ImportSteps.module.css';
import { reportPath } from './importCalls.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SheetsStep } from './SheetsStep.tsx';
import { Steps } from './Steps.tsx';
import type { Importing } from './useImport.ts';
import { WhosePlanStep } from './WhosePlanStep.tsx';

/** An import step by step; its first, the file, is its page's own. */
export function ImportSteps({
  importing,
  title,
  closePath,
  children: fileStep,
}: {
  readonly importing: Importing;
  readonly title: string;
  readonly closePath: string;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, draft, place } = importing;

  // Each step is a page of its own: who reads by ear begins at its head.
  useEffect(() => {
    if (step !== 'file') heading.current?.focus();
  }, [step]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title} {draft !== null && <span>{draft.files.map(({ name }) => name).join(', ')}</span>}
        </h2>
        <Steps step={step} />
        <div className={styles.headEnd}>
          {step === 'review' && place !== null && (
            <a className={buttonClass('secondary')} href={reportPath(place)} download>
              {say.report}
            </a>
          )}
          <a className={buttonClass('ghost', 'square')} href={closePath} aria-label={say.close}>
            <LateIcon name="close" />
          </a>
        </div>
      </header>
      {importing.error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          <LateIcon name="warning" size={14} />
          {importing.isOvertaken ? say.conflict : importing.error}
          {importing.isOvertaken && (
            <button type="button" className={buttonClass('link')} onClick={() => void importing.answer({})}>
              {say.again}
            </button>
          )}
        </p>
      )}
      {step === 'file' && fileStep}
      {step === 'sheets' && draft !== null && <SheetsStep importing={importing} draft={draft} />}
      {step === 'columns' && draft !== null && <ColumnsStep importing={importing} draft={draft} />}
      {step === 'whosePlan' && draft !== null && draft.other_plan !== null && (
        <WhosePlanStep importing={importing} titles={draft.other_plan} />
      )}
      {step === 'review' && draft !== null && place !== null && (
        <ReviewStep importing={importing} draft={draft} place={place} />
      )}
      {step === 'done' && <DoneStep importing={importing} />}
    </div>
  );
}
