import { type DragEvent, useId, useRef, useState } from 'react';
import { say } from '#web/base/messages/say/import.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import styles from './FileDrop.module.css';
import type { Importing } from './useImport.ts';

const ENDINGS = '.csv,.tsv,.txt,.tab,.xlsx,.xlsm,.xls,.ods,.zip,.json,.xml,.yml,.yaml';

/** Where files are dropped, or chosen. */
export function FileDrop({
  importing,
  onFiles,
}: {
  readonly importing: Importing;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function hand(files: readonly File[]) {
    if (files.length > 0 && !importing.isBusy) onFiles(files);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    hand([...event.dataTransfer.files]);
  }

  return (
    <>
      <button
        type="button"
        className={styles.drop}
        data-over={isOver || undefined}
        aria-describedby={id}
        disabled={importing.isBusy}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="table" size={24} />
        <span className={styles.lead}>{importing.isBusy ? say.loading : say.drop}</span>
        <span className={buttonClass('primary')}>{say.choose}</span>
      </button>
      <p id={id} className={styles.accepts}>
        {say.accepts}
      </p>
      <p role="status" className="visually-hidden">
        {importing.isBusy && say.loading}
      </p>
      <input
        ref={input}
        type="file"
        accept={ENDINGS}
        multiple
        hidden
        aria-label={say.choose}
        onChange={({ target }) => {
          hand([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
