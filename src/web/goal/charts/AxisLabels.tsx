import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import type { Plot } from './plot.ts';

export function AxisLabels({
  plot: { lines, axis },
  unit,
  className,
}: {
  readonly plot: Pick<Plot, 'lines' | 'axis'>;
  readonly unit: ValueUnit;
  readonly className: string | undefined;
}) {
  const isShortened = lines.some(({ label }) => /\p{L}$/u.test(label));
  const tip = useWholeText(isShortened ? axis.lines.map((line) => formatFullValue(line, unit)).join(' – ') : '');
  return (
    <div aria-hidden="true" className={className} {...tip}>
      {lines.map(({ label, top }) => (
        <span key={label} style={{ top: `${top}%` }}>
          {label}
        </span>
      ))}
    </div>
  );
}
