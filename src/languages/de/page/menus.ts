import type { menus as en } from '#languages/en/page/menus.ts';
import type { Translation } from '#languages/translation.ts';

export const menus: Translation<typeof en> = {
  account: (name) => `Konto von ${name}`,
  theme: 'Darstellung',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  language: 'Sprache',
  ownAccount: 'Ihr Konto',
  signOut: 'Abmelden',
  plans: 'Pläne',
  newPlan: 'Neuer Plan …',
  archivedPlans: 'Archiviert',
  fiscalYears: 'Geschäftsjahre',
};
