import type { CellFlaw } from '#contract/importQuestion.ts';
import { type Recogniser, surest } from './model.ts';
import { readFigure } from './readFigure.ts';
import { why } from './why.ts';

/** What is wrong with a cell, and what is likely meant; null where nothing is. */
export type Repair = { readonly flaw: CellFlaw; readonly value: string | null };

type Repairer = Recogniser<string, Repair>;

const found = (flaw: CellFlaw, value: string | null, confidence: number): ReturnType<Repairer> => ({
  value: { flaw, value },
  confidence,
  reason: why('nothing_otherwise'),
});

/** `2/31/26`: the last day of that month. */
const noSuchDay: Repairer = (text) => {
  const parts = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/.exec(text);
  if (parts === null) return null;
  const [, one = '', mark = '', two = '', three = ''] = parts;
  if (one.length === 4) return found('no_such_day', lastDayFor([one, two, three], [0, 1, 2], mark), 0.9);
  const isDayFirst = mark === '.' || Number(one) > 12;
  return found('no_such_day', lastDayFor([one, two, three], isDayFirst ? [2, 1, 0] : [2, 0, 1], mark), 0.9);
};

function lastDayFor(parts: string[], [y = 0, m = 0, d = 0]: readonly number[], mark: string): string | null {
  const [year, month, day] = [Number(parts[y]), Number(parts[m]), Number(parts[d])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const full = year < 100 ? 2000 + year : year;
  const leap = (full % 4 === 0 && full % 100 !== 0) || full % 400 === 0;
  const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31;
  return parts.with(d, String(Math.min(day, last)).padStart(parts[d]?.length ?? 0, '0')).join(mark);
}

/** `1,8o`, `l20`: letters that look like figures. */
const letters: Repairer = (text) => {
  if (!/\d/.test(text) || !/^[\d.,\s%$€£-]*[oOlI][\d.,\soOlI%$€£-]*$/.test(text)) return null;
  const value = text.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  return isRead(value) ? found('letter', value, 0.8) : null;
};

/** `1.2m?` */
const doubted: Repairer = (text) => {
  const value = text.replace(/[?¿]/g, '').trim();
  return value !== text && isRead(value) ? found('question_mark', value, 0.85) : null;
};

/** `12-15`, `3 or 4`: the first of them. */
const several: Repairer = (text) => {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [first = ''] = numbers;
  return numbers.length === 2 && isRead(first) ? found('two_numbers', first, 0.7) : null;
};

const REPAIRERS: readonly Repairer[] = [noSuchDay, doubted, letters, several];

/** What a cell that could not be read is likely meant to be. */
export function repairOf(text: string): Repair {
  return surest(REPAIRERS, text.trim())?.value ?? { flaw: 'not_a_number', value: null };
}

function isRead(text: string): boolean {
  return readFigure(text, '.') !== null;
}
