import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { timelineTicks } from '#core/work/timelineTicks.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Lane.module.css';
import { linkPath, type TimelineLink } from './timelineLinks.ts';
import type { TimelineRow } from './timelineRows.ts';
import { ROW_HEIGHT, type TimelineScale } from './timelineScale.ts';

type Range = { readonly first: number; readonly last: number };

type Placed = {
  /** The rows that are drawn. */
  readonly range: Range;
  /** The first row of the body, or of a printed page. */
  readonly top: number;
  readonly start: number;
  readonly scale: TimelineScale;
};

/** Over the rows that are drawn. */
export function TodayOver({ range, top, start, scale }: Placed) {
  const { today } = usePlan();
  if (today < scale.span.start || today > scale.span.end) return null;
  const height = heightOf(range);
  return (
    <svg
      aria-hidden="true"
      className={styles.over}
      style={placeOf(range.first - top, start)}
      width={scale.width}
      height={height}
    >
      <path className={styles.today} d={`M${scale.at(today) + scale.dayWidth / 2} 0V${height}`} />
    </svg>
  );
}

/** Behind the rows that are drawn: the lines of weeks, months or quarters. */
export function TicksBehind({ range, top, start, scale }: Placed) {
  const { plan } = usePlan();
  const { coarse, fine } = timelineTicks(scale.span, plan.fiscalStartMonth);
  const height = heightOf(range);
  const lines = (days: readonly Day[]) => days.map((day) => `M${Math.round(scale.at(day)) + 0.5} 0V${height}`).join('');
  return (
    <svg
      aria-hidden="true"
      className={styles.behind}
      style={placeOf(range.first - top, start)}
      width={scale.width}
      height={height}
    >
      <path className={styles.fine} d={lines(fine)} />
      <path className={styles.coarse} d={`M0.5 0V${height}${lines(coarse)}`} />
    </svg>
  );
}

/** Behind the rows that are drawn: what comes after what. */
export function LinksBehind({
  range,
  top,
  start,
  scale,
  rows,
  links,
  itemOf,
  isWarned,
  chosenId,
}: Placed & {
  readonly rows: readonly TimelineRow[];
  readonly links: readonly TimelineLink[];
  readonly itemOf: (row: TimelineRow) => WireInitiative | WireMilestone | null;
  readonly isWarned: (link: TimelineLink) => boolean;
  /** The thing whose links stand out. */
  readonly chosenId: string | null;
}) {
  const height = heightOf(range);
  const middleOf = (at: number) => (at - range.first + 0.5) * ROW_HEIGHT;
  return (
    <svg
      aria-hidden="true"
      className={styles.behind}
      style={placeOf(range.first - top, start)}
      width={scale.width}
      height={height}
    >
      {links.map((link) => {
        const { from, to, id, afterId } = link;
        if (Math.max(from, to) < range.first || Math.min(from, to) > range.last) return null;
        const [before, after] = [rows[from], rows[to]];
        const first = before === undefined ? null : itemOf(before);
        const second = after === undefined ? null : itemOf(after);
        if (first === null || second === null) return null;
        const path = linkPath({ from: first, to: second }, { from: middleOf(from), to: middleOf(to) }, scale);
        if (path === null) return null;
        const warned = isWarned(link);
        return (
          <path
            key={`${from} ${to}`}
            className={styles.link}
            data-warned={warned}
            data-chosen={chosenId === id || chosenId === afterId}
            markerEnd={`url(#timeline-${warned ? 'warned' : 'after'})`}
            d={path}
          />
        );
      })}
    </svg>
  );
}

/** What shapes of all rows refer to. */
export function TimelineDefs() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" className={styles.defs}>
      <defs>
        <pattern id="timeline-elapsed" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={styles.hatchedOn} />
          <rect width="2.5" height="5" className={styles.hatched} />
        </pattern>
        {(['after', 'warned'] as const).map((kind) => (
          <marker
            key={kind}
            id={`timeline-${kind}`}
            viewBox="0 0 8 8"
            refX="5"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0l8 4l-8 4z" className={styles.arrow} data-warned={kind === 'warned'} />
          </marker>
        ))}
      </defs>
    </svg>
  );
}

function heightOf({ first, last }: Range): number {
  return Math.max(0, last - first + 1) * ROW_HEIGHT;
}

function placeOf(rowsAbove: number, start: number) {
  return { insetBlockStart: `${rowsAbove * ROW_HEIGHT}px`, insetInlineStart: `${start}px` };
}
