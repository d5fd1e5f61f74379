import { useState } from 'react';
import type { DraftSheet, ImportDraft } from '#contract/importDraft.ts';
import { say as words } from '#web/base/messages/say/import.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import { SheetNotes } from './SheetNotes.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { SheetRows } from './SheetRows.tsx';
import styles from './SheetsStep.module.css';
import { asProposed, isLastOfFile, withTaken } from './sheetChoices.ts';
import type { Importing } from './useImport.ts';

/** Shows the file: which sheets are read, which rows are headings, and what is left out. */
export function SheetsStep({ importing, draft }: { readonly importing: Importing; readonly draft: ImportDraft }) {
  const { sheets } = draft;
  const [shown, setShown] = useState<string | null>(null);
  const sheet =
    sheets.find((each) => keyOf(each) === shown) ?? sheets.find((each) => each.is_taken) ?? sheets[0] ?? null;
  const [hasChosen, setChosen] = useState(false);
  const setMapping = (next: ImportDraft['mapping']) => {
    setChosen(true);
    void importing.answer({ mapping: next });
  };
  return (
    <div className={styles.step} aria-busy={importing.isBusy}>
      <div>
        <h3 className="title">{say.title}</h3>
        <p className="quiet body">{say.text}</p>
      </div>
      {sheets.length > 1 && (
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{say.tabs}</legend>
          {sheets.map((each) => (
            <SheetTab
              key={keyOf(each)}
              importing={importing}
              sheet={each}
              name={labelOf(each, sheets)}
              isShown={each === sheet}
              isFixed={each.sheet === null || isLastOfFile(each, sheets)}
              onShow={() => setShown(keyOf(each))}
              onTake={(isTaken) => {
                setShown(keyOf(each));
                setMapping(withTaken(draft, each, isTaken));
              }}
            />
          ))}
        </fieldset>
      )}
      {sheet !== null && (
        <div className={styles.body}>
          <div className={styles.sheet}>
            {sheet.is_taken && sheet.rows.length > 0 && <SheetRows draft={draft} sheet={sheet} onMap={setMapping} />}
            <SheetPreview
              importing={importing}
              draft={draft}
              sheet={sheet}
              name={labelOf(sheet, sheets)}
              onMap={setMapping}
            />
          </div>
          <SheetNotes importing={importing} draft={draft} sheet={sheet} onMap={setMapping}>
            {hasChosen && (
              <Button
                size="small"
                disabled={importing.isBusy}
                onClick={() => {
                  setMapping(asProposed(draft));
                  setChosen(false);
                }}
              >
                {say.asProposed}
              </Button>
            )}
          </SheetNotes>
        </div>
      )}
      <footer className={styles.foot}>
        <Button onClick={importing.restart}>{words.toFile}</Button>
        <Button look="primary" disabled={importing.isBusy} onClick={() => importing.go('columns')}>
          {say.toColumns}
        </Button>
      </footer>
    </div>
  );
}

function SheetTab({
  importing,
  sheet,
  name,
  isShown,
  isFixed,
  onShow,
  onTake,
}: {
  readonly importing: Importing;
  readonly sheet: DraftSheet;
  readonly name: string;
  readonly isShown: boolean;
  /** Cannot be left out. */
  readonly isFixed: boolean;
  readonly onShow: () => void;
  readonly onTake: (isTaken: boolean) => void;
}) {
  return (
    <span data-shown={isShown || undefined}>
      <AnsweredCheckbox
        importing={importing}
        aria-label={say.take(name)}
        checked={sheet.is_taken}
        disabled={isFixed}
        onAnswer={onTake}
      />
      <button type="button" aria-pressed={isShown} onClick={onShow}>
        {name}
        {sheet.is_hidden && <em> {say.hidden}</em>}
      </button>
    </span>
  );
}

function keyOf({ file, sheet }: DraftSheet): string {
  return `${file}\n${sheet ?? ''}`;
}

/** Of several files each sheet names its own. */
function labelOf({ file, sheet }: DraftSheet, sheets: readonly DraftSheet[]): string {
  if (sheet === null) return file;
  return sheets.every((each) => each.file === file) ? sheet : `${file} · ${sheet}`;
}
