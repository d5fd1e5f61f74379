import { useNarrow } from '#web/base/ui/useNarrow.ts';

/** A row is 40 px high, on phones 56: for the finger, and for three lines of a title. */
export function useRowHeight(): number {
  return useNarrow() ? 56 : 40;
}
