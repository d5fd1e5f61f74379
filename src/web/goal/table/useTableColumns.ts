import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { isOwnColumn } from '#contract/dashboardUrl.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { builtInName, COLUMNS, type Column, PLAIN_COLUMNS } from '#web/goal/list/ColumnHead.tsx';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type ChosenColumns, readColumns } from './chosenColumns.ts';
import { columnsThatFit } from './columnWidths.ts';
import { useMyColumns } from './myColumns.ts';

export type TableColumns = {
  /** With the goal. */
  readonly shown: readonly Column[];
  readonly beside: readonly Column[];
  /** Null: the usual ones, which follow from the width of the page. */
  readonly tracks: string | null;
  readonly chosen: ChosenColumns;
  /** How many of them are not shown, for the list is too narrow. */
  readonly withoutRoom: number;
  readonly available: readonly Column[];
  readonly isMine: boolean;
  /** What the plan shows to who chose nothing; null: the usual ones. */
  readonly ofPlan: ChosenColumns | null;
  readonly fieldOf: (column: Column) => OwnField | undefined;
  readonly nameOf: (column: Column) => string;
  readonly isEnd: (column: Column) => boolean;
};

/** Of the table, and of the tree, which has room for its actions and is usually without outlooks. */
export function useTableColumns(
  list: RefObject<HTMLElement | null>,
  { spare = 0, hasOutlook = true }: { readonly spare?: number; readonly hasOutlook?: boolean } = {},
): TableColumns {
  const shownPlan = usePlan();
  const { plan } = shownPlan;
  const { fields, tableColumns } = plan;
  const mine = useMyColumns(shownPlan);
  const isOwnerHidden = hidesOwners(shownPlan);
  const width = useWidth(list);
  const columns = useMemo((): Omit<TableColumns, 'withoutRoom'> => {
    const isTold = (column: Column) => column !== 'owner' || !isOwnerHidden;
    const all: readonly Column[] = (plan.isOutlookOff ? PLAIN_COLUMNS : COLUMNS).filter(isTold);
    const usual = hasOutlook ? all : PLAIN_COLUMNS.filter(isTold);
    const available: readonly Column[] = [...all, 'weight', 'nextStep', ...fields.map(({ id }): Column => `own-${id}`)];
    const own = readColumns(mine, available);
    const ofPlan = tableColumns.length === 0 ? null : readColumns(tableColumns, available);
    const kept = own ?? ofPlan;
    const fieldOf = (column: Column) => fields.find(({ id }) => `own-${id}` === column);
    const fitting = kept === null ? null : columnsThatFit(kept, width, fields, spare);
    const beside = fitting?.columns ?? usual.filter((column) => column !== 'goal');
    return {
      shown: ['goal', ...beside],
      beside,
      tracks: fitting?.tracks ?? null,
      chosen: kept ?? usual.filter((column) => column !== 'goal'),
      available: available.filter((column) => column !== 'goal'),
      isMine: own !== null,
      ofPlan,
      fieldOf,
      nameOf: (column) => fieldOf(column)?.name ?? builtInName(column),
      isEnd: (column) => {
        const field = fieldOf(column);
        return isOwnColumn(column) && field !== undefined && isNumeric(field.kind);
      },
    };
  }, [plan.isOutlookOff, fields, tableColumns, mine, width, spare, hasOutlook, isOwnerHidden]);
  const hidden = useHiddenHeads(list, columns.tracks === null ? width : null);
  return useMemo(() => {
    const { chosen, beside, tracks } = columns;
    return { ...columns, withoutRoom: tracks === null ? hidden : chosen.length - beside.length };
  }, [columns, hidden]);
}

/** How many of the usual columns the style sheet hides at a width; 0 where the columns are chosen (null). */
function useHiddenHeads(list: RefObject<HTMLElement | null>, width: number | null): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const heads = width === null ? [] : (list.current?.querySelectorAll('[role="columnheader"][data-column]') ?? []);
    setHidden([...heads].filter((head) => head.getClientRects().length === 0).length);
  }, [list, width]);
  return hidden;
}

function useWidth(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1280);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return width;
}
