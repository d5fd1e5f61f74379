import type { Day } from '#core/calendar/date.ts';
import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';

/** What of a chart goes into a file. */
export type ChartToTake = {
  /** The goal's number and title. */
  readonly title: string;
  /** The plan, the year, the toggle, and the day it was taken on. */
  readonly subtitle: string;
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  /** Without figures in the year shown: the past of the goal. */
  readonly isPast: boolean;
};
