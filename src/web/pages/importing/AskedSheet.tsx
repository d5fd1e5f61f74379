import { useEffect, useRef, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import type { ReadSheet } from '#contract/importStanding.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import styles from './AskedSheet.module.css';
import { cellKey } from './askedQuestions.ts';
import { drawnRows } from './drawnRows.ts';
import { mendedApart } from './mendedApart.ts';
import { SheetHeading } from './SheetHeading.tsx';
import type { Answers } from './useAnswers.ts';

/** More sheets than these are a list to choose from. */
const MOST_TABS = 12;

type Marks = {
  /** Cells that questions were read from, with the question. */
  readonly ringed: ReadonlyMap<string, string>;
  /** The question that is looked at. */
  readonly active: string | null;
  /** The cell that is looked at. */
  readonly cell: string | null;
};

/** The sheets of the file as they stand, with what each column is taken for, and the cells that decide. */
export function AskedSheet({
  draft,
  answers,
  isBusy,
  ...marks
}: Marks & { readonly draft: ImportDraft; readonly answers: Answers; readonly isBusy: boolean }) {
  const sheets = draft.read_sheets;
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = marks.cell ?? [...marks.ringed].find(([, question]) => question === marks.active)?.[0] ?? null;
  const asked = sheets.find((each) => wanted?.startsWith(`${keyOf(each)}\n`) === true);
  const shown =
    (chosen === null ? undefined : sheets.find((each) => keyOf(each) === chosen)) ??
    asked ??
    sheets.find(({ is_read: isRead }) => isRead) ??
    sheets[0];
  if (shown === undefined) return null;
  const hasFiles = sheets.some(({ file }) => file !== shown.file);
  const options = sheets.map((each) => ({
    value: keyOf(each),
    label: hasFiles ? [each.file, each.sheet].filter(Boolean).join(' · ') : (each.sheet ?? each.file),
  }));
  return (
    <div className={styles.frame}>
      {sheets.length > 1 && (
        <div className={styles.tabs}>
          {sheets.length <= MOST_TABS ? (
            <Segmented label={say.sheets} size="small" options={options} chosen={keyOf(shown)} onChoose={setChosen} />
          ) : (
            <select
              className={styles.choice}
              aria-label={say.sheets}
              value={keyOf(shown)}
              onChange={({ target }) => setChosen(target.value)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      <SheetTable key={keyOf(shown)} {...{ sheet: shown, draft, answers, isBusy, marks }} />
    </div>
  );
}

function keyOf({ file, sheet }: ReadSheet): string {
  return `${file}\n${sheet ?? ''}`;
}

function SheetTable({
  sheet,
  draft,
  answers,
  isBusy,
  marks,
}: {
  readonly sheet: ReadSheet;
  readonly draft: ImportDraft;
  readonly answers: Answers;
  readonly isBusy: boolean;
  readonly marks: Marks;
}) {
  const scroller = useRef<HTMLElement>(null);
  const [isAll, setAll] = useState(false);
  const { file, rows, tables } = sheet;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const letters = Array.from({ length: width }, (_, at) => columnLetters(at));
  const unread = new Set((draft.proof === null ? [] : mendedApart(draft.proof)).map(cellKey));
  const { active, cell } = marks;
  const drawn = isAll ? rows : drawnRows(sheet, marks);
  const heads = new Map(tables.map((table) => [table.header_rows.at(-1) ?? 0, table]));
  const headRows = new Set(tables.flatMap(({ header_rows: all }) => all));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is found by the mark that it is drawn with.
  useEffect(() => {
    const target =
      scroller.current?.querySelector('[data-wanted]') ??
      (active === null ? null : scroller.current?.querySelector('[data-strong]'));
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, cell]);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, Safari does not scroll it by keyboard. */}
      <section ref={scroller} className={styles.scroll} aria-label={say.sheetTitle(sheet.sheet ?? file)} tabIndex={0}>
        <table data-left={!sheet.is_read || undefined}>
          <thead>
            <tr>
              <td />
              {letters.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ row, cells }) => {
              const head = heads.get(row);
              const isAlone = head === undefined && cells.filter((each) => each !== '').length === 1;
              return (
                <tr key={row} data-kind={head !== undefined ? 'head' : headRows.has(row) ? 'over' : undefined}>
                  <th scope="row">{row}</th>
                  {letters.map((letter, at) => {
                    const key = cellKey({ file, sheet: sheet.sheet, cell: `${letter}${row}` });
                    const column = head?.columns.find((each) => each.at === letter);
                    const own = tables.find(({ first_row: first, last_row: last }) => row >= first && row <= last);
                    const isOut =
                      own?.is_turned === false &&
                      own.columns.find((each) => each.at === letter)?.taken_for === 'nothing';
                    const question = marks.ringed.get(key);
                    return (
                      <td
                        key={letter}
                        title={cells[at]}
                        data-alone={(isAlone && cells[at] !== '') || undefined}
                        data-out={(isOut && !headRows.has(row)) || undefined}
                        data-ring={question !== undefined || undefined}
                        data-strong={(question !== undefined && question === active) || undefined}
                        data-wanted={key === cell || undefined}
                        data-unread={unread.has(key) || undefined}
                        data-number={/^(?=.*\d)[\d.,\s%€$£()+-]+$/.test(cells[at] ?? '') || undefined}
                      >
                        {column === undefined ? (
                          <span dir="auto">{cells[at] ?? ''}</span>
                        ) : (
                          <SheetHeading
                            column={column}
                            text={cells[at] ?? ''}
                            draft={draft}
                            answers={answers}
                            isBusy={isBusy}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <footer className={styles.foot}>
        <span>
          {sheet.is_read ? say.shownRows(drawn.length, sheet.filled_rows) : say.notTakenIn}
          {tables.some((table) => table.is_turned) && ` ${say.turned}`}
        </span>
        {drawn.length < rows.length && (
          <Button look="link" size="small" onClick={() => setAll(true)}>
            {say.showAll}
          </Button>
        )}
        <span className={styles.keys}>
          {marks.ringed.size > 0 && <i data-ring>{say.readFor}</i>}
          {unread.size > 0 && <i data-unread>{say.notRead}</i>}
        </span>
      </footer>
    </>
  );
}
