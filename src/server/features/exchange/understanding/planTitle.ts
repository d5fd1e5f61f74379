import { PLAN_TEXT_LIMITS } from '#contract/planCalls.ts';
import type { ReadTable } from './buildGoals.ts';
import { findPeriod } from './findPeriod.ts';
import type { Ledger } from './ledger.ts';
import { isGeneric } from './sheetParents.ts';

/** What the first line of the only sheet calls the plan that is made of it; null where it is none, or names a goal. */
export function planTitle(read: readonly ReadTable[], ledger: Ledger): string | null {
  const [grid, ...others] = new Set(read.map(({ table }) => table.grid));
  const [row] = grid?.rows ?? [];
  if (grid === undefined || row === undefined || others.length > 0 || grid.original !== undefined) return null;
  if (row.line >= Math.min(...read.flatMap(({ table }) => table.headLines))) return null;
  const cells = row.cells.map((cell) => (cell ?? '').trim());
  const [text = '', ...more] = new Set(cells.filter((cell) => cell !== ''));
  const place = { line: row.line, column: cells.indexOf(text) };
  if (more.length > 0 || !isName(text) || !ledger.isOut(grid, place)) return null;
  for (const [column, cell] of cells.entries()) if (cell !== '') ledger.take(grid, { line: row.line, column });
  return text;
}

/** A month, a quarter or a day is that of one file: the next one of the same plan says another. */
function isName(text: string): boolean {
  const found = findPeriod(text.replace(/\([^()]*\)/g, ' '));
  const isOfPlan = found === null || found.period.unit === 'year';
  const words = found?.rest ?? text;
  const isPair = /[:：]/.test(text);
  return (
    isOfPlan && !isPair && !isGeneric(words) && /\p{L}\P{L}*\p{L}/u.test(words) && text.length <= PLAN_TEXT_LIMITS.name
  );
}
