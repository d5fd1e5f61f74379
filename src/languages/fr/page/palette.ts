import type { palette as en } from '#languages/en/page/palette.ts';
import type { Translation } from '#languages/translation.ts';

export const palette: Translation<typeof en> = {
  title: 'Recherche et actions',
  hint: 'Objectifs, tableaux de bord, actions',
  results: 'Résultats',
  found: (count) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  more: (count) =>
    `${count.toLocaleString('fr-FR')} ${count > 1 ? 'autres objectifs' : 'autre objectif'} : précisez la recherche`,
  groups: {
    recent: 'Ouverts récemment',
    goals: 'Objectifs',
    work: 'Initiatives et jalons',
    saved: 'Tableaux de bord enregistrés',
    years: 'Exercices',
    plans: 'Plans',
    actions: 'Actions',
  },
  foundIn: {
    owner: () => 'Pilote',
    measure: () => 'Indicateur',
    description: () => 'Description',
    own: (by) => by,
    comment: (by) => (by === '' ? 'Commentaire' : `Commentaire de ${by}`),
  },
  keyword: (text) => `Filtrer par le mot-clé « ${text} »`,
  theme: (theme) => `Thème : ${theme}`,
  escape: 'Échap',
  enter: 'Entrée',
};
