import type { ImportDraft } from '#contract/importDraft.ts';
import { type LeftOut, leavesOut } from './leftOut.ts';

/** How many cells of its file an import writes; null where changes are counted: most cells say what a plan holds already. */
export function cellsApplied({ plan, proof }: Pick<ImportDraft, 'plan' | 'proof'>, leftOut: LeftOut): number | null {
  return plan.isNew && proof !== null && !leavesOut(leftOut) ? proof.in : null;
}
