import type { pageMenu as en } from '#languages/en/page/pageMenu.ts';
import type { Translation } from '#languages/translation.ts';

export const pageMenu: Translation<typeof en> = {
  label: 'Was diese Seite noch kann',
  exportPlan: 'Plan exportieren',
  print: 'Drucken oder PDF',
  hideCharts: 'Diagramme ausblenden',
  showCharts: 'Diagramme zeigen',
};
