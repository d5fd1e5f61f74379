import { useId } from 'react';
import type { DraftTable, ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as rows } from '#web/base/messages/say/importSheets.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './ColumnsStep.module.css';
import { KeptMappings } from './KeptMappings.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { Importing } from './useImport.ts';
import { YearQuestion } from './YearQuestion.tsx';

type Mapping = ImportDraft['mapping'];
type NewField = NonNullable<Mapping['own_fields']>[number];

const DELIMITERS = [',', ';', '\t'] as const;
const DATE_ORDERS = ['M/D/Y', 'D/M/Y'] as const;
const DECIMAL_MARKS = ['.', ','] as const;

/** What each column of the file is taken for, with its first cells; every change is worked out at once. */
export function ColumnsStep({ importing, draft }: { readonly importing: Importing; readonly draft: ImportDraft }) {
  const { mapping, tables, refusals } = draft;
  // The year is asked for above the columns.
  const told = refusals.filter(({ code }) => code !== 'yearless');
  const setMapping = (next: Mapping) => void importing.answer({ mapping: next });
  const [numbersId, titlesId] = [useId(), useId()];
  const isText = tables.some(({ delimiter }) => delimiter !== null);
  return (
    <div className={styles.step} aria-busy={importing.isBusy}>
      <div className={styles.intro}>
        <div>
          <h3 className="title">{say.columnsTitle}</h3>
          <p>{say.columnsText}</p>
        </div>
        {isText && (
          <SelectField
            label={say.delimiter}
            options={[
              { value: '', label: say.told },
              ...DELIMITERS.map((value) => ({ value, label: say.delimiters[value] })),
            ]}
            chosen={mapping.delimiter ?? ''}
            onChoose={(value) => setMapping(withChoice(mapping, 'delimiter', value))}
          />
        )}
        <SelectField
          label={say.dateOrder}
          options={[
            { value: '', label: say.told },
            ...DATE_ORDERS.map((value) => ({ value, label: say.dateOrders[value] })),
          ]}
          chosen={mapping.date_format ?? ''}
          onChoose={(value) => setMapping(withChoice(mapping, 'date_format', value))}
        />
        <SelectField
          label={say.decimalMark}
          options={[
            { value: '', label: say.told },
            ...DECIMAL_MARKS.map((value) => ({ value, label: say.decimalMarks[value] })),
          ]}
          chosen={mapping.decimal_mark ?? ''}
          onChoose={(value) => setMapping(withChoice(mapping, 'decimal_mark', value))}
        />
      </div>
      <KeptMappings planId={draft.plan.id} mapping={mapping} onUse={setMapping} />
      {draft.year !== null && (
        <YearQuestion year={draft.year} onAnswer={(year) => setMapping(withYear(mapping, year))} />
      )}
      <RefusedFiles refusals={told} />
      {(mapping.number_from === 'row' || tables.some(lacksNumbers)) && (
        <label className={styles.numbers} htmlFor={numbersId}>
          <AnsweredCheckbox
            id={numbersId}
            importing={importing}
            checked={mapping.number_from === 'row'}
            onAnswer={(isCounted) => setMapping(withNumbers(mapping, isCounted))}
          />
          {rows.numberRows}
        </label>
      )}
      {mapping.titles_from === 'sheet' && (
        <label className={styles.numbers} htmlFor={titlesId}>
          <AnsweredCheckbox
            id={titlesId}
            importing={importing}
            checked
            onAnswer={() => setMapping(withoutTitles(mapping))}
          />
          {rows.titlesOfSheets}
        </label>
      )}
      {tables.map((table) => (
        <TableColumns key={table.file} table={table} plan={draft.plan} mapping={mapping} onMap={setMapping} />
      ))}
      <footer className={styles.foot}>
        <Button onClick={importing.restart}>{say.toFile}</Button>
        {draft.sheets.length > 0 && <Button onClick={() => importing.go('sheets')}>{rows.back}</Button>}
        <Button
          look="primary"
          disabled={refusals.length > 0 || importing.isBusy}
          onClick={() => importing.go('review')}
        >
          {say.toReview}
        </Button>
      </footer>
    </div>
  );
}

function TableColumns({
  table,
  plan,
  mapping,
  onMap,
}: {
  readonly table: DraftTable;
  readonly plan: ImportDraft['plan'];
  readonly mapping: Mapping;
  readonly onMap: (mapping: Mapping) => void;
}) {
  // Two columns may have one heading, so their places tell them apart.
  const columns = table.columns.map((column, at) => ({
    column,
    id: `column ${at}`,
    name: column.heading.trim() === '' ? say.noHeading(at + 1) : column.heading,
  }));
  const lines = Array.from({ length: Math.max(0, ...columns.map(({ column }) => column.cells.length)) }, (_, at) => at);
  return (
    <section className={styles.table} aria-label={table.file}>
      <h4>
        {table.file} <span>{say.tableKinds[table.kind ?? 'none']}</span>
        <span>{say.tableRows(table.rows)}</span>
      </h4>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {columns.map(({ id, column, name }) => {
                return (
                  <th key={id} scope="col" data-left={column.column === null || undefined}>
                    <span>{name}</span>
                    <ColumnChoice
                      name={name}
                      column={column}
                      plan={plan}
                      newFields={mapping.own_fields ?? []}
                      onNewField={(field) => onMap(withNewField(mapping, column.heading, field))}
                      onChoose={(meaning) => onMap(withColumn(mapping, column.heading, meaning))}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {lines.map((at) => (
              <tr key={at}>
                {columns.map(({ id, column }) => (
                  <td key={id} data-left={column.column === null || undefined}>
                    {column.cells[at] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function lacksNumbers({ columns }: DraftTable): boolean {
  const has = (names: readonly string[]) => columns.some(({ column }) => column !== null && names.includes(column));
  return has(['title']) && !has(['number', 'goal_number']);
}

/** Columns stay as they are shown: said once, they are not proposed anew. */
function withNumbers({ number_from: _before, ...mapping }: Mapping, isCounted: boolean): Mapping {
  return { ...mapping, columns: mapping.columns ?? {}, ...(isCounted ? { number_from: 'row' } : {}) };
}

function withoutTitles({ titles_from: _before, ...mapping }: Mapping): Mapping {
  return { ...mapping, columns: mapping.columns ?? {} };
}

/** A field that no column is mapped to any more is not made. */
function withColumn(mapping: Mapping, heading: string, column: string): Mapping {
  const columns = { ...mapping.columns, [heading]: column };
  const { own_fields: before = [], ...rest } = mapping;
  const kept = before.filter(({ name }) => Object.values(columns).includes(name));
  return { ...rest, columns, ...(kept.length === 0 ? {} : { own_fields: kept }) };
}

function withNewField(mapping: Mapping, heading: string, field: NewField): Mapping {
  const { own_fields: before = [], ...rest } = withColumn(mapping, heading, field.name);
  return { ...rest, own_fields: [...before.filter(({ name }) => name !== field.name), field] };
}

function withChoice(mapping: Mapping, key: 'delimiter' | 'date_format' | 'decimal_mark', value: string): Mapping {
  const { [key]: _before, ...rest } = mapping;
  return value === '' ? rest : { ...rest, [key]: value };
}

function withYear(mapping: Mapping, year: number | null): Mapping {
  const { year: _before, ...rest } = mapping;
  return year === null ? rest : { ...rest, year };
}
