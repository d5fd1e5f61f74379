import { useRef } from 'react';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { formatTypedDate, readTypedDate, typedDatePattern } from '#core/calendar/typedDate.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { say as filterWords } from '#web/messages/filters/say.ts';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './DateField.module.css';
import type { DateProblem } from './dueDateForm.ts';

/** A date typed as the plan writes dates, or picked in the browser's own calendar. */
export function DateField({
  label,
  text,
  problem,
  format,
  onType,
}: {
  readonly label: string;
  readonly text: string;
  readonly problem: DateProblem;
  readonly format: DateFormat;
  readonly onType: (text: string) => void;
}) {
  const calendar = useRef<HTMLInputElement>(null);
  const day = readTypedDate(text, format);

  function handlePick(iso: string) {
    const picked = readIsoDate(iso);
    onType(picked === null ? '' : formatTypedDate(picked, format));
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={typedDatePattern(format)}
      value={text}
      error={problem === null ? null : filterWords.dateProblems[problem](typedDatePattern(format))}
      onChange={({ target }) => onType(target.value)}
      end={
        <span className={styles.end}>
          {text !== '' && (
            <button type="button" className={styles.clear} onClick={() => onType('')}>
              {filterWords.clearList}
              <span className="visually-hidden"> {label}</span>
            </button>
          )}
          <button
            type="button"
            className={styles.calendar}
            aria-label={filterWords.calendar(label)}
            onClick={() => calendar.current?.showPicker()}
          >
            <LateIcon name="calendar" size={14} />
          </button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.native}
            value={day === null ? '' : formatIsoDate(day)}
            onChange={({ target }) => handlePick(target.value)}
          />
        </span>
      }
    />
  );
}
