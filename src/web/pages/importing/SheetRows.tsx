import type { DraftSheet, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/importSheets.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import styles from './SheetsStep.module.css';
import { headerRows, withHeaderRows } from './sheetChoices.ts';

const COUNTS = ['1', '2', '3'] as const;

/** Which rows are the headings: the first of them, and how many there are. */
export function SheetRows({
  draft,
  sheet,
  onMap,
}: {
  readonly draft: ImportDraft;
  readonly sheet: DraftSheet;
  readonly onMap: (mapping: ImportDraft['mapping']) => void;
}) {
  const [first = 1] = sheet.header_rows;
  const filled = sheet.rows.map(({ row }) => row);
  const choose = (begin: number, count: number) =>
    onMap(withHeaderRows(draft, sheet, headerRows(filled, { begin, count })));
  const options = filled.includes(first) ? filled : [...filled, first];
  return (
    <div className={styles.rows}>
      <SelectField
        label={say.firstRow}
        options={options.map((row) => ({ value: String(row), label: String(row) }))}
        chosen={String(first)}
        onChoose={(row) => choose(Number(row), sheet.header_rows.length)}
      />
      <Segmented
        label={say.rowCount}
        isLabelShown
        options={COUNTS.map((value, at) => ({ value, label: say.counts[at] ?? value }))}
        chosen={COUNTS[sheet.header_rows.length - 1] ?? '1'}
        onChoose={(count) => choose(first, Number(count))}
      />
    </div>
  );
}
