import type { Figure } from './sheetCell.ts';
import type { SheetColumn } from './sheetColumns.ts';
import { cellText, type Drafts, roundedText, shownValue, totalOf } from './sheetFigures.ts';
import type { Sheet, SheetGoal } from './sheetModel.ts';

/** Widths that show every figure whole, in px: of a period's column, and of the year's. */
export type FittingWidths = { readonly period: number; readonly total: number };

/** Of tabular digits at 12 px in the heaviest weight that is used, and of what stands between them. */
const DIGIT = 7.8;
const MARK = 3.9;
const LETTER = 7;
const LOCK = 16;
const NOW = 28;
/** Padding of a cell on both sides, and its rule. */
const AROUND = 14;

/** The widths that the figures of a sheet need, typed ones too. Goals without a change are not measured again. */
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
  const isComputed = of.lock?.kind === 'computed';
  let period = 0;
  let total = 0;
  for (const figure of figures) {
    for (const { start } of columns) {
      const value = shownValue(of, { goalId: of.goal.id, date: start, figure }, drafts);
      period = Math.max(period, figureWidth(value, isComputed));
    }
    total = Math.max(total, figureWidth(totalOf({ of, figure }, { columns, drafts, year }), true));
  }
  return { period, total };
}

/** `Nov now`, or a lock and `Oct`: an average letter is narrower than a digit. */
function headWidth({ label, isClosed, standing }: SheetColumn): number {
  return label.length * LETTER + (isClosed ? LOCK : 0) + (standing === 'current' ? NOW : 0);
}

/** Whole numbers of usual size, which most are, are measured without being written. */
function figureWidth(value: number | null, isRounded: boolean): number {
  if (value === null) return 0;
  if (!Number.isSafeInteger(value)) return textWidth(isRounded ? roundedText(value) : cellText(value));
  const size = Math.abs(value);
  const digits = size < 10 ? 1 : Math.floor(Math.log10(size) + 1e-12) + 1;
  return digits * DIGIT + (Math.floor((digits - 1) / 3) + (value < 0 ? 2 : 0)) * MARK;
}

/** About what a figure takes as it is written; never less. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character === ',' || character === '.' ? MARK : DIGIT;
  return width;
}
