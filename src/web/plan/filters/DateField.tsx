import { useRef } from 'react';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { mayOpenCalendar } from '#web/base/ui/mayOpenCalendar.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './DateField.module.css';

export function DateField({
  label,
  text,
  error,
  hint,
  format,
  isCleared = true,
  onType,
}: {
  readonly label: string;
  readonly text: string;
  readonly error: string | null;
  readonly hint?: string;
  readonly format: DateFormat;
  /** By a button of its own; a range has one for both ends. */
  readonly isCleared?: boolean;
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
      placeholder={datePattern(format)}
      value={text}
      error={error}
      {...(hint !== undefined && { hint })}
      onChange={({ target }) => onType(target.value)}
      end={
        <span className={styles.end}>
          {isCleared && text !== '' && (
            <button
              type="button"
              className={styles.button}
              aria-label={`${filterWords.clearList} ${label}`}
              onClick={() => onType('')}
            >
              <Icon name="close" size={14} />
            </button>
          )}
          {mayOpenCalendar() && (
            <button
              type="button"
              className={styles.button}
              aria-label={filterWords.calendar(label)}
              onClick={() => calendar.current?.showPicker()}
            >
              <LateIcon name="calendar" size={14} />
            </button>
          )}
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
