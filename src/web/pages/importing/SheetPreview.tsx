import { Fragment } from 'react';
import type { DraftSheet, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import styles from './SheetPreview.module.css';
import { headerRows } from './SheetRows.tsx';
import { skippedRows, withHeaderRows, withRows } from './sheetChoices.ts';
import type { Importing } from './useImport.ts';

/** Longer gaps between filled rows are one line. */
const LONGEST_GAP = 4;

/** The first rows of a sheet as it stands, with its letters and numbers: headings and rows that are left out are marked. */
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
  const columns = Array.from({ length: width }, (_, at) => lettersOf(at));
  const skipped = new Set(skippedRows(sheet));
  const skippedColumns = new Set(choiceColumns(draft, sheet));
  const filled = sheet.rows.map(({ row }) => row);
  const last = Math.max(0, ...sheet.header_rows);
  if (sheet.rows.length === 0) return <p className={styles.empty}>{say.empty}</p>;

  function kindOf(row: number): 'heading' | 'out' | 'data' {
    if (!sheet.is_taken) return 'data';
    if (sheet.header_rows.includes(row)) return 'heading';
    return row < last || skipped.has(row) ? 'out' : 'data';
  }

  return (
    <>
      {/* Scrolled by the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls can be reached by keyboard */}
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
                      <td key={letters} data-out={skippedColumns.has(letters) || undefined} title={cells[column]}>
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
      {sheet.rows.length >= SHOWN_AT_MOST && <p className={styles.more}>{say.firstRows(sheet.rows.length)}</p>}
    </>
  );
}

const SHOWN_AT_MOST = 50;

/** Empty rows stand where they are; many of them take a single line. */
function Gap({ from, to, width }: { readonly from: number; readonly to: number; readonly width: number }) {
  if (to < from) return null;
  const rows = to - from < LONGEST_GAP ? Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) : ['⋯'];
  return rows.map((row) => (
    <tr key={row} data-kind="gap">
      <th scope="row">{row}</th>
      <td colSpan={width} />
    </tr>
  ));
}

function choiceColumns({ mapping, sheets }: ImportDraft, { file, sheet }: DraftSheet): readonly string[] {
  const hasFiles = sheets.some((each) => each.file !== file);
  const choice = mapping.sheets?.find(
    (each) => (each.sheet ?? null) === sheet && (!hasFiles || each.file === undefined || each.file === file),
  );
  return choice?.skip_columns ?? [];
}

/** A is 0, Z 25, AA 26. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}
