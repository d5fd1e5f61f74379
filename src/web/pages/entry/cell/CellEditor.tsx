import { useLayoutEffect, useRef } from 'react';
import type { Editing } from '#web/pages/entry/keys/selection.ts';
import styles from './CellEditor.module.css';

const ROOM_FOR_CARET = 3;

export function CellEditor({
  name,
  edit,
  onType,
}: {
  readonly name: string;
  readonly edit: Editing;
  readonly onType: (text: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  return (
    <input
      ref={field}
      className={styles.editor}
      style={{ inlineSize: `max(100%, ${edit.text.length + ROOM_FOR_CARET}ch)` }}
      aria-label={name}
      value={edit.text}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
