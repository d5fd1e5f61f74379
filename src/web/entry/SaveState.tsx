import { usePlan } from '#web/dashboard/PlanContext.ts';
import { timeOfDay } from '#web/instants.ts';
import { say } from '#web/messages/entry/say.ts';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import styles from './EntryToolbar.module.css';
import type { EntryState } from './entryState.ts';
import { useSavedAt } from './useSavedAt.ts';

/** Whether what was typed is saved, and since when; out of reach it says so at once. */
export function SaveState({ state }: { readonly state: EntryState }) {
  const { plan } = usePlan();
  const savedAt = useSavedAt(state.savings);
  if (state.phase === 'offline') {
    return (
      <p role="alert" className={styles.offline}>
        {say.offline}
      </p>
    );
  }
  return (
    <p className={styles.saved} data-phase={state.phase}>
      {state.phase === 'saving' && say.saving}
      {state.phase === 'idle' && savedAt !== null && (
        <>
          <LateIcon name="check" size={14} />
          {say.saved(timeOfDay(savedAt, plan.timeZone))}
        </>
      )}
    </p>
  );
}
