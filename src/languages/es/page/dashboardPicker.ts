import type { dashboardPicker as en } from '#languages/en/page/dashboardPicker.ts';
import type { Translation } from '#languages/translation.ts';

export const dashboardPicker: Translation<typeof en> = {
  picker: (name) => `Panel: ${name}`,
  save: 'Guardar',
  nothingToSave: 'Elija un filtro u otro nivel para poder guardar.',
  unknown: (name) => `No tiene ningún panel guardado llamado «${name}». Se muestran los filtros de la dirección.`,
};
