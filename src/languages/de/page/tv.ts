import type { tv as en } from '#languages/en/page/tv.ts';
import type { Translation } from '#languages/translation.ts';

export const tv: Translation<typeof en> = {
  page: (page, pages) => `${page} von ${pages}`,
  cards: 'Ziele',
  pause: 'Auf dieser Seite bleiben',
  resume: 'Weiter von Seite zu Seite',
  fullscreen: 'Vollbild',
  health: 'Gesamtstand',
  noData: 'Gesamtstand: keine Daten',
  nothing: 'Hier wird im Moment nichts gezeigt',
};
