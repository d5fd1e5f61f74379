import type { menus as en } from '#languages/en/page/menus.ts';
import type { Translation } from '#languages/translation.ts';

export const menus: Translation<typeof en> = {
  account: (name) => `Cuenta de ${name}`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  language: 'Idioma',
  ownAccount: 'Su cuenta',
  signOut: 'Cerrar sesión',
  plans: 'Planes',
  newPlan: 'Plan nuevo…',
  archivedPlans: 'Archivados',
  fiscalYears: 'Ejercicios',
};
