import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  page: (page, pages) => `${page} von ${pages}`,
  cards: 'Ziele',
  pause: 'Auf dieser Seite bleiben',
  resume: 'Weiter von Seite zu Seite',
  fullscreen: 'Vollbild',
  health: 'Gesamtstand',
  noData: 'Gesamtstand: keine Daten',
  nothing: 'Hier wird im Moment nichts gezeigt',
};
