import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as asked } from '#web/base/messages/say/importAsked.ts';
import { say as planWords } from '#web/base/messages/say/planSettings.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';
import { setPlanArchived } from '#web/plan/undo/setPlanArchived.ts';
import { cellsApplied } from './cellsApplied.ts';
import styles from './DoneStep.module.css';
import { undoImport } from './importCalls.ts';
import type { Importing } from './useImport.ts';

/** What was written, and taking it back: an import into a plan is undone, a plan that it made is archived; the next file is for it. */
export function DoneStep({ importing }: { readonly importing: Importing }) {
  const { applied, draft } = importing;
  const client = useQueryClient();
  const [state, setState] = useState<'written' | 'undone' | 'archived'>('written');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (applied === null) return null;
  const done = applied;
  const isNew = draft?.plan.isNew === true;
  const parts = draft?.chosen_parts;
  const hasWork = parts !== undefined && parts.initiatives + parts.milestones > 0;
  const cells = draft === null ? null : cellsApplied(draft, importing.leftOut);

  async function attempt(next: typeof state, act: () => Promise<unknown>) {
    setBusy(true);
    setError(null);
    try {
      await act();
      setState(next);
    } catch (failure) {
      setError(refusalText(failure, isNew ? planWords.standingFailed : say.unreachable));
    } finally {
      setBusy(false);
    }
  }

  const undo = () =>
    attempt('undone', async () => {
      await undoImport(done);
      await refreshPlan(client, done.plan_id);
    });
  const archive = () => attempt('archived', () => setPlanArchived(client, done.plan_id, true));
  const bringBack = () => attempt('written', () => setPlanArchived(client, done.plan_id, false));

  return (
    <section className={styles.done} aria-live="polite">
      <LateIcon name="check" size={24} />
      <h3>
        {
          {
            written: cells === null ? say.doneTitle(done.count) : asked.doneCells(cells),
            undone: say.undone,
            archived: planWords.archived,
          }[state]
        }
      </h3>
      {state === 'written' && (
        <p>
          {cells !== null && draft !== null && `${asked.doneChanges(say.changesOf(draft.chosen_parts, true))} `}
          {isNew ? say.doneNewText : say.doneText}
        </p>
      )}
      {error !== null && (
        <p role="alert" data-status="critical">
          {error}
        </p>
      )}
      <div>
        <a className={buttonClass('primary')} href={planDashboardPath(done.plan_id)}>
          {say.openDashboard}
        </a>
        {state === 'written' && hasWork && (
          <a className={buttonClass('secondary')} href={planPagePath(done.plan_id, 'work')}>
            {say.openWork}
          </a>
        )}
        {state === 'written' && (
          <Button disabled={isBusy} onClick={() => void (isNew ? archive() : undo())}>
            {isNew ? planWords.archive : say.undo}
          </Button>
        )}
        {state === 'archived' && (
          <Button disabled={isBusy} onClick={() => void bringBack()}>
            {planWords.bringBack}
          </Button>
        )}
        {isNew && state === 'written' ? (
          <a className={buttonClass('ghost')} href={planPagePath(done.plan_id, 'import')}>
            {say.another}
          </a>
        ) : (
          <Button look="ghost" onClick={importing.restart}>
            {say.another}
          </Button>
        )}
      </div>
    </section>
  );
}
