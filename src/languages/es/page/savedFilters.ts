import type { savedFilters as en } from '#languages/en/page/savedFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const savedFilters: Translation<typeof en> = {
  list: 'Paneles guardados',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  deleteQuestion: '¿Eliminar?',
  yes: 'Sí',
  no: 'No',
  none: 'Filtre los objetivos y guarde el resultado con un nombre. Aparecerá aquí.',
  saver: 'Guardar este panel',
  editor: (name) => `Editar ${name}`,
  nameLabel: 'Nombre del panel',
  replace: 'Guardar también los filtros actuales',
  cancel: 'Cancelar',
  nameless: 'Ponga un nombre a este panel.',
  failed: 'No se pudo guardar este panel. Vuelva a intentarlo más tarde.',
  taken: 'Ya tiene un panel con este nombre. Elija otro.',
  tooMany: 'Ha alcanzado el número máximo de paneles. Elimine antes alguno.',
  update: (name) => `Actualizar «${name}»`,
  saveAsNew: 'Guardar como nuevo…',
  backTo: (name) => `Volver a «${name}» tal como se guardó`,
  wasSaved: (name) => `Panel guardado: ${name}`,
  wasDeleted: (name) => `Panel eliminado: ${name}`,
};
