import { useEffect, useRef } from 'react';

/** Gives the focus back to the card that was expanded, where collapsing it took the focus away. */
export function useFocusAfterCollapse(expandedId: string | null): void {
  const before = useRef(expandedId);

  useEffect(() => {
    const collapsed = before.current;
    before.current = expandedId;
    if (collapsed === null || expandedId !== null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-expand="${CSS.escape(collapsed)}"]`)?.focus({ preventScroll: true });
  }, [expandedId]);
}
