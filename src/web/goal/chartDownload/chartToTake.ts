import type { Day } from '#core/calendar/date.ts';
import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';

export type ChartToTake = {
  readonly title: string;
  readonly subtitle: string;
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  readonly isPast: boolean;
};
