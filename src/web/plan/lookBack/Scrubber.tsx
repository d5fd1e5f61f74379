import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { addDays, civilDateOf, type Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatDate, formatMonth } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import styles from './Scrubber.module.css';
import { dayAt, shareOf, type Week } from './weeksShown.ts';

const WEEKS_OF_NAME = 6;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -28,
  PageUp: 28,
};

export function Scrubber({
  weeks,
  day,
  last,
  dateFormat,
  onChoose,
}: {
  readonly weeks: readonly Week[];
  readonly day: Day;
  readonly last: Day;
  readonly dateFormat: DateFormat;
  readonly onChoose: (day: Day) => void;
}) {
  const [dragged, setDragged] = useState<Day | null>(null);
  const shown = dragged ?? day;
  const most = Math.max(1, ...weeks.map(({ changes }) => changes));
  const first = weeks[0]?.start ?? day;
  const held = (wanted: number): Day => addDays(first, Math.min(last - first, Math.max(0, wanted - first)));

  function dayOfPointer({ currentTarget, clientX }: PointerEvent<HTMLDivElement>): Day {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    return held(dayAt(weeks, isRightToLeft ? 1 - share : share) ?? day);
  }

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(dayOfPointer(event));
  }

  function handleUp(event: PointerEvent<HTMLDivElement>) {
    if (dragged === null) return;
    setDragged(null);
    onChoose(dayOfPointer(event));
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const wanted = event.key === 'Home' ? first : event.key === 'End' ? last : step === undefined ? null : day + step;
    if (wanted === null) return;
    event.preventDefault();
    onChoose(held(wanted));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={say.day}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={formatDate(shown, dateFormat)}
      className={styles.scrubber}
      onPointerDown={handleDown}
      onPointerMove={(event) => dragged !== null && setDragged(dayOfPointer(event))}
      onPointerUp={handleUp}
      onPointerCancel={() => setDragged(null)}
      onKeyDown={handleKey}
    >
      <div aria-hidden="true" className={styles.bars}>
        {weeks.map(({ start, changes }) => (
          <i key={start} data-known={start <= shown} style={{ blockSize: `${heightOf(changes, most)}%` }} />
        ))}
      </div>
      <div aria-hidden="true" className={styles.months}>
        {monthsOf(weeks).map(({ start, index }) => (
          <span key={start} style={{ insetInlineStart: `${(index / weeks.length) * 100}%` }}>
            {formatMonth(start)}
          </span>
        ))}
      </div>
      <span
        aria-hidden="true"
        className={styles.hand}
        style={{ insetInlineStart: `${shareOf(weeks, shown) * 100}%` }}
      />
    </div>
  );
}

/** The square root keeps imports and single figures both visible. A week without changes has a minimum height. */
function heightOf(changes: number, most: number): number {
  return changes === 0 ? 6 : 14 + 86 * Math.sqrt(changes / most);
}

function monthsOf(weeks: readonly Week[]): { readonly start: Day; readonly index: number }[] {
  const named: { start: Day; index: number }[] = [];
  weeks.forEach(({ start }, index) => {
    const before = weeks[index - 1];
    const isNew = before === undefined || civilDateOf(before.start).month !== civilDateOf(start).month;
    const last = named.at(-1);
    const hasRoom = last === undefined || index - last.index >= WEEKS_OF_NAME;
    if (isNew && hasRoom && weeks.length - index > 2) named.push({ start, index });
  });
  return named;
}
