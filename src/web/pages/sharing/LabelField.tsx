import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SHARE_LABEL_MAX_LENGTH } from '#contract/share.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import styles from './LinkList.module.css';
import { onEscape } from './onEscape.ts';

/** The label that is typed for a link and not saved yet. */
export type Relabelled = { readonly shareId: string; readonly text: string };

export function LabelField({
  label,
  onType,
  onSave,
  onCancel,
}: {
  readonly label: string;
  readonly onType: (text: string) => void;
  readonly onSave: (label: string) => void;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState(label);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function handleKey(event: KeyboardEvent) {
    onEscape(event, onCancel);
    if (event.key === 'Enter') onSave(text.trim());
  }

  return (
    <input
      ref={field}
      className={styles.labelField}
      aria-label={say.label}
      value={text}
      maxLength={SHARE_LABEL_MAX_LENGTH}
      onChange={({ target }) => {
        setText(target.value);
        onType(target.value);
      }}
      onKeyDown={handleKey}
      onBlur={() => (text.trim() === label ? onCancel() : onSave(text.trim()))}
    />
  );
}
