import type { WhyMoved } from '#core/compare/movedRows.ts';
import { type ValueUnit, withCounted } from '#core/format/number.ts';
import { formatCardValue, formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './MovedPanel.module.css';
import { movedWriter } from './movedTexts.ts';

export function MovedChange({
  why,
  unit,
  isHealth,
}: {
  readonly why: WhyMoved;
  readonly unit: ValueUnit;
  readonly isHealth: boolean;
}) {
  const { before, after, change } = why;
  const { figure, moved } = movedWriter(why, unit);
  const shown = (value: number | null) => {
    if (value === null) return words.format.notAvailable;
    if (isHealth) return String(Math.floor(value));
    return unit.valueType === 'percent' ? formatPercent(value) : formatCardValue(value, unit);
  };
  const isExact = change === 0 || (shown(before) === figure(before) && shown(after) === figure(after));
  const changeText = (text: string) => {
    if (isHealth) return say.healthPoints(text);
    return unit.valueType === 'percent' ? words.format.points(text) : text;
  };
  return (
    <p className={styles.change}>
      <span>{shown(before)}</span>
      <LateIcon name="arrowRight" />
      <span className="visually-hidden">{say.became}</span>
      <b className="display">{withCounted(shown(after), unit)}</b>
      {change !== null && (
        <small className="body quiet">
          {changeText(moved(change))}
          {!isExact && `, ${say.exactly(figure(before), figure(after))}`}
        </small>
      )}
    </p>
  );
}
