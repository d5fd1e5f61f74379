import { useState } from 'react';
import { say } from '#web/base/messages/say/entry.ts';
import { now } from '#web/base/time/clock.ts';
import { timeOfDay } from '#web/base/time/instants.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { needsAuthor } from '#web/goal/entries/draft.ts';
import type { EntryState } from '#web/pages/entry/book/entryState.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './EntryToolbar.module.css';

export function SaveStatus({ state }: { readonly state: EntryState }) {
  const { plan } = usePlan();
  const savedAt = useSavedAt(state.savings);
  const open = [...state.drafts.values()].filter(needsAuthor).length;
  if (state.phase === 'offline') {
    return (
      <p role="alert" className={styles.offline}>
        {say.offline}
      </p>
    );
  }
  return (
    <p className={styles.saved} data-phase={state.phase} data-open={open > 0 || undefined}>
      {state.phase === 'saving' && say.saving}
      {state.phase === 'idle' && open > 0 && (
        <>
          <LateIcon name="warning" size={14} />
          {say.notSaved(open)}
        </>
      )}
      {state.phase === 'idle' && open === 0 && savedAt !== null && (
        <>
          <LateIcon name="check" size={14} />
          {say.saved(timeOfDay(savedAt, plan.timeZone))}
        </>
      )}
    </p>
  );
}

function useSavedAt(savings: number): number | null {
  const [known, setKnown] = useState<{ readonly savings: number; readonly at: number | null }>({ savings, at: null });
  if (known.savings !== savings) setKnown({ savings, at: now() });
  return known.at;
}
