import type { palette as en } from '#languages/en/page/palette.ts';
import type { Translation } from '#languages/translation.ts';

export const palette: Translation<typeof en> = {
  title: 'Búsqueda y acciones',
  hint: 'Objetivos, paneles, acciones',
  results: 'Resultados',
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  more: (count) => `${count.toLocaleString('es')} ${count === 1 ? 'objetivo' : 'objetivos'} más: siga escribiendo`,
  groups: {
    recent: 'Abiertos hace poco',
    goals: 'Objetivos',
    work: 'Iniciativas e hitos',
    saved: 'Paneles guardados',
    years: 'Ejercicios',
    plans: 'Planes',
    actions: 'Acciones',
  },
  foundIn: {
    owner: () => 'Responsable',
    measure: () => 'Indicador',
    description: () => 'Descripción',
    own: (by) => by,
    comment: (by) => (by === '' ? 'Comentario' : `Comentario de ${by}`),
  },
  keyword: (text) => `Filtrar por la palabra clave «${text}»`,
  theme: (theme) => `Tema: ${theme}`,
  escape: 'Esc',
  enter: 'Intro',
};
