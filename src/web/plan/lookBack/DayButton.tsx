import { useRef } from 'react';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './DayButton.module.css';

export function DayButton({
  label,
  text,
  day,
  first,
  last,
  onChoose,
}: {
  readonly label: string;
  readonly text: string;
  readonly day: Day;
  readonly first: Day | null;
  readonly last: Day;
  readonly onChoose: (day: Day) => void;
}) {
  const calendar = useRef<HTMLInputElement>(null);

  function handlePick(iso: string) {
    const picked = readIsoDate(iso);
    if (picked !== null && picked <= last && (first === null || picked >= first)) onChoose(picked);
  }

  return (
    <span className={styles.day}>
      <Button aria-label={`${say.labelled(label)} ${text}`} onClick={() => calendar.current?.showPicker()}>
        <LateIcon name="calendar" />
        {text}
      </Button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.native}
        min={first === null ? undefined : formatIsoDate(first)}
        max={formatIsoDate(last)}
        value={formatIsoDate(day)}
        onChange={({ target }) => handlePick(target.value)}
      />
    </span>
  );
}
