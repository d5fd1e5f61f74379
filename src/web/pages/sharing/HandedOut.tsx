import { useEffect, useRef, useState } from 'react';
import { say } from '#web/base/messages/say/sharing.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { copyText } from '#web/base/ui/copyText.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './HandedOut.module.css';
import { isGuessablePassword, sentenceOf } from './shareCalls.ts';

const COPIED_FOR = 2_000;

export function HandedOut({
  label,
  text,
  isLong = false,
  placeholder,
  button,
  isHeld,
  isChanged,
  make,
  toggle,
  note,
  noteIcon,
}: {
  readonly label: string;
  readonly text: string | null;
  readonly isLong?: boolean;
  readonly placeholder: string;
  readonly button: string;
  readonly isHeld: boolean;
  /** Copying applies what was changed since the link was made. */
  readonly isChanged: boolean;
  readonly make: () => Promise<string>;
  readonly toggle?: {
    readonly isShort: boolean;
    readonly shorten: () => Promise<void>;
    readonly expand: () => void;
  };
  readonly note: string;
  readonly noteIcon: LateIconName;
}) {
  const [isCopied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const Field = isLong ? 'textarea' : 'input';

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_FOR);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function run(task: () => Promise<void>) {
    setProblem(null);
    setBusy(true);
    try {
      await task();
    } catch (error) {
      if (!isGuessablePassword(error)) setProblem(sentenceOf(error, say.failed));
    } finally {
      setBusy(false);
    }
  }

  const copy = () =>
    run(async () => {
      const isDone = await copyText(make());
      setCopied(isDone);
      if (isDone) return;
      setProblem(say.pressToCopy);
      field.current?.select();
    });

  return (
    <div className={styles.handed}>
      <div className={styles.row}>
        <Field
          ref={field}
          readOnly
          aria-label={label}
          className={classes(styles.field, isLong && styles.long)}
          value={text ?? ''}
          placeholder={placeholder}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className={styles.buttons}>
          <Button look="primary" className={styles.copy} disabled={isHeld} aria-busy={isBusy} onClick={copy}>
            <LateIcon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? say.copied : button}
          </Button>
          {toggle !== undefined && (
            <Button disabled={isHeld} onClick={() => (toggle.isShort ? toggle.expand() : void run(toggle.shorten))}>
              {toggle.isShort ? say.expand : say.shorten}
            </Button>
          )}
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {isCopied ? say.wasCopied : isChanged ? say.notApplied : ''}
      </p>
      {problem === null ? (
        <p className={styles.note} data-changed={isChanged}>
          <LateIcon name={isChanged ? 'warning' : noteIcon} size={14} />
          {isChanged ? say.notApplied : note}
        </p>
      ) : (
        <p role="alert" data-status="critical" className={styles.problem}>
          <LateIcon name="warning" size={14} />
          {problem}
        </p>
      )}
    </div>
  );
}
