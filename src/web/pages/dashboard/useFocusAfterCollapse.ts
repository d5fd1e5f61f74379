import { useEffect, useRef } from 'react';

/** Where collapsing the card removed the focused element. */
export function useFocusAfterCollapse(expandedId: string | null): void {
  const before = useRef(expandedId);

  useEffect(() => {
    const collapsed = before.current;
    before.current = expandedId;
    if (collapsed === null || expandedId !== null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-expand="${CSS.escape(collapsed)}"]`)?.focus({ preventScroll: true });
  }, [expandedId]);
}
