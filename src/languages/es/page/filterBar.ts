import type { filterBar as en } from '#languages/en/page/filterBar.ts';
import type { Translation } from '#languages/translation.ts';

export const filterBar: Translation<typeof en> = {
  toggle: (count) => (count === 0 ? 'Filtrar' : count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  clear: 'Borrar filtros',
  remove: (kind) => `Quitar el filtro ${kind}`,
  more: (first, others) => `${first} +${others}`,
  ignored: (what) => `No se pudo leer una parte de la dirección y se omitió: ${what}.`,
  dismiss: 'Cerrar',
};
