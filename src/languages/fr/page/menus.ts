import type { menus as en } from '#languages/en/page/menus.ts';
import type { Translation } from '#languages/translation.ts';

export const menus: Translation<typeof en> = {
  account: (name) => `Compte de ${name}`,
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  language: 'Langue',
  ownAccount: 'Votre compte',
  signOut: 'Se déconnecter',
  plans: 'Plans',
  newPlan: 'Nouveau plan…',
  archivedPlans: 'Archivés',
  fiscalYears: 'Exercices',
};
