import type { settings as en } from '#languages/en/page/settings.ts';

export const settings: typeof en = {
  sections: {
    general: 'Plan',
    words: 'Ebenen, Felder und Status',
    members: 'Mitglieder',
    departments: 'Abteilungen',
    periods: 'Abgeschlossene Zeiträume',
    tokens: 'API-Schlüssel',
    feeds: 'Verbindungen und Datenabrufe',
    webhooks: 'Webhooks',
  },
  nav: 'Einstellungen',
  nothing: 'Hier gibt es keine Einstellungen, die Sie ändern können.',
};
