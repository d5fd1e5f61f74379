import type { settings as en } from '#languages/en/page/settings.ts';
import type { Translation } from '#languages/translation.ts';

export const settings: Translation<typeof en> = {
  sections: {
    general: 'Plan',
    words: 'Niveles, campos y estados',
    members: 'Miembros',
    departments: 'Áreas',
    periods: 'Periodos cerrados',
    tokens: 'Claves de API',
    feeds: 'Conexiones y cargas',
    webhooks: 'Webhooks',
  },
  nav: 'Ajustes',
  nothing: 'Aquí no hay ninguna opción que pueda cambiar.',
};
