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
  onPoint,
}: {
  readonly lefts: readonly number[];
  readonly start: number;
  readonly cursor: number | null;
  readonly textAt: (index: number) => string;
  readonly onCursor: (index: number | null) => void;
  readonly label?: string;
  /** A point is pressed, or Enter at it; the place of the point on the screen. */
  readonly onPoint?: (index: number, reader: HTMLElement, at: DOMRect) => void;
}) {
  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * 100;
    const distances = lefts.map((left) => Math.abs(left - at));
    onCursor(distances.indexOf(Math.min(...distances)));
  }

  function handlePoint(index: number, reader: HTMLElement) {
    const box = reader.getBoundingClientRect();
    const left = box.left + (box.width * (lefts[index] ?? 0)) / 100;
    onPoint?.(index, reader, new DOMRect(left, box.top + box.height / 2, 0, 0));
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const isAsking = event.key === 'Enter' || (event.altKey && event.code === 'KeyP');
    if (isAsking && onPoint !== undefined) {
      event.preventDefault();
      return handlePoint(cursor ?? start, event.currentTarget);
    }
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
        onClick={({ currentTarget }) => cursor !== null && handlePoint(cursor, currentTarget)}
        onKeyDown={handleKey}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) onCursor(start);
        }}
        onBlur={() => onCursor(null)}
      />
    </>
  );
}
