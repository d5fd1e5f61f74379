import { say } from '#web/base/messages/say/cells.ts';
import styles from './CellEditor.module.css';

/** The keys of an open cell. */
export function CellHint() {
  return (
    <p className={styles.hint} aria-hidden="true">
      <kbd>{say.enter}</kbd> {say.enterTakes} <kbd>{say.tab}</kbd> {say.tabNext} <kbd>{say.esc}</kbd> {say.escLeaves}
    </p>
  );
}
