import type { KeyboardEvent, PointerEvent } from 'react';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import styles from './LargeChart.module.css';
import { nextIndex } from './readerKeys.ts';

export function ChartReader({
  lefts,
  start,
  cursor,
  textAt,
  onCursor,
  label = chartWords.reader,
}: {
  readonly lefts: readonly number[];
  readonly start: number;
  readonly cursor: number | null;
  readonly textAt: (index: number) => string;
  readonly onCursor: (index: number | null) => void;
  readonly label?: string;
}) {
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * 100;
    const distances = lefts.map((left) => Math.abs(left - at));
    onCursor(distances.indexOf(Math.min(...distances)));
  }

  function handleKey(event: KeyboardEvent) {
    const next = nextIndex(event.key, cursor ?? start, lefts.length);
    if (next === null) return;
    event.preventDefault();
    onCursor(next);
  }

  return (
    <>
      {cursor !== null && <span className={styles.cursor} style={{ left: `${lefts[cursor]}%` }} />}
      <div
        role="slider"
        tabIndex={0}
        className={styles.reader}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={lefts.length - 1}
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
