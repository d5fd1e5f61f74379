import type { Figure } from '#web/goal/entries/sheetCell.ts';
import type { SheetColumn } from '#web/goal/entries/sheetColumns.ts';
import type { Drafts } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import type { Doubts } from '#web/pages/entry/book/doubt.ts';
import type { ColumnSpan } from '#web/pages/entry/cell/columnsInView.ts';
import type { Block, Editing, Spot } from '#web/pages/entry/keys/selection.ts';

export type GoalRowsProps = {
  readonly of: SheetGoal;
  readonly firstLine: number;
  readonly top: number;
  readonly row: number;
  readonly year: number;
  readonly columns: readonly SheetColumn[];
  readonly span: ColumnSpan;
  readonly figures: readonly Figure[];
  readonly drafts: Drafts;
  readonly doubts: Doubts;
  readonly block: Block | null;
  readonly fillBlock: Block | null;
  readonly active: Spot | null;
  readonly edit: Editing | null;
  readonly problemId: string | null;
  readonly onType: (text: string) => void;
};
