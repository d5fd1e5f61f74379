import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { FoundPeriod } from './foundPeriod.ts';

const MONTH = /^(?:reporting )?(?:month|monat|mois|mes|mese|maand|miesiac|mesic|месяц|μηνας|manad|ay|月|月份)$/u;
const QUARTER =
  /^(?:reporting )?(?:quarter|quartal|trimestre|trimester|kwartaal|kwartal|ctvrtleti|квартал|τριμηνο|kvartal|ceyrek|季度|四半期)$/u;

/** The part of a year that a bare number is under a heading of months or quarters; null for any other cell. */
export function partNumber(cell: string, heading: string): FoundPeriod | null {
  const number = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
  const key = wordKey(heading);
  if (MONTH.test(key) && number >= 1 && number <= 12) return { unit: 'month', index: number, year: null };
  if (QUARTER.test(key) && number >= 1 && number <= 4) return { unit: 'quarter', index: number, year: null };
  return null;
}
