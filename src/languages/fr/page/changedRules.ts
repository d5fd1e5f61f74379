import type { changedRules as en } from '#languages/en/page/changedRules.ts';
import type { Translation } from '#languages/translation.ts';

export const changedRules: Translation<typeof en> = {
  title: 'Des règles de calcul ont changé',
  text: 'Cette version lit certaines valeurs autrement. Ces objectifs sont concernés ; leur statut est celui d’aujourd’hui. Les jours passés sont eux aussi affichés selon les règles d’aujourd’hui.',
  goals: (count) => (count < 2 ? `${count} objectif` : `${count} objectifs`),
  decision: (number) => `Décision ${number}`,
  dismiss: 'Compris, ne plus afficher',
  dismissFailed: 'L’enregistrement a échoué. Réessayez.',
  loadFailed: 'Les objectifs touchés par les règles modifiées n’ont pas pu être chargés.',
  retry: 'Réessayer',
  rules: {
    wayFromBaseline: {
      name: 'Objectifs qui partent d’une valeur initiale',
      text: 'L’écart à la cible se mesure en parts du chemin entre la valeur initiale et la cible finale, et l’avancement est la part parcourue de ce chemin. Un objectif qui va de 95 à 100 et se trouve à 91 est à −80 % et critique ; il était dans la cible.',
    },
    sparseTargets: {
      name: 'Cibles pour certaines périodes seulement',
      text: 'Une cible vaut pour sa période ou, si les cibles n’arrivent que toutes les quelques périodes, jusqu’à la suivante. Les valeurs des autres périodes comptent toujours dans le total, mais pas dans la comparaison avec la cible.',
    },
    targetsBelow: {
      name: 'Cibles des sous-objectifs',
      text: 'Lorsque des sous-objectifs n’ont une cible que toutes les quelques périodes, l’objectif qui les consolide en prend une part pour chacune de ces périodes. Avant, la cible de tout un trimestre était due dès son premier mois.',
    },
    quarterlyGoals: {
      name: 'Objectifs par trimestre',
      text: 'Les objectifs peuvent être suivis par trimestre. Ceux-ci n’ont une valeur que tous les trois mois et sont en retard entre-temps : modifiez-en un et choisissez « Trimestriel ». Vous voyez d’abord les nouvelles dates ; rien ne change tout seul.',
    },
    groupsCounted: {
      name: 'Les groupes sont comptés',
      text: 'Chaque nombre à côté d’un statut ou d’un filtre est désormais le nombre de cartes qu’il affiche, et un groupe compte pour un objectif, selon le statut qu’il montre. Avant, il représentait les objectifs qu’il contient. L’état global d’une vue change en conséquence ; il n’est pas affiché sous un filtre de statut.',
    },
    yearOfFormula: {
      name: 'Formules sur une année',
      text: 'Sur un trimestre, une année ou à date, une formule prend les périodes pour lesquelles tous ses objectifs ont une valeur, et en donne le nombre. Avant, une année pouvait diviser six mois de l’un par dix mois de l’autre.',
    },
  },
};
