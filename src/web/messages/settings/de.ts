import type { en } from './en.ts';

export const de: typeof en = {
  sections: {
    general: 'Plan',
    members: 'Mitglieder',
    departments: 'Abteilungen',
    periods: 'Abgeschlossene Zeiträume',
    tokens: 'API-Schlüssel',
    webhooks: 'Webhooks',
  },
  nav: 'Einstellungen',
  nothing: 'Hier gibt es keine Einstellungen, die Sie ändern können.',
};
