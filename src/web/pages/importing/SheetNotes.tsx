import { type ReactNode, useId } from 'react';
import type { DraftSheet, ImportDraft, SheetNote } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import styles from './SheetsStep.module.css';
import { isChoice, withColumns, withRows } from './sheetChoices.ts';
import type { Importing } from './useImport.ts';

/** What was noticed in a sheet, each with the choice to leave it out where there is one. */
export function SheetNotes({
  importing,
  draft,
  sheet,
  onMap,
  children,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly sheet: DraftSheet;
  readonly onMap: (mapping: ImportDraft['mapping']) => void;
  readonly children: ReactNode;
}) {
  return (
    <aside className={styles.notes} aria-label={say.noticed}>
      <h4>{say.noticed}</h4>
      {!sheet.is_taken && <p>{say.notTaken}</p>}
      {sheet.is_taken && sheet.noted.length === 0 && <p>{say.nothing}</p>}
      <ul>
        {sheet.noted.map((note) => (
          <li key={note.kind}>
            {isChoice(note) ? (
              <NoteChoice
                importing={importing}
                note={note}
                onChoose={(isLeftOut) =>
                  onMap(
                    note.columns.length > 0
                      ? withColumns(draft, sheet, note.columns, isLeftOut)
                      : withRows(draft, sheet, note.rows, isLeftOut),
                  )
                }
              />
            ) : (
              <NoteText note={note} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </aside>
  );
}

function NoteChoice({
  importing,
  note,
  onChoose,
}: {
  readonly importing: Importing;
  readonly note: SheetNote;
  readonly onChoose: (isLeftOut: boolean) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <AnsweredCheckbox id={id} importing={importing} checked={note.is_left_out} onAnswer={onChoose} />
      <span>
        {say.leaveOut(whatOf(note))}
        <Quote text={note.text} />
      </span>
    </label>
  );
}

function NoteText({ note }: { readonly note: SheetNote }) {
  return (
    <p>
      {whatOf(note)}
      <Quote text={note.text} />
    </p>
  );
}

function Quote({ text }: { readonly text: string }) {
  return text === '' ? null : <small>{say.quoted(text)}</small>;
}

function whatOf({ kind, rows, columns }: SheetNote): string {
  return say.notes[kind](columns.length > 0 ? say.columns(columns) : say.rows(rows));
}
