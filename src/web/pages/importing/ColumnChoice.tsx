import { useState } from 'react';
import type { DraftTable, ImportDraft } from '#contract/importDraft.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { OWN_KINDS, OWN_LIMITS, type OwnKind } from '#core/own/ownField.ts';
import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as words } from '#web/base/messages/say/planWords.ts';
import styles from './ColumnsStep.module.css';
import { columnText, OUR_COLUMNS, readingText } from './rowText.ts';

type Column = DraftTable['columns'][number];
type Figure = 'target' | 'actual';
type NewField = NonNullable<ImportDraft['mapping']['own_fields']>[number];

/** No heading and no column of ours is called so. */
const NEW_FIELD = '\0new';
const FIGURES: readonly Figure[] = ['target', 'actual'];

/** What a column is taken for; of a period also which one, and whether its cells are targets or actuals. */
export function ColumnChoice({
  name,
  column: { heading, column, period },
  plan,
  newFields,
  onChoose,
  onNewField,
}: {
  readonly name: string;
  readonly column: Column;
  readonly plan: ImportDraft['plan'];
  /** Own fields that the mapping makes of columns. */
  readonly newFields: readonly NewField[];
  /** Takes a column of ours, a period such as `2026-01 target`, or nothing: left out. */
  readonly onChoose: (meaning: string) => void;
  /** Makes the column an own field; without a kind that is told from its cells. */
  readonly onNewField: (field: NewField) => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const isPeriod = isAsked || column === 'period';

  const made = newFields.find((field) => field.name === column);
  const mayBeNew = made === undefined && heading.trim() !== '' && plan.own_fields.length < OWN_LIMITS.fields;

  function handleChange(value: string) {
    setAsked(value === 'period');
    if (value === NEW_FIELD) onNewField({ name: heading.trim() });
    else if (value !== 'period') onChoose(value);
  }

  return (
    <>
      <select
        aria-label={say.columnOf(name)}
        value={isPeriod ? 'period' : (column ?? '')}
        onChange={({ target }) => handleChange(target.value)}
      >
        {column !== null &&
          column !== 'period' &&
          !OUR_COLUMNS.includes(column) &&
          !plan.own_fields.some((field) => field.name === column) && (
            <option value={column}>{columnText(column)}</option>
          )}
        <option value="">{say.leftOut}</option>
        {mayBeNew && <option value={NEW_FIELD}>{say.newOwnField}</option>}
        <option value="period">{say.period}</option>
        {OUR_COLUMNS.map((value) => (
          <option key={value} value={value}>
            {columnText(value)}
          </option>
        ))}
        {plan.own_fields.length > 0 && (
          <optgroup label={say.ownFields}>
            {plan.own_fields.map((field) => (
              <option key={field.name} value={field.name}>
                {field.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {made !== undefined && (
        <div className={styles.below}>
          <select
            aria-label={say.kindOf(made.name)}
            value={plan.own_fields.find((field) => field.name === column)?.kind ?? ''}
            onChange={({ target }) => onNewField({ name: made.name, kind: kindNamed(target.value) })}
          >
            {OWN_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </div>
      )}
      {isPeriod && (
        <PeriodFields key={period?.name ?? ''} name={name} period={period} plan={plan} onChoose={onChoose} />
      )}
    </>
  );
}

function PeriodFields({
  name,
  period,
  plan,
  onChoose,
}: {
  readonly name: string;
  readonly period: Column['period'];
  readonly plan: ImportDraft['plan'];
  readonly onChoose: (meaning: string) => void;
}) {
  const [text, setText] = useState(period?.name ?? '');
  const figure = period?.figure ?? 'actual';
  const isWrong = text.trim() !== '' && !isPeriod(text);

  function handleText() {
    if (isPeriod(text) && text.trim() !== period?.name) onChoose(`${text.trim()} ${figure}`);
  }

  return (
    <div className={styles.below} data-status={isWrong ? 'critical' : undefined}>
      <input
        aria-label={say.periodOf(name)}
        aria-invalid={isWrong}
        placeholder={say.periodExample}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={handleText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') handleText();
        }}
      />
      {isPeriod(text) && (
        <select
          aria-label={say.figureOf(name)}
          value={figure}
          onChange={({ target }) => onChoose(`${text.trim()} ${target.value}`)}
        >
          {FIGURES.map((value) => (
            <option key={value} value={value}>
              {say.figures[value]}
            </option>
          ))}
        </select>
      )}
      <small>{isWrong ? say.periodWrong : period === null ? '' : readingText(period, plan)}</small>
    </div>
  );
}

function kindNamed(value: string): OwnKind | undefined {
  return OWN_KINDS.find((kind) => kind === value);
}

/** A period with its year, or a day. */
function isPeriod(text: string): boolean {
  const read = readPeriodHeading(text.trim());
  return readIsoDate(text.trim()) !== null || (read !== null && read.period.year !== null && read.figure === null);
}
