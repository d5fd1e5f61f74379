import { cutText } from '#core/goal/text.ts';
import type { ChartToTake } from './chartToTake.ts';

/** No system takes these in a name; marks that turn the direction of writing could hide what kind of file it is. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** The name of a chart's file, after its goal: `1.2 Cut water losses.csv`. */
export function fileNameOf({ title }: Pick<ChartToTake, 'title'>, kind: string): string {
  const name = title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return `${cutText(name, { longerThan: 80, keep: 79 }) || 'chart'}.${kind}`;
}
