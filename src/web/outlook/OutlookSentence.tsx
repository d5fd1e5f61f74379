import type { WireOutlook } from '#contract/outlook.ts';
import type { Day } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { roughly } from '#web/charts/roughly.ts';
import { formatDate, formatFullValue, formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/outlook/say.ts';

/** What the year is likely to end with, and how likely its target is. */
export function OutlookSentence({
  yearEnd,
  by,
  unit,
  dateFormat,
}: {
  readonly yearEnd: NonNullable<WireOutlook['year_end']>;
  /** The last day of the year, or of the goal. */
  readonly by: Day;
  readonly unit: ValueUnit;
  readonly dateFormat: DateFormat;
}) {
  const { expected, low80, high80, target, chance } = yearEnd;
  const value = (estimate: number) => formatFullValue(roughly(estimate), unit);
  const likely = { value: value(expected), by: formatDate(by, dateFormat), low: value(low80), high: value(high80) };
  const wanted = target === null ? null : formatFullValue(target, unit);
  return (
    <>
      <Emphasized parts={say.likely(likely)} /> {wanted !== null && chance === null && say.onlyTarget(wanted)}
      {wanted !== null && chance !== null && (
        <Emphasized parts={say.target(wanted, formatPercent(Math.round(chance * 100)))} />
      )}
    </>
  );
}

function Emphasized({ parts: [before, emphasis, after] }: { readonly parts: readonly string[] }) {
  return (
    <>
      {before}
      <b>{emphasis}</b>
      {after}
    </>
  );
}
