import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { refreshPlan } from '#web/plan/undo/planUndo.ts';
import styles from './DoneStep.module.css';
import { undoImport } from './importCalls.ts';
import type { Importing } from './useImport.ts';

/** What was written, and taking it back. */
export function DoneStep({ importing }: { readonly importing: Importing }) {
  const { applied, draft } = importing;
  const client = useQueryClient();
  const [state, setState] = useState<'written' | 'undoing' | 'undone' | 'failed'>('written');
  if (applied === null) return null;
  const done = applied;

  async function handleUndo() {
    setState('undoing');
    try {
      await undoImport(done);
      await refreshPlan(client, done.plan_id);
      setState('undone');
    } catch {
      // The history of the plan offers it too; here it is enough to say that it did not go.
      setState('failed');
    }
  }

  return (
    <section className={styles.done} aria-live="polite">
      <LateIcon name="check" size={24} />
      <h3>{state === 'undone' ? say.undone : say.doneTitle(done.count)}</h3>
      {state !== 'undone' && <p>{say.doneText}</p>}
      {state === 'failed' && (
        <p role="alert" data-status="critical">
          {say.unreachable}
        </p>
      )}
      <div>
        <a className={buttonClass('primary')} href={planDashboardPath(done.plan_id)}>
          {say.openDashboard}
        </a>
        {state !== 'undone' && draft?.plan.isNew !== true && (
          <Button disabled={state === 'undoing'} onClick={() => void handleUndo()}>
            {say.undo}
          </Button>
        )}
        <Button look="ghost" onClick={importing.restart}>
          {say.another}
        </Button>
      </div>
    </section>
  );
}
