import { useRef, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import { language } from '#web/base/messages/language.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { AskedSheet } from './AskedSheet.tsx';
import { Assumptions } from './Assumptions.tsx';
import { BeforePanel, ZeroQuestion } from './BeforePanel.tsx';
import { Changes } from './Changes.tsx';
import { cellsApplied } from './cellsApplied.ts';
import { Doubts } from './Doubts.tsx';
import type { ImportPlace } from './importCalls.ts';
import { NotComingIn } from './NotComingIn.tsx';
import { ProofGoals } from './ProofGoals.tsx';
import styles from './ProofStep.module.css';
import { ProofWork } from './ProofWork.tsx';
import { StatusesDiffer } from './StatusesDiffer.tsx';
import { useAnswers } from './useAnswers.ts';
import type { Importing } from './useImport.ts';
import { isAcceptKey, useStepKeys } from './useStepKeys.ts';

const VIEWS = ['goals', 'work', 'changes'] as const;
const NO_MARKS: ReadonlyMap<string, string> = new Map();

/** What of the file comes in and what does not, the goals as they will stand, and the one button that writes them. */
export function ProofStep({
  importing,
  draft,
  proof,
  place,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly proof: ImportProof;
  readonly place: ImportPlace;
}) {
  const views = viewsOf(draft);
  const [chosen, setView] = useState<(typeof VIEWS)[number] | null>(null);
  const view = chosen !== null && views.includes(chosen) ? chosen : firstView(draft);
  const [cell, setCell] = useState<string | null>(null);
  const side = useRef<HTMLElement>(null);
  const answers = useAnswers(importing);
  const isAsking = draft.zero_targets !== null && draft.zero_targets.answer === null;
  const isClosed = importing.isBusy || isAsking || draft.chosen === 0 || draft.refusals.length > 0;
  const cells = cellsApplied(draft, importing.leftOut);

  useStepKeys((event) => {
    if (isAcceptKey(event)) {
      if (!isClosed) void importing.apply();
      return true;
    }
    if (event.key !== 'F8') return false;
    const all = [...(side.current?.querySelectorAll<HTMLElement>('[data-out-cell]') ?? [])];
    const at = all.findIndex((each) => each.matches(':focus'));
    all[(at + 1) % Math.max(1, all.length)]?.focus();
    return true;
  });

  return (
    <section className={styles.step} aria-label={say.proof} aria-busy={importing.isBusy}>
      <aside ref={side} className={styles.side} aria-label={words.before}>
        <div className={styles.panels}>
          {draft.zero_targets !== null && (
            <ZeroQuestion
              zero={draft.zero_targets}
              isBusy={importing.isBusy}
              onAnswer={(said) => void importing.answer(said)}
            />
          )}
          <NotComingIn proof={proof} draft={draft} answers={answers} onCell={setCell} />
          <Assumptions draft={draft} answers={answers} />
        </div>
        <BeforePanel importing={importing} draft={draft} isBelow />
        <footer className={styles.foot}>
          <Button look="primary" size="large" disabled={isClosed} onClick={() => void importing.apply()}>
            {importing.isBusy ? words.working : cells === null ? words.apply(draft.chosen) : say.applyCells(cells)}
          </Button>
          <p role="status">
            {isAsking
              ? words.zeroOpen
              : draft.chosen === 0
                ? words.nothingNew
                : draft.plan.isNew
                  ? say.newPlanNote(words.changesOf(draft.chosen_parts, true))
                  : proof.out > 0
                    ? say.staysInHistory(proof.out)
                    : say.oneUndo}
          </p>
        </footer>
      </aside>
      <div className={styles.main}>
        <Headline proof={proof} />
        <Counts draft={draft} />
        <Doubts notices={draft.notices} />
        {draft.statuses !== null && <StatusesDiffer statuses={draft.statuses} answers={answers} />}
        <Segmented
          label={say.view}
          size="small"
          options={views.map((value) => ({ value, label: say.views[value] }))}
          chosen={view}
          onChoose={setView}
        />
        {view === 'goals' && <ProofGoals place={place} round={importing.round} draft={draft} answers={answers} />}
        {view === 'work' && <ProofWork draft={draft} />}
        {view === 'changes' && <Changes importing={importing} draft={draft} place={place} />}
      </div>
      {cell !== null && (
        <Dialog title={say.seeSheet} size="wide" onClose={() => setCell(null)}>
          <AskedSheet
            draft={draft}
            answers={answers}
            ringed={NO_MARKS}
            active={null}
            cell={cell}
            isBusy={importing.isBusy}
          />
        </Dialog>
      )}
    </section>
  );
}

/** Goals, unless the file has no figure of theirs beside its work. */
function firstView({ work, read_counts: counts }: ImportDraft): (typeof VIEWS)[number] {
  const hasFigures = counts === null || counts.actuals + counts.targets > 0;
  return work.length > 0 && !hasFigures ? 'work' : 'goals';
}

/** A file of work alone has no list of goals, and one of goals none of work. */
function viewsOf({ work, read_counts: counts }: ImportDraft): (typeof VIEWS)[number][] {
  const hasWork = work.length > 0;
  const hasGoals = counts === null || counts.goals + counts.groups > 0 || !hasWork;
  return VIEWS.filter((each) => (each === 'work' ? hasWork : each === 'goals' ? hasGoals : true));
}

function Headline({ proof: { filled, in: taken, out } }: { readonly proof: ImportProof }) {
  const [all, some, none] = [filled, taken, out].map((count) => count.toLocaleString(language));
  const parts = out === 0 ? say.allIn(all ?? '') : say.comeIn(all ?? '', some ?? '', none ?? '');
  return (
    <>
      <h3 className={styles.headline}>
        {parts.map((part, at) => (at % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
      </h3>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ flexGrow: taken }} />
        {out > 0 && <i style={{ flexGrow: out }} />}
      </div>
    </>
  );
}

function Counts({ draft: { read_counts: counts, work_counts: work, questions } }: { readonly draft: ImportDraft }) {
  const hasAssumed = questions.some(({ kind }) => kind === 'direction' || kind === 'function');
  if (counts === null) return null;
  const hasWork = work.initiatives + work.milestones > 0;
  const hasGoals = counts.goals + counts.groups > 0 || !hasWork;
  return (
    <p className={styles.counts}>
      {hasWork && `${say.workCounts(work.initiatives, work.milestones)}. `}
      {hasGoals && say.counts(counts.goals, counts.groups, counts.actuals, counts.targets)}
      {hasAssumed && (
        <>
          {' '}
          <span className={styles.dotted}>{say.dottedIs}</span>
          {say.dottedText}
        </>
      )}
    </p>
  );
}
