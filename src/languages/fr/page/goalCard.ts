import type { goalCard as en } from '#languages/en/page/goalCard.ts';
import type { Translation } from '#languages/translation.ts';

export const goalCard: Translation<typeof en> = {
  objective: 'Axe stratégique',
  checkIn: 'Faire le point',
  checkInOf: (name) => `Faire le point : ${name}`,
  expand: (name) => `Agrandir ${name}`,
  comments: (count) => `${count} ${count > 1 ? 'commentaires' : 'commentaire'}`,
  milestones: (done, total) =>
    total === 0 ? 'Ajoutez des jalons' : `${done} ${done > 1 ? 'jalons atteints' : 'jalon atteint'} sur ${total}`,
  lowerIsBetter: 'plus c’est bas, mieux c’est',
  basis: {
    yearEnd: 'de la cible annuelle',
    planEnd: 'de la cible finale',
    toDate: 'de la cible à date',
    toDateMet: 'de respect de la cible à date',
    way: (from, to) => `du chemin de ${from} à ${to}`,
    children: (count) => {
      if (count === null) return 'moyenne de ses objectifs';
      const { counted, of } = count;
      return `moyenne de ${counted} ${counted > 1 ? 'objectifs' : 'objectif'}${counted === of ? '' : ` sur ${of}`}`;
    },
    complete: 'd’avancement',
  },
  starts: (date) => `débute le ${date}`,
  noFigures: 'Pas encore de valeurs',
  firstPeriod: (period) => `Première période : ${period}`,
  noDates: 'Aucun graphique à afficher : cet objectif n’a ni date de début ni date de fin.',
  bar: (complete, isLower) => (isLower ? `cible respectée à ${complete}` : `${complete} d’avancement`),
  barWithTarget: (complete, target) => `${complete}, cible à date ${target}`,
  ytdTarget: 'Cumul / cible',
  ptdTarget: 'Cumul / cible',
  yearEnd: 'Fin d’année',
  planEnd: 'Fin du plan',
  owner: 'Pilote',
  noOwner: 'Personne',
  healthOf: (health) => `${health} / 100`,
  goals: 'Objectifs',
};
