import type { deadEnds as en } from '#languages/en/server/deadEnds.ts';
import type { Translation } from '#languages/translation.ts';

export const deadEnds: Translation<typeof en> = {
  title: 'Aquí no hay nada',
  deadLink: {
    heading: 'No hay nada en esta dirección',
    text: 'Es posible que el enlace esté incompleto o ya no sea válido. Pida uno nuevo a la persona que se lo facilitó.',
  },
  noPage: {
    heading: 'No hay ninguna página en esta dirección',
    text: 'Compruebe la dirección. Es posible que tenga una errata o que la página se haya movido.',
  },
  home: 'Abrir Milepost',
};
