import type { Figure } from '#web/goal/entries/sheetCell.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import { cellText, type Drafts, rounded, shownValue } from '#web/goal/entries/sheetFigures.ts';
import { isComputedLock } from '#web/goal/entries/sheetLock.ts';
import type { Sheet, SheetGoal } from '#web/goal/entries/sheetModel.ts';

export type FittingWidths = { readonly period: number; readonly total: number };

/** Of tabular digits at 12 px in the heaviest weight used, and of the separators. */
const DIGIT = 7.8;
const MARK = 3.9;
const SIGN = DIGIT;
const LETTER = 7;
const LOCK = 16;
const NOW = 28;
const AROUND = 14;

/** Typed figures included; unchanged goals are not measured again. */
export function fittingWidths({ items, columns, figures }: Sheet, drafts: Drafts, year: number): FittingWidths {
  const asked = { columns, figures, year, drafts };
  const typedInto = new Set(Array.from(drafts.values(), ({ goalId }) => goalId));
  let period = Math.max(...columns.map(headWidth));
  let total = 0;
  for (const item of items) {
    if (item.kind === 'group') continue;
    const needed = typedInto.has(item.of.goal.id) ? measure(item.of, asked) : storedWidths(item.of, asked);
    period = Math.max(period, needed.period);
    total = Math.max(total, needed.total);
  }
  return { period: Math.ceil(period + AROUND), total: Math.ceil(total + AROUND) };
}

type Asked = {
  readonly columns: readonly SheetColumn[];
  readonly figures: readonly Figure[];
  readonly year: number;
  readonly drafts: Drafts;
};

const measured = new WeakMap<SheetGoal, FittingWidths & Pick<Asked, 'columns' | 'figures'>>();

function storedWidths(of: SheetGoal, asked: Asked): FittingWidths {
  const { columns, figures } = asked;
  const known = measured.get(of);
  if (known?.columns === columns && known.figures === figures) return known;
  const widths = { ...measure(of, { ...asked, drafts: NO_DRAFTS }), columns, figures };
  measured.set(of, widths);
  return widths;
}

const NO_DRAFTS: Drafts = new Map();

function measure(of: SheetGoal, { columns, figures, year, drafts }: Asked): FittingWidths {
  const isComputed = isComputedLock(of.lock);
  const { goal } = of;
  let period = 0;
  let total = figureWidth(goal.figures.ytd.actual, true);
  for (const figure of figures) {
    let largest = 0;
    let sum = 0;
    let decimals = 0;
    let sign = 0;
    for (const { start } of columns) {
      const place = drafts.size === 0 ? null : { goalId: goal.id, date: start, figure };
      const value = place === null ? of.entries.get(start)?.[figure] : shownValue(of, place, drafts);
      if (value === undefined || value === null) continue;
      const size = Math.abs(value);
      largest = Math.max(largest, size);
      sum += size;
      if (value < 0) sign = SIGN;
      if (!Number.isInteger(value)) decimals = Math.max(decimals, figureWidth(value, isComputed));
    }
    period = Math.max(period, wholeWidth(largest) + sign, decimals);
    // Not rounded: adding decimals exactly for every goal would take longer than rendering the sheet.
    const added = goal.aggregation === 'sum' ? sum : goal.aggregation === 'average' ? largest : 0;
    const isWhole = goal.aggregation === 'sum' && decimals === 0;
    const worked = wholeWidth(added) + sign + (isWhole ? 0 : MARK + 2 * DIGIT);
    total = Math.max(total, added === 0 ? period : worked);
  }
  const stated = figureWidth(goal.targetsByYear.get(year) ?? null, true);
  return { period, total: Math.max(total, stated, figureWidth(goal.figures.eoyTarget, true)) };
}

function headWidth({ label, isClosed, standing }: SheetColumn): number {
  return label.length * LETTER + (isClosed ? LOCK : 0) + (standing === 'current' ? NOW : 0);
}

/** Measured without formatting, which takes ten times as long. */
function figureWidth(value: number | null, isRounded: boolean): number {
  if (value === null) return 0;
  const sign = value < 0 ? SIGN : 0;
  const shown = isRounded && !Number.isInteger(value) ? (rounded(value) ?? value) : value;
  if (Number.isInteger(shown)) return wholeWidth(Math.abs(shown)) + sign;
  const digits = String(Math.abs(shown));
  if (digits.length > MOST_DIGITS || digits.includes('e')) return textWidth(cellText(shown));
  const decimals = digits.length - digits.indexOf('.') - 1;
  return wholeWidth(Math.floor(Math.abs(shown))) + sign + MARK + decimals * DIGIT;
}

const MOST_DIGITS = 16;

function wholeWidth(size: number): number {
  if (size > Number.MAX_SAFE_INTEGER) return textWidth(cellText(size));
  const digits = size < 10 ? 1 : Math.floor(Math.log10(size) + 1e-12) + 1;
  return digits * DIGIT + Math.floor((digits - 1) / 3) * MARK;
}

/** An upper estimate. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character === ',' || character === '.' ? MARK : DIGIT;
  return width;
}
