import type { tv as en } from '#languages/en/page/tv.ts';
import type { Translation } from '#languages/translation.ts';

export const tv: Translation<typeof en> = {
  page: (page, pages) => `${page} sur ${pages}`,
  cards: 'Objectifs',
  pause: 'Rester sur cette page',
  resume: 'Reprendre le défilement',
  fullscreen: 'Plein écran',
  health: 'État global',
  noData: 'État global : aucune donnée',
  nothing: 'Rien n’est affiché ici pour le moment',
};
