import { useId } from 'react';
import { say } from '#web/base/messages/say/entry.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { Popover } from '#web/base/ui/Popover.tsx';
import styles from './StatusLine.module.css';

/** The keys of the sheet, behind one button. */
export function SheetKeys() {
  const id = useId();
  const { keys } = say.status;
  const rows = [
    ['Enter', keys.next],
    ['F2', keys.edit],
    ['Ctrl R', keys.fillRight],
    ['Ctrl Z', say.undo],
    ['Alt P', formulaWords.source.where],
    ['Alt ↓', keys.problem],
    ['Esc Tab', keys.leave],
  ] as const;
  return (
    <>
      <button type="button" className={styles.action} popoverTarget={id} aria-haspopup="dialog">
        {keys.title}
      </button>
      <Popover id={id} alignment="end" className={styles.keys}>
        {() => (
          <dl aria-label={keys.title}>
            {rows.map(([key, text]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Popover>
    </>
  );
}
