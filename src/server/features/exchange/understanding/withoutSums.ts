import type { Ledger } from './ledger.ts';
import { readFigure } from './readFigure.ts';
import type { RecordRead } from './recordRead.ts';

/** Leaves out a row without a number above all numbered ones whose figures are their sums. */
export function withoutSums(records: readonly RecordRead[], ledger: Ledger): RecordRead[] {
  const [first, ...others] = records;
  if (first === undefined || !first.isUnnumbered || first.figures.length === 0) return [...records];
  const numbered = others.filter(({ isUnnumbered }) => !isUnnumbered);
  const isSum = first.figures.every(({ column, text }) => {
    const sum = numbered.reduce(
      (total, { figures }) => total + (figureOf(figures.find((each) => each.column === column)?.text ?? '') ?? 0),
      0,
    );
    const value = figureOf(text);
    return value !== null && value !== 0 && Math.abs(sum - value) <= Math.abs(value) * 0.001;
  });
  if (!isSum || numbered.length < 2) return [...records];
  ledger.leaveRow(first.grid, first.line, 'total');
  return others;
}

function figureOf(text: string): number | null {
  return readFigure(text, '.')?.value ?? null;
}
