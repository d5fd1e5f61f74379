import { readDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ShareTheme } from '#contract/share.ts';

/** By its address, else as its maker chose; auto follows the viewer's system. */
export function sharedTheme(made: ShareTheme): ShareTheme {
  return readDashboardQuery(window.location.search, 'M/D/Y').state.theme ?? made;
}

export function applySharedTheme(theme: ShareTheme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}
