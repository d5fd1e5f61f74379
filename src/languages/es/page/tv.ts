import type { tv as en } from '#languages/en/page/tv.ts';
import type { Translation } from '#languages/translation.ts';

export const tv: Translation<typeof en> = {
  page: (page, pages) => `${page} de ${pages}`,
  cards: 'Objetivos',
  pause: 'Permanecer en esta página',
  resume: 'Seguir pasando páginas',
  fullscreen: 'Pantalla completa',
  health: 'Salud',
  noData: 'Salud: sin datos',
  nothing: 'Ahora no hay nada que mostrar',
};
