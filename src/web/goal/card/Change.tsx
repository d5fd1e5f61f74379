import type { AttainmentChange } from '#core/view/attainmentChange.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { say as formats } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './Change.module.css';

/** Closer or further by attainment, in words, with both shares of it. */
export function Change({
  change,
  before,
  now,
}: {
  readonly change: AttainmentChange | null;
  readonly before: number | null;
  readonly now: number | null;
}) {
  if (now === null) return null;
  const [then, since] = shares(before, now);
  return (
    <p className={styles.change} data-change={change ?? undefined}>
      {change !== null && (
        <b>
          {change !== 'same' && <LateIcon name={change === 'closer' ? 'arrowUp' : 'arrowDown'} size={12} />}{' '}
          {say.changes[change]}
        </b>
      )}
      <small>{change === 'closer' || change === 'further' ? say.fromTo(String(then), since) : since}</small>
    </p>
  );
}

/** Whole percents, or tenths where whole ones would read alike. */
function shares(before: number | null, now: number): readonly [string | null, string] {
  const isFine = before !== null && before !== now && Math.round(before * 100) === Math.round(now * 100);
  const format = new Intl.NumberFormat(formats.format.digits, {
    minimumFractionDigits: isFine ? 1 : 0,
    maximumFractionDigits: isFine ? 1 : 0,
  });
  const text = (share: number) => formats.format.percent(format.format(share * 100));
  return [before === null ? null : text(before), text(now)];
}
