import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import styles from './SignalChart.module.css';
import type { SignalPlot } from './signalPlot.ts';

export function BaseLabels({
  plot: { bases },
  frequency,
  dateStyle,
  onBase,
}: {
  readonly plot: SignalPlot;
  readonly frequency: TrackingFrequency;
  readonly dateStyle: DateStyle;
  readonly onBase: ((base: NewBase) => void) | null;
}) {
  return bases.map(({ base, left, side }, index) => {
    const neighbour = bases[side === 'right' ? index + 1 : index - 1];
    const edge = neighbour?.left ?? (side === 'right' ? 100 : 0);
    const share = neighbour === undefined || neighbour.side === side ? 1 : 0.5;
    const period = formatPeriod(base.date, frequency, dateStyle);
    const content = (
      <>
        <b>{say.baseFrom(period)}</b>
        <span>{base.reason}</span>
      </>
    );
    const room = { maxInlineSize: `calc(${Math.abs(edge - left) * share}cqi - 10px)` };
    return (
      <div key={base.date} className={styles.newBase} style={{ left: `${left}%` }} data-side={side}>
        {onBase === null ? (
          <div className={styles.reason} style={room}>
            {content}
          </div>
        ) : (
          <button
            type="button"
            className={styles.reason}
            style={room}
            aria-haspopup="dialog"
            aria-label={say.changeBase(period, base.reason)}
            onClick={() => onBase(base)}
          >
            {content}
          </button>
        )}
      </div>
    );
  });
}
