import type { pageMenu as en } from '#languages/en/page/pageMenu.ts';
import type { Translation } from '#languages/translation.ts';

export const pageMenu: Translation<typeof en> = {
  label: 'Autres actions de cette page',
  exportPlan: 'Exporter le plan',
  print: 'Imprimer ou PDF',
  hideCharts: 'Masquer les graphiques',
  showCharts: 'Afficher les graphiques',
};
