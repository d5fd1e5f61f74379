import type { pageMenu as en } from '#languages/en/page/pageMenu.ts';
import type { Translation } from '#languages/translation.ts';

export const pageMenu: Translation<typeof en> = {
  label: 'Otras acciones de esta página',
  exportPlan: 'Exportar el plan',
  print: 'Imprimir o PDF',
  hideCharts: 'Ocultar los gráficos',
  showCharts: 'Mostrar los gráficos',
};
