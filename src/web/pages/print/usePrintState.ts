import { useEffect } from 'react';
import { PRINT_STATE, type PrintState } from '#contract/printedReport.ts';

export function usePrintState(state: PrintState | null): void {
  useEffect(() => {
    if (state === null) return;
    const root = document.documentElement;
    root.setAttribute(PRINT_STATE, state);
    return () => root.removeAttribute(PRINT_STATE);
  }, [state]);
}
