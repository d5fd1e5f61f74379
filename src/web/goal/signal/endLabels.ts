import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { SignalPlot } from './signalPlot.ts';

export type EndLabel = {
  readonly line: 'upper' | 'mean' | 'lower' | 'target';
  readonly text: string;
  readonly top: number;
};

export function endLabelsOf({ stretches, lastTarget }: SignalPlot, unit: ValueUnit): EndLabel[] {
  const latest = stretches.find(({ isLatest }) => isLatest);
  const value = (number: number) => formatFullValue(number, { ...unit, unit: '' });
  const labels: EndLabel[] = [];
  if (latest !== undefined) {
    const { limits } = latest;
    labels.push(
      { line: 'upper', text: say.limit(value(roughly(limits.upper))), top: latest.upper },
      { line: 'mean', text: say.mean(value(roughly(limits.mean))), top: latest.mean },
      { line: 'lower', text: say.limit(value(roughly(limits.lower))), top: latest.lower },
    );
  }
  if (lastTarget !== null)
    labels.push({ line: 'target', text: say.target(value(lastTarget.value)), top: lastTarget.top });
  return labels;
}
