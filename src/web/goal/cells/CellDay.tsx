import { useRef } from 'react';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { mayOpenCalendar } from '#web/base/ui/mayOpenCalendar.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CellCard } from './CellCard.tsx';
import styles from './CellEditor.module.css';
import { type CellControlProps, selectWhole, typedIn } from './cellControlProps.ts';

/** A day, typed in the cell or picked. */
export function CellDay(props: CellControlProps) {
  const { edit, name, notes } = props;
  const { dateFormat } = usePlan().plan;
  const calendar = useRef<HTMLInputElement>(null);
  const typed = typedIn(edit);
  const day = readTypedDate(typed, dateFormat);
  return (
    <>
      <span className={styles.box} data-group>
        <input
          data-first
          aria-label={name}
          aria-invalid={edit.error !== null}
          autoComplete="off"
          inputMode="numeric"
          placeholder={datePattern(dateFormat)}
          value={typed}
          onFocus={selectWhole(edit)}
          onChange={({ target }) => edit.type({ value: target.value })}
        />
        {mayOpenCalendar() && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.calendar}
            aria-label={filterWords.calendar(name)}
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
          onChange={({ target }) => {
            const picked = readIsoDate(target.value);
            edit.type({ value: picked === null ? '' : formatTypedDate(picked, dateFormat) });
          }}
        />
      </span>
      <CellCard {...props}>{notes}</CellCard>
    </>
  );
}
