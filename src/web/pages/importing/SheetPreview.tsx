import { Fragment } from 'react';
import { type DraftSheet, type ImportDraft, SHOWN_ROWS } from '#contract/importDraft.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import styles from './SheetPreview.module.css';
import { headerRows, skippedColumns, skippedRows, withHeaderRows, withRows } from './sheetChoices.ts';
import type { Importing } from './useImport.ts';

/** A longer gap between filled rows is drawn as one line. */
const LONGEST_GAP = 4;

/** The first rows of a sheet with its column letters and row numbers; headings and what is left out are marked. */
export function SheetPreview({
  importing,
  draft,
  sheet,
  name,
  onMap,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly sheet: DraftSheet;
  readonly name: string;
  readonly onMap: (mapping: ImportDraft['mapping']) => void;
}) {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => columnLetters(at));
  const rowsOut = new Set(skippedRows(sheet));
  const columnsOut = new Set(skippedColumns(draft, sheet));
  const filled = sheet.rows.map(({ row }) => row);
  const last = Math.max(0, ...sheet.header_rows);
  if (sheet.rows.length === 0) return <p className={styles.empty}>{say.empty}</p>;

  function kindOf(row: number): 'heading' | 'out' | 'data' {
    if (!sheet.is_taken) return 'data';
    if (sheet.header_rows.includes(row)) return 'heading';
    return row < last || rowsOut.has(row) ? 'out' : 'data';
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, Safari does not scroll it by keyboard. */}
      <section className={styles.scroll} aria-label={say.preview(name)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((letters) => (
                <th key={letters} scope="col">
                  {letters}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ row, cells }, at) => {
              const kind = kindOf(row);
              return (
                <Fragment key={row}>
                  <Gap from={(filled[at - 1] ?? 0) + 1} to={row - 1} width={width} />
                  <tr data-kind={kind}>
                    <th scope="row">
                      {sheet.is_taken ? (
                        <span>
                          {row > last ? (
                            <AnsweredCheckbox
                              importing={importing}
                              aria-label={say.readRow(row)}
                              checked={kind === 'data'}
                              onAnswer={(isRead) => onMap(withRows(draft, sheet, [row], !isRead))}
                            />
                          ) : (
                            <i />
                          )}
                          <button
                            type="button"
                            aria-label={say.beginHere(row)}
                            aria-pressed={sheet.header_rows[0] === row}
                            title={say.beginHere(row)}
                            onClick={() => {
                              const count = sheet.header_rows.length;
                              onMap(withHeaderRows(draft, sheet, headerRows(filled, { begin: row, count })));
                            }}
                          >
                            {row}
                          </button>
                        </span>
                      ) : (
                        row
                      )}
                    </th>
                    {columns.map((letters, column) => (
                      <td key={letters} data-out={columnsOut.has(letters) || undefined} title={cells[column]}>
                        {cells[column] ?? ''}
                      </td>
                    ))}
                  </tr>
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
      {sheet.rows.length >= SHOWN_ROWS && <p className={styles.more}>{say.firstRows(sheet.rows.length)}</p>}
    </>
  );
}

/** Empty rows; a long gap takes one line. */
function Gap({ from, to, width }: { readonly from: number; readonly to: number; readonly width: number }) {
  if (to < from) return null;
  const rows = to - from < LONGEST_GAP ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) : ['…'];
  return rows.map((row) => (
    <tr key={row} data-kind="gap">
      <th scope="row">{row}</th>
      <td colSpan={width} />
    </tr>
  ));
}
