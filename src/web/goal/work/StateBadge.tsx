import type { WorkState } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import styles from './StateBadge.module.css';
import { StateGlyph } from './WorkGlyphs.tsx';

/** Colours of statuses where they say the same; the glyph is another. */
const COLOURS: Readonly<Record<WorkState, string>> = {
  planned: 'no_figures',
  active: 'not_started',
  at_risk: 'off_target',
  blocked: 'critical',
  done: 'not_started',
  dropped: 'no_figures',
};

export function StateBadge({ state }: { readonly state: WorkState }) {
  return (
    <span className={styles.badge} data-status={COLOURS[state]}>
      <StateGlyph state={state} size={13} />
      {say.states[state]}
    </span>
  );
}
