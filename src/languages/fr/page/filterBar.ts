import type { filterBar as en } from '#languages/en/page/filterBar.ts';
import type { Translation } from '#languages/translation.ts';

export const filterBar: Translation<typeof en> = {
  toggle: (count) => (count === 0 ? 'Filtrer' : count === 1 ? '1 filtre actif' : `${count} filtres actifs`),
  clear: 'Effacer les filtres',
  remove: (kind) => `Retirer le filtre ${kind}`,
  more: (first, others) => `${first} +${others}`,
  ignored: (what) => `Une partie de l’adresse était illisible et a été ignorée : ${what}.`,
  dismiss: 'Masquer',
};
