import { useNarrow } from '#web/ui/useNarrow.ts';

/** A row is 40 px high, on phones 48 for the finger. */
export function useRowHeight(): number {
  return useNarrow() ? 48 : 40;
}
