import { say } from '#web/base/messages/say/import.ts';
import { Popover } from '#web/base/ui/Popover.tsx';
import styles from './ReasonText.module.css';

/** So many letters have room in two lines everywhere. */
const SHORT = 44;

/** Why something stays out, or what was assumed: cut to two lines, and all of it on a press. */
export function ReasonText({ id, text }: { readonly id: string; readonly text: string }) {
  if (text.length <= SHORT) return <span className={styles.cut}>{text}</span>;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <span className={styles.cut}>{text}</span>
        <span className="visually-hidden">{say.wholeReason}</span>
      </button>
      <Popover id={id} alignment="end" className={styles.whole}>
        {() => <p dir="auto">{text}</p>}
      </Popover>
    </>
  );
}
