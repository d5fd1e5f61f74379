import { useLayoutEffect } from 'react';
import { readDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ShareTheme } from '#contract/share.ts';

/** By its address, else as its maker chose; auto follows the viewer's system. */
export function useSharedTheme(made: ShareTheme): void {
  const theme = readDashboardQuery(window.location.search, 'M/D/Y').state.theme ?? made;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);
}
