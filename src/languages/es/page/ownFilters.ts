import type { ownFilters as en } from '#languages/en/page/ownFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const ownFilters: Translation<typeof en> = {
  search: (field: string) => `Buscar en ${field}`,
  contains: 'Texto que contiene',
  notANumber: 'Esto no es un número.',
  fromAboveTo: 'El primer número es mayor que el segundo.',
  showAll: (count: number) => `Mostrar los ${count} campos`,
  removedField: 'Campo eliminado',
  notApplied: 'no se aplica',
};
