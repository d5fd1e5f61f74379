import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
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
