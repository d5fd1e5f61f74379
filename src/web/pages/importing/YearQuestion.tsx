import { useId } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import styles from './ColumnsStep.module.css';

/** So many years around the proposed one are offered. */
const YEARS_AROUND = 10;

/** Asks once for the year of headings such as `Jan` or `Q1`. */
export function YearQuestion({
  year: { headings, proposed, answer },
  onAnswer,
}: {
  readonly year: NonNullable<ImportDraft['year']>;
  readonly onAnswer: (year: number | null) => void;
}) {
  const id = useId();
  const around = answer ?? proposed;
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, at) => String(around - YEARS_AROUND + at));
  return (
    <section className={styles.year} aria-labelledby={id} data-open={answer === null || undefined}>
      <div>
        <h4 id={id}>
          {answer === null && <LateIcon name="warning" size={14} />}
          {say.yearTitle(headings[0] ?? '')}
        </h4>
        <p>{say.yearText(headings.slice(0, 3), Math.max(0, headings.length - 3))}</p>
      </div>
      <SelectField
        label={say.year}
        options={[
          ...(answer === null ? [{ value: '', label: say.yearUnsaid }] : []),
          ...years.map((value) => ({ value, label: value })),
        ]}
        chosen={answer === null ? '' : String(answer)}
        onChoose={(value) => onAnswer(value === '' ? null : Number(value))}
      />
    </section>
  );
}
