import { type ReactNode, useEffect, useRef } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as asked } from '#web/base/messages/say/importAsked.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import styles from './ImportSteps.module.css';
import { type ImportPlace, reportPath } from './importCalls.ts';
import { ProofStep } from './ProofStep.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
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
  const isByQuestions = draft !== null && draft.proof !== null && (step === 'questions' || step === 'review');

  // Its questions and proof were none of these steps.
  const wasByQuestions = step === 'done' && draft !== null && draft.proof !== null;

  // Each step is a page of its own: who reads by ear begins at its head.
  useEffect(() => {
    if (step !== 'file') heading.current?.focus();
  }, [step]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}{' '}
          {draft !== null && (
            <span data-file={isByQuestions || undefined}>{draft.files.map(({ name }) => name).join(', ')}</span>
          )}
        </h2>
        {isByQuestions && <ReadFacts importing={importing} draft={draft} />}
        {!isByQuestions && !wasByQuestions && <Steps step={step} />}
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
      {step === 'questions' && draft !== null && <QuestionsStep importing={importing} draft={draft} />}
      {step === 'sheets' && draft !== null && <SheetsStep importing={importing} draft={draft} />}
      {step === 'columns' && draft !== null && <ColumnsStep importing={importing} draft={draft} />}
      {step === 'whosePlan' && draft !== null && draft.other_plan !== null && (
        <WhosePlanStep importing={importing} titles={draft.other_plan} />
      )}
      {step === 'review' && draft !== null && place !== null && (
        <Review importing={importing} draft={draft} place={place} />
      )}
      {step === 'done' && <DoneStep importing={importing} />}
    </div>
  );
}

function Review({
  importing,
  draft,
  place,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly place: ImportPlace;
}) {
  return draft.proof === null ? (
    <ReviewStep importing={importing} draft={draft} place={place} />
  ) : (
    <ProofStep importing={importing} draft={draft} proof={draft.proof} place={place} />
  );
}

/** Which rows of the file are read, and the ways back. */
function ReadFacts({ importing, draft }: { readonly importing: Importing; readonly draft: ImportDraft }) {
  const { step } = importing;
  const read = draft.read_sheets.filter(({ is_read: isRead }) => isRead);
  const [sheet] = read;
  const table = sheet?.tables[0];
  const hasOne = read.length === 1 && sheet?.tables.length === 1 && table !== undefined;
  return (
    <p className={styles.facts}>
      {step === 'questions' && hasOne && (
        <span>
          {sheet?.sheet != null && `${asked.ofSheet(sheet.sheet)}, `}
          {asked.goalsInRows(table.rows, table.first_row, table.last_row)}
        </span>
      )}
      {step === 'review' && (
        <Button look="link" size="small" onClick={() => importing.go('questions')}>
          {draft.questions.some(({ is_assumed: isAssumed }) => !isAssumed) ? asked.backToQuestions : asked.toSheet}
        </Button>
      )}
      <Button look="link" size="small" onClick={importing.restart}>
        {asked.anotherFile}
      </Button>
    </p>
  );
}
