import type { chartDownload as en } from '#languages/en/page/chartDownload.ts';
import type { Translation } from '#languages/translation.ts';

export const chartDownload: Translation<typeof en> = {
  button: 'Descargar este gráfico',
  kinds: { png: 'Imagen (PNG)', svg: 'Dibujo (SVG)', csv: 'Datos (CSV)' },
  failed: 'No se pudo guardar el gráfico en un archivo.',
  goal: 'Objetivo',
  start: 'Inicio',
  end: 'Fin',
  note: 'Nota',
  asOf: (date) => `A fecha de ${date}`,
};
