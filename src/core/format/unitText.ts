import type { ValueUnit } from './number.ts';

/** What stands beside a field or a title for values of this kind: `%`, `$`, `days`. */
export function unitText({ valueType, currency, unit }: ValueUnit): string {
  return { currency, percent: '%', number: unit }[valueType];
}
