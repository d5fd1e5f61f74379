import type { UpkeepState } from '#core/figure/upkeep.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import { type KeptOwner, sumOf } from '#web/pages/entry/tools/keptOwners.ts';
import styles from './UpToDatePage.module.css';

export const STATE_COUNTS = [
  ['upToDate', 'up_to_date'],
  ['due', 'due'],
  ['overdue', 'overdue'],
  ['neverEntered', 'never_entered'],
] as const satisfies readonly (readonly [UpkeepState, keyof KeptOwner])[];

/** The four fills are not those of statuses: they say what is there, not how it went. */
export function UpkeepBar({ owners }: { readonly owners: readonly KeptOwner[] }) {
  const parts = STATE_COUNTS.map(([state, name]) => ({ state, count: sumOf(owners, name) }));
  return (
    <div className="stack">
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ state, count }) =>
          count === 0 ? null : <span key={state} data-state={state} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ state, count }) => (
          <li key={state}>
            <span className={styles.mark} data-state={state} aria-hidden="true" />
            {say.states[state]} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
