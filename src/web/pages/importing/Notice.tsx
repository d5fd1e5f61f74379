import { useState } from 'react';
import type { CellRead, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './BeforePanel.module.css';
import { readNoticeText } from './readNoticeText.ts';
import { columnText } from './rowText.ts';

/** So many cells are listed before one asks for the others. */
const FIRST = 4;

/** One thing to know before an import is applied, with the single cells it is about. */
export function Notice({
  notice: { code, title, count, of, reason, read, cells },
  hasFiles,
}: {
  readonly notice: ImportDraft['notices'][number];
  /** Whether there are several files, so that each cell names its own. */
  readonly hasFiles: boolean;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? cells : cells.slice(0, FIRST);
  const name = say.notice(code, count, title);
  const hidden = count - shown.length;
  return (
    <li>
      <strong>{say.ofAll(count, of)}</strong> {name}
      {cells.length === 0 && reason !== '' && <small>{read.length === 0 ? reason : readNoticeText(read)}</small>}
      {shown.length > 0 && (
        <ul className={styles.cells} aria-label={name}>
          {shown.map((cell) => (
            <li key={`${cell.file} ${cell.line} ${cell.column}`}>
              <span>{placeOf(cell, hasFiles)}</span> {say.cellRead(cell.value, { text: cell.reason, said: cell.said })}
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && hidden > 0 && (
        <p>
          {shown.length < cells.length ? (
            <Button
              look="link"
              size="small"
              aria-label={`${words.labelled(say.more(hidden))} ${name}`}
              onClick={() => setWhole(true)}
            >
              {say.more(hidden)}
            </Button>
          ) : (
            say.andMore(hidden)
          )}
        </p>
      )}
    </li>
  );
}

function placeOf({ file, line, column, cell }: CellRead, hasFiles: boolean): string {
  const name = columnText(column);
  return say.cellAt(hasFiles ? file : null, line, cell === undefined ? name : `${name} (${cell})`);
}
