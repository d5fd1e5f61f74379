import type { FeedPreview } from '#contract/feed.ts';
import type { ImportMapping } from '#contract/import.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import styles from './FeedEditor.module.css';

const AS_FOUND = '';
/** So much of a row tells which it is. */
const ROW_TEXT = 60;

/** Which sheet of an answer is read, and which row of it has the headings; left alone, both are found. */
export function SheetPicker({
  preview: { sheets, mapping },
  onChoose,
}: {
  readonly preview: Pick<FeedPreview, 'sheets' | 'mapping'>;
  readonly onChoose: (sheets: ImportMapping['sheets']) => void;
}) {
  const chosen = mapping.sheets?.[0];
  const shown = sheets.find(({ sheet }) => sheet === (chosen?.sheet ?? null)) ?? sheets.find((each) => each.is_taken);
  if (shown === undefined || (sheets.length < 2 && shown.rows.length < 2)) return null;
  const named = shown.sheet === null ? {} : { sheet: shown.sheet };
  const [first] = chosen?.header_rows ?? [];
  return (
    <div className={styles.pair}>
      {sheets.length > 1 && (
        <SelectField
          label={say.sheet}
          options={[
            { value: AS_FOUND, label: say.asFound },
            ...sheets.flatMap(({ sheet }) => (sheet === null ? [] : [{ value: sheet, label: sheet }])),
          ]}
          chosen={chosen?.sheet ?? AS_FOUND}
          onChoose={(sheet) => onChoose(sheet === AS_FOUND ? undefined : [{ sheet }])}
        />
      )}
      <SelectField
        label={say.headings}
        options={[
          { value: AS_FOUND, label: say.headingsFound(shown.header_rows.join(', ')) },
          ...shown.rows.map(({ row, cells }) => ({ value: String(row), label: rowText(row, cells) })),
        ]}
        chosen={first === undefined ? AS_FOUND : String(first)}
        onChoose={(row) => {
          if (row !== AS_FOUND) return onChoose([{ ...named, header_rows: [Number(row)] }]);
          onChoose(chosen?.sheet === undefined ? undefined : [named]);
        }}
      />
    </div>
  );
}

function rowText(row: number, cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(' | ');
  return `${row}: ${text.length > ROW_TEXT ? `${text.slice(0, ROW_TEXT)}…` : text}`;
}
