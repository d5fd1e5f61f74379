import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { planChangesPath } from '#contract/addresses.ts';
import type { WireChanges } from '#contract/change.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { CellPlace } from '#web/goal/entries/sheetCell.ts';
import { authorOf, type CellAuthor } from './cellAuthor.ts';

/** Moving through the sheet by arrows does not ask at each cell. */
const RESTED_MS = 400;
/** Only so many changes are searched. */
const LOOKED_THROUGH = 100;

/** Who wrote a cell's value, and when; null while unknown. Fetched again when the value changes. */
export function useCellAuthor(
  planId: string,
  { goalId, date, figure }: CellPlace,
  value: number | null,
): CellAuthor | null {
  const key = ['changes', planId, goalId, 'cell', date, figure, value] as const;
  const rested = useRested(key.join(' '));
  const found = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ goal_id: goalId, kind: 'figures', limit: String(LOOKED_THROUGH) });
      const { changes } = await fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal });
      return authorOf(changes, { goalId, date: formatIsoDate(date), figure });
    },
    enabled: value !== null && rested === key.join(' '),
    retry: false,
  });
  return found.data ?? null;
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
