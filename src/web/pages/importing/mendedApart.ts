import type { ImportProof, OutCell } from '#contract/importQuestion.ts';

/** More cells that say that there is no figure are usual in their file, and stay together by their rows. */
const FEW = 12;

/** Whether cells only say that there is nothing. */
function saysNothing({ reason }: Pick<OutCell, 'reason'>): boolean {
  return reason === 'no_figure' || reason === 'no_day' || reason === 'none';
}

/** The cells that get a field of their own: those that cannot be read, and a few that only say that there is nothing. */
export function mendedApart({ cells, groups }: Pick<ImportProof, 'cells' | 'groups'>): readonly OutCell[] {
  const empty = groups.reduce((sum, group) => sum + (saysNothing(group) ? group.cells : 0), 0);
  return cells.filter(({ reason }) => reason === 'unreadable' || (saysNothing({ reason }) && empty <= FEW));
}
