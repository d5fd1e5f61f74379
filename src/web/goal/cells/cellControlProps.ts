import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { CellAction } from './cellAction.ts';
import type { CellChoice } from './cellChoices.ts';
import type { CellDraft } from './cellDraft.ts';
import type { CellSave } from './useCellSave.ts';
import type { AfterCell } from './useCells.ts';

export type CellControlProps = {
  readonly action: CellAction;
  readonly goal: DashboardGoal;
  readonly edit: CellSave;
  readonly choices: readonly CellChoice[] | null;
  readonly name: string;
  readonly isSheet: boolean;
  /** What was typed to find a choice. */
  readonly search: string | null;
  /** What is wrong, and what others did. */
  readonly notes: ReactNode;
  readonly onCommit: (part?: Partial<CellDraft>, to?: AfterCell) => void;
  readonly onLeave: () => void;
};

export function typedIn({ draft }: CellSave): string {
  return typeof draft.value === 'string' ? draft.value : '';
}

/** What the cell has is replaced by typing; what was typed already goes on. */
export function selectWhole({ isChanged }: CellSave) {
  return ({ target }: { readonly target: HTMLInputElement }) => {
    if (!isChanged) target.select();
  };
}
