import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { say } from '#web/base/messages/say/whatIf.ts';
import { readTypedNumber, typedNumber } from '#web/goal/form/typedNumber.ts';
import styles from './WhatIfPanel.module.css';

export function EndField({
  label,
  value,
  onSet,
  onTakeBack,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onSet: (value: number) => void;
  readonly onTakeBack: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const reading = typed === null ? value : readTypedNumber(typed);
  const isWrong = reading === undefined;
  const input = useRef<HTMLInputElement>(null);

  // The value may have been dragged or reset elsewhere.
  useEffect(() => {
    if (document.activeElement === input.current) return;
    setTyped((text) => (text !== null && readTypedNumber(text) === value ? text : null));
  }, [value]);

  function handleType(text: string) {
    setTyped(text);
    const read = readTypedNumber(text);
    if (typeof read === 'number') onSet(read);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined && value !== null) {
      setTyped(null);
      onSet(value + step * (event.shiftKey ? 10 : 1));
    } else if (event.key === 'Escape') {
      setTyped(null);
      onTakeBack();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? typedNumber(value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => handleType(target.value)}
        onBlur={() => !isWrong && setTyped(null)}
        onKeyDown={handleKey}
      />
      {isWrong && (
        <p id={`${id}-wrong`} data-status="critical" className={styles.wrong}>
          {say.notANumber}
        </p>
      )}
    </div>
  );
}
