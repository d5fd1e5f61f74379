import { type UseQueryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import type { DiffRow, DiffRows } from '#contract/importDraft.ts';
import type { RowRange } from '#web/base/ui/useVisibleRows.ts';
import { useRowsInView } from '#web/goal/list/useRowsInView.ts';
import { fetchRows, type ImportPlace, ROWS_AT_A_TIME, type ShownKind } from './importCalls.ts';

/** Which rows of a difference are looked at. */
export type RowsAsked = {
  readonly place: ImportPlace;
  /** Counted on when the import was worked out anew. */
  readonly round: number;
  readonly kind: ShownKind;
  readonly search: string;
};

export type DiffRowsShown = {
  readonly total: number;
  readonly range: RowRange;
  /** Null while it is on its way. */
  rowAt(index: number): DiffRow | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  retry(): void;
};

/** What was looked at stays this long, so that going back and forth asks nothing anew. */
const KEPT_MS = 60_000;

/** The rows of a difference as they come into view: of thousands only those near the viewport are asked for and drawn. */
export function useDiffRows(
  body: RefObject<HTMLElement | null>,
  { asked, rowHeight }: { readonly asked: RowsAsked; readonly rowHeight: number },
): DiffRowsShown {
  const client = useQueryClient();
  const { place, round, kind, search } = asked;
  const keyOf = (page: number, ofRound: number) => ['import-rows', place.id, kind, search, ofRound, page];
  const pageQuery = (page: number): UseQueryOptions<DiffRows> => ({
    queryKey: keyOf(page, round),
    queryFn: () => fetchRows(place, { kind, search, offset: page * ROWS_AT_A_TIME }),
    // What stood here before an answer stays until the import is worked out with it.
    placeholderData: () => client.getQueryData<DiffRows>(keyOf(page, round - 1)),
    gcTime: KEPT_MS,
  });
  const first = useQuery(pageQuery(0));
  const total = first.data?.total ?? 0;
  const range = useRowsInView(body, { count: total, rowHeight });
  const others = pagesIn(range);
  const pages = useQueries({ queries: others.map(pageQuery) });
  const rows = new Map(others.map((page, at) => [page, pages[at]?.data?.rows]));
  rows.set(0, first.data?.rows);
  const all = [first, ...pages];
  return {
    total,
    range,
    rowAt: (index) => rows.get(Math.floor(index / ROWS_AT_A_TIME))?.[index % ROWS_AT_A_TIME] ?? null,
    isLoading: first.isPending,
    isFailed: all.some(({ isError }) => isError),
    retry: useCallback(() => void client.refetchQueries({ queryKey: ['import-rows', place.id] }), [client, place.id]),
  };
}

/** The first page is asked for apart: it says how many rows there are. */
function pagesIn({ first, last }: RowRange): number[] {
  const from = Math.max(1, Math.floor(first / ROWS_AT_A_TIME));
  const to = Math.floor(last / ROWS_AT_A_TIME);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
