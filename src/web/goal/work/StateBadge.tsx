import type { WorkState } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import styles from './StateBadge.module.css';
import { STATE_COLOURS } from './stateColours.ts';
import { StateGlyph } from './WorkGlyphs.tsx';

export function StateBadge({ state }: { readonly state: WorkState }) {
  return (
    <span className={styles.badge} data-status={STATE_COLOURS[state]}>
      <StateGlyph state={state} size={13} />
      {say.states[state]}
    </span>
  );
}
