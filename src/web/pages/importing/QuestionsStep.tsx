import { type KeyboardEvent, useRef, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { language } from '#web/base/messages/language.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { AskedSheet } from './AskedSheet.tsx';
import { askedQuestions, cellKey } from './askedQuestions.ts';
import { KeptMappings } from './KeptMappings.tsx';
import { Question } from './Question.tsx';
import styles from './QuestionsStep.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { FEW_SHEETS, SheetsRead } from './SheetsRead.tsx';
import { useAnswers } from './useAnswers.ts';
import type { Importing } from './useImport.ts';
import { isAcceptKey, useStepKeys } from './useStepKeys.ts';

/** The file as it stands, with what was understood of it, and beside it what only a person can know. */
export function QuestionsStep({ importing, draft }: { readonly importing: Importing; readonly draft: ImportDraft }) {
  const { questions, refusals } = draft;
  const asked = askedQuestions(questions);
  const answers = useAnswers(importing);
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [cell, setCell] = useState<string | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const ringed = new Map(
    asked.flatMap(({ key, questions: all }) =>
      all.flatMap(({ evidence }) => evidence.map((each) => [cellKey(each), key] as const)),
    ),
  );
  const sheetQuestions = questions.filter(({ kind }) => kind === 'sheet');
  const accept = () => importing.go('review');
  const isClosed = importing.isBusy || refusals.length > 0;

  useStepKeys((event) => {
    if (!isAcceptKey(event) || isClosed) return false;
    accept();
    return true;
  });

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('input:not([type=search]), select')) return;
    event.preventDefault();
    const own = target.closest('[data-question]');
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    const next = all[all.indexOf(own as HTMLElement) + 1];
    const first = next?.querySelector<HTMLElement>('input:checked, select, input') ?? null;
    (first ?? document.querySelector<HTMLElement>('[data-accept]'))?.focus();
  }

  const sheet = (
    <AskedSheet draft={draft} answers={answers} ringed={ringed} active={active} cell={cell} isBusy={importing.isBusy} />
  );
  return (
    <div className={styles.step} aria-busy={importing.isBusy}>
      <section className={styles.side} aria-labelledby="asked" onKeyDown={handleKey}>
        <div className={styles.asked}>
          <p id="asked" className={styles.lead}>
            {asked.length === 0 ? say.askedNone : say.asked(asked.length)}
          </p>
          <RefusedFiles refusals={refusals} />
          {sheetQuestions.length > 1 && sheetQuestions.length <= FEW_SHEETS && (
            <SheetsRead questions={sheetQuestions} answers={answers} />
          )}
          <ol ref={list} className={styles.list}>
            {asked.map((each, at) => (
              <Question
                key={each.key}
                asked={each}
                number={at + 1}
                draft={draft}
                answers={answers}
                onActive={setActive}
                onCell={(next) => {
                  setCell(next);
                  if (next !== null && window.matchMedia('(width < 640px)').matches) setSheetOpen(true);
                }}
              />
            ))}
          </ol>
          {sheetQuestions.length > FEW_SHEETS && (
            <details className={styles.kept}>
              <summary>{`${say.sheets} (${sheetQuestions.length.toLocaleString(language)})`}</summary>
              <SheetsRead questions={sheetQuestions} answers={answers} />
            </details>
          )}
          <details className={styles.kept}>
            <summary>{words.keptTitle}</summary>
            <KeptMappings
              planId={draft.plan.id}
              mapping={draft.mapping}
              onUse={(mapping) => void importing.answer({ mapping })}
            />
            {draft.sheets.length > 0 && (
              <Button look="link" size="small" onClick={() => importing.go('sheets')}>
                {say.byHand}
              </Button>
            )}
          </details>
        </div>
        <footer className={styles.foot}>
          <Button className={styles.seeSheet} onClick={() => setSheetOpen(true)}>
            {say.seeSheet}
          </Button>
          <Button look="primary" size="large" data-accept disabled={isClosed} onClick={accept}>
            {say.accept(asked.length)}
          </Button>
          <p>{say.nothingWritten}</p>
        </footer>
      </section>
      <div className={styles.sheet}>{!isSheetOpen && sheet}</div>
      {isSheetOpen && (
        <Dialog title={say.seeSheet} size="wide" onClose={() => setSheetOpen(false)}>
          {sheet}
        </Dialog>
      )}
    </div>
  );
}
