import { currencyOf } from '#server/features/exchange/values/currencies.ts';
import type { Action } from './actions.ts';

/** The currency that the headings of costs begin or end with: `Budget (€)`, `Kosten in EUR`; null where none does. */
export function currencyOfActions(actions: readonly Action[]): string | null {
  for (const { columns, roles } of new Set(actions.map(({ table }) => table)))
    for (const { at, heading } of columns) {
      const is = roles.get(at)?.is;
      if (is !== 'planned' && is !== 'spent') continue;
      const words = heading.split(/[\s()[\]（）]+/u).filter((word) => word !== '');
      for (const word of [words.at(-1) ?? '', words[0] ?? '']) {
        const sign = currencyOf(word)?.sign ?? null;
        if (sign !== null) return sign;
      }
    }
  return null;
}
