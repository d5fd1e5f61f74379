import type { Day } from '#core/calendar/date.ts';
import { type ClosedSpan, lengthInDays } from '#core/calendar/span.ts';

/** Of every row, in px: the one height that rows, bars and links are placed by. */
export const ROW_HEIGHT = 36;

export type TimelineScale = {
  readonly span: ClosedSpan;
  /** Of all days that are seen, in px. */
  readonly width: number;
  readonly dayWidth: number;
  /** Where a day begins, in px; below 0 and above the width for days that are not seen. */
  at(day: Day): number;
};

export function timelineScale(span: ClosedSpan, width: number): TimelineScale {
  const dayWidth = width / lengthInDays(span);
  return { span, width, dayWidth, at: (day) => (day - span.start) * dayWidth };
}

export type TimelineColumns = {
  /** Of the grid of a row, in px. */
  readonly tracks: string;
  readonly count: number;
  readonly title: number;
  readonly lane: number;
  /** Where the lane begins, in px. */
  readonly start: number;
  readonly hasStateText: boolean;
  readonly hasGoal: boolean;
  readonly hasWork: boolean;
};

const WIDE = { title: 294, state: 96, goal: 46, work: 90, due: 106 };
const MIDDLE = { title: 216, state: 20, goal: 0, work: 84, due: 96 };
const SMALL = { title: 180, state: 20, goal: 0, work: 0, due: 92 };
const GAP = 8;
const PADDING = 12;
/** What the lane has beyond this it shares with the titles, which need no more than so much. */
const USUAL_LANE = 580;
const WIDEST_TITLE = 480;

/** The columns beside the lane: fewer and narrower where there is less room. */
export function timelineColumns(width: number): TimelineColumns {
  const sizes = width >= 1000 ? WIDE : width >= 720 ? MIDDLE : SMALL;
  const others = [sizes.state, sizes.goal, sizes.work, sizes.due].filter((size) => size > 0);
  const besideTitle = PADDING + GAP + others.reduce((sum, size) => sum + size + GAP, 0);
  const spare = Math.max(0, Math.floor(width) - besideTitle - sizes.title - USUAL_LANE);
  const title = Math.min(WIDEST_TITLE, sizes.title + Math.floor(spare / 2));
  const start = besideTitle + title;
  const lane = Math.max(160, Math.floor(width) - start);
  const tracks = [title, ...others, lane];
  return {
    tracks: tracks.map((size) => `${size}px`).join(' '),
    count: tracks.length,
    title,
    lane,
    start,
    hasStateText: sizes === WIDE,
    hasGoal: sizes.goal > 0,
    hasWork: sizes.work > 0,
  };
}
