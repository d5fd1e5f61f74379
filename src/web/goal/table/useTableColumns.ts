import { type RefObject, useMemo } from 'react';
import { isOwnColumn } from '#contract/dashboardUrl.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { TABLE_COLUMNS } from '#core/plan/tableColumns.ts';
import { useInlineSize } from '#web/base/ui/useInlineSize.ts';
import { builtInName, type Column } from '#web/goal/list/ColumnHead.tsx';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type ChosenColumns, readColumns } from './chosenColumns.ts';
import { columnsThatFit, usualColumns } from './columnWidths.ts';
import { useMyColumns } from './myColumns.ts';

/** Before the table is measured, in px. */
const USUAL_WIDTH = 1280;

export type TableColumns = {
  /** With the goal. */
  readonly shown: readonly Column[];
  readonly beside: readonly Column[];
  readonly tracks: string;
  readonly chosen: ChosenColumns;
  /** How many of them are not shown, for the list is too narrow. */
  readonly withoutRoom: number;
  readonly available: readonly Column[];
  readonly isMine: boolean;
  /** What the plan shows to who chose nothing; null: the usual ones, which follow from the width of the page. */
  readonly ofPlan: ChosenColumns | null;
  readonly fieldOf: (column: Column) => OwnField | undefined;
  readonly nameOf: (column: Column) => string;
  readonly isEnd: (column: Column) => boolean;
};

/** Of the table, and of the tree, which has room for its actions. */
export function useTableColumns(
  list: RefObject<HTMLElement | null>,
  { spare = 0 }: { readonly spare?: number } = {},
): TableColumns {
  const shownPlan = usePlan();
  const { plan } = shownPlan;
  const { fields, tableColumns } = plan;
  const mine = useMyColumns(shownPlan);
  const isOwnerHidden = hidesOwners(shownPlan);
  const width = useInlineSize(list) ?? USUAL_WIDTH;
  return useMemo((): TableColumns => {
    const isKnown = (column: Column) =>
      !(column === 'owner' && isOwnerHidden) &&
      !(column === 'department' && (isOwnerHidden || plan.tiers !== 3)) &&
      !(column === 'outlook' && plan.isOutlookOff);
    const available = [...TABLE_COLUMNS, ...fields.map(({ id }): Column => `own-${id}`)].filter(isKnown);
    const own = readColumns(mine, available);
    const ofPlan = tableColumns.length === 0 ? null : readColumns(tableColumns, available);
    const chosen = own ?? ofPlan ?? usualColumns(width).filter(isKnown);
    const { columns: beside, tracks } = columnsThatFit(chosen, width, fields, spare);
    const fieldOf = (column: Column) => fields.find(({ id }) => `own-${id}` === column);
    return {
      shown: ['goal', ...beside],
      beside,
      tracks,
      chosen,
      withoutRoom: chosen.length - beside.length,
      available,
      isMine: own !== null,
      ofPlan,
      fieldOf,
      nameOf: (column) => fieldOf(column)?.name ?? builtInName(column),
      isEnd: (column) => {
        const field = fieldOf(column);
        return isOwnColumn(column) && field !== undefined && isNumeric(field.kind);
      },
    };
  }, [plan.isOutlookOff, plan.tiers, fields, tableColumns, mine, width, spare, isOwnerHidden]);
}
