import type { KeyboardEvent, PointerEvent } from 'react';
import { say as chartWords } from '#web/messages/largeChart/say.ts';
import styles from './LargeChart.module.css';
import { held, nextIndex } from './readerKeys.ts';

/** A slider along the points of a chart: arrows read out one after the other, as the pointer does. */
export function ChartReader({
  count,
  start,
  cursor,
  textAt,
  onCursor,
}: {
  readonly count: number;
  /** Where reading begins. */
  readonly start: number;
  /** The point that is read; null for none. */
  readonly cursor: number | null;
  readonly textAt: (index: number) => string;
  readonly onCursor: (index: number | null) => void;
}) {
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onCursor(held(Math.round(((event.clientX - box.left) / box.width) * (count - 1)), count));
  }

  function handleKey(event: KeyboardEvent) {
    const next = nextIndex(event.key, cursor ?? start, count);
    if (next === null) return;
    event.preventDefault();
    onCursor(next);
  }

  return (
    <>
      {cursor !== null && (
        <span className={styles.cursor} style={{ left: `${count > 1 ? (cursor / (count - 1)) * 100 : 50}%` }} />
      )}
      <div
        role="slider"
        tabIndex={0}
        className={styles.reader}
        aria-label={chartWords.reader}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={cursor ?? start}
        aria-valuetext={textAt(cursor ?? start)}
        onPointerMove={handleMove}
        onPointerDown={handleMove}
        onPointerLeave={() => onCursor(null)}
        onKeyDown={handleKey}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) onCursor(start);
        }}
        onBlur={() => onCursor(null)}
      />
    </>
  );
}
