import { RING, type Ring, ringOf } from '#core/chart/ring.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatDate, formatFiscalYear, formatPercent } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { say } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import type { ChartViewProps } from '#web/goal/charts/chartView.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './CompleteView.module.css';

/** Percent complete as a ring around the elapsed time, with milestones of the time (rule 3.18). */
export default function CompleteView({ goal, isTable }: ChartViewProps) {
  const { plan, today } = usePlan();
  const { figures } = goal;
  const isLower = goal.targetDirection === 'down';
  const ring = ringOf({ ...figures, today });
  const complete = formatPercent(figures.percentComplete);
  const elapsed = formatPercent(figures.expectedPercent);
  const year = figures.year === 'ALL' ? null : formatFiscalYear(figures.year, plan.fiscalDisplay);
  const rows = [
    { id: 'complete', name: isLower ? whyWords.targetMet : whyWords.complete, value: complete },
    { id: 'target', name: whyWords.targetToDate, value: formatPercent(figures.targetPercent) },
    { id: 'elapsed', name: whyWords.timeElapsed(year), value: elapsed },
    ...ring.milestones.flatMap(({ percent, day }) =>
      day === null
        ? []
        : [
            {
              id: String(percent),
              name: chartWords.milestone(formatPercent(percent)),
              value: formatDate(day, plan.dateFormat),
            },
          ],
    ),
  ];
  return (
    <div className={styles.view} data-status={shownStatusOf(figures)}>
      {!isTable && (
        <DrawnRing
          ring={ring}
          middle={{ value: complete, name: isLower ? whyWords.targetMet : whyWords.complete }}
          label={whyWords.ring(say.card.bar(complete, isLower), elapsed)}
          dayText={(day) => formatDate(day, plan.dateFormat)}
        />
      )}
      <dl className={styles.list} data-table={isTable} aria-label={chartWords.complete}>
        {(isTable ? rows : rows.slice(0, 3)).map(({ id, name, value }) => (
          <div key={id} data-swatch={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DrawnRing({
  ring,
  middle,
  label,
  dayText,
}: {
  readonly ring: Ring;
  readonly middle: { readonly value: string; readonly name: string };
  readonly label: string;
  readonly dayText: (day: NonNullable<Ring['milestones'][number]['day']>) => string;
}) {
  const { complete, elapsed } = RING;
  const { width, height } = useNarrow() ? NARROW : RING;
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      className={styles.ring}
    >
      {say.chart.noSvg}
      <Track {...complete} />
      <Track {...elapsed} />
      <path d={ring.completePath} className={styles.complete} />
      <path d={ring.elapsedPath} className={styles.elapsed} />
      {ring.milestones.map(({ percent, day, isPassed, from, to }) => (
        <g key={percent} data-passed={isPassed}>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.milestone} />
          <text {...LABELS[percent]} className={styles.label}>
            {formatPercent(percent)}
            {day !== null && ` · ${dayText(day)}`}
          </text>
        </g>
      ))}
      <text y={4} className={styles.value}>
        {middle.value}
      </text>
      <text y={22} className={styles.name}>
        {middle.name}
      </text>
    </svg>
  );
}

function Track({ inner, outer }: { readonly inner: number; readonly outer: number }) {
  return <circle r={(inner + outer) / 2} strokeWidth={outer - inner} className={styles.track} />;
}

/** On a phone the room at the sides goes first, so that the labels can be read. */
const NARROW = { width: 430, height: 280 };

/** Beside the ring where its milestones are: right, below, left. */
const LABELS: Readonly<
  Record<number, { readonly x: number; readonly y: number; readonly textAnchor: 'start' | 'middle' | 'end' }>
> = {
  25: { x: 110, y: 4, textAnchor: 'start' },
  50: { x: 0, y: 120, textAnchor: 'middle' },
  75: { x: -110, y: 4, textAnchor: 'end' },
};
