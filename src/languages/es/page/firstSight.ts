import type { firstSight as en } from '#languages/en/page/firstSight.ts';
import type { Translation } from '#languages/translation.ts';

export const firstSight: Translation<typeof en> = {
  title: (year) => `Aún no hay datos de ${year}.`,
  latest: (year) => `Últimos: ${year}`,
  noneTitle: 'Aún no hay datos',
  text: 'Sin datos de este ejercicio no se evalúa ningún objetivo. Las tarjetas muestran el último valor, en gris, y el camino hacia la meta.',
  noneText: 'Aún no hay datos de estos objetivos, por lo que no se evalúa ninguno.',
  hide: 'Ocultar para mí',
  lookAt: (latest) => `Ver el plan con los datos de ${latest}`,
  show: (latest) => `Mostrar ${latest}`,
  judged: (count) => `${count} ${count === 1 ? 'objetivo evaluado' : 'objetivos evaluados'}`,
  loading: 'Contando…',
  bring: 'Añadir datos más recientes',
  bringFirst: 'Añadir datos',
  wait: (count) => (count === 1 ? '1 objetivo espera datos.' : `${count} objetivos esperan datos.`),
  importFile: 'Importar un archivo',
  type: 'Registrarlos',
};
