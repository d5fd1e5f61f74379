import { useNarrow } from '#web/base/ui/useNarrow.ts';

/** 36 px, on phones 56: for touch, and for three lines of a title. */
export function useRowHeight(): number {
  return useNarrow() ? 56 : 36;
}
