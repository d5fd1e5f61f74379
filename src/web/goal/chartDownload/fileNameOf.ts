import { cutText } from '#core/goal/text.ts';
import type { ChartToTake } from './chartToTake.ts';

/** Not allowed in file names; direction marks could disguise the file type. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

export function fileNameOf({ title }: Pick<ChartToTake, 'title'>, kind: string): string {
  const name = title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return `${cutText(name, { longerThan: 80, keep: 79 }) || 'chart'}.${kind}`;
}
