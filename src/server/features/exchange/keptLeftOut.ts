import type { ImportProof } from '#contract/importQuestion.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';

/** So many cells are kept one by one; all are counted. */
const MOST_KEPT = 500;

/** What of files stays with the change that imported them: how much was filled, and what did not come in. */
export function keptLeftOut(files: string, proof: ImportProof | null): Pick<PlanChange, 'origin' | 'leftOut'> {
  if (proof === null) return { origin: { kind: 'import', files } };
  const { filled, out } = proof;
  return {
    origin: { kind: 'import', files, filled, out },
    ...(out === 0
      ? {}
      : { leftOut: { ...proof, groups: proof.groups.slice(0, MOST_KEPT), cells: proof.cells.slice(0, MOST_KEPT) } }),
  };
}
