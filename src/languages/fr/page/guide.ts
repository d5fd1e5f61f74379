import type { guide as en } from '#languages/en/page/guide.ts';
import type { Translation } from '#languages/translation.ts';

export const guide: Translation<typeof en> = {
  welcome: 'Bienvenue dans Milepost',
  welcomeDemo:
    'Voici le plan d’une ville fictive, avec plusieurs années de valeurs. Modifiez ce que vous voulez : vous pouvez le supprimer en une seule étape.',
  welcomeText: 'Voici les objectifs de votre plan et où ils en sont aujourd’hui.',
  welcomeViewer:
    'Voici les objectifs de ce plan et où ils en sont aujourd’hui. Vous pouvez les rechercher et les filtrer, enregistrer vos propres tableaux de bord, revenir à une date passée et imprimer des rapports.',
  welcomeMember:
    'Voici les objectifs de votre plan et où ils en sont aujourd’hui. Les vôtres vous attendent sous « À faire ».',
  myWork: 'Voir ce qui me revient',
  myWorkText: 'Vos objectifs, ce qui est à surveiller et ce qui est à saisir.',
  enter: 'Saisir des valeurs',
  enterText: 'La feuille s’ouvre sur vos propres objectifs.',
  lookAround: 'Découvrir le plan de démonstration',
  showMe: 'Suivre la visite guidée',
  tourText: 'Un tour rapide de ce tableau de bord : une demi-minute.',
  own: 'Créer mon propre plan',
  ownText: 'Un nom et le mois où commence votre exercice.',
  file: 'Importer une feuille de calcul',
  fileText: 'XLSX, CSV ou JSON. Vous voyez chaque modification avant qu’elle ne soit appliquée.',
  notNow: 'Pas maintenant',
  callBack: 'Vous retrouverez la visite guidée dans le menu de votre compte.',
  stop: (at, all) => `${at} sur ${all}`,
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminé',
  end: 'Quitter la visite',
  steps: {
    card: {
      title: 'Un objectif, une carte',
      text: 'Le badge indique où en est l’objectif aujourd’hui ; cliquez dessus pour savoir pourquoi. Cliquez sur la carte pour voir son graphique, sur le titre pour voir tout le détail.',
    },
    status: {
      title: 'La vue d’ensemble',
      text: 'Cliquez sur un statut pour n’afficher que ces objectifs. L’état global résume en un seul chiffre tout ce qui est affiché.',
    },
    filter: {
      title: 'Seulement l’essentiel',
      text: 'Filtrez par pilote, échéance, niveau, etc., puis enregistrez le résultat comme tableau de bord personnel.',
    },
    year: {
      title: 'L’exercice',
      text: 'Passez à un autre exercice ou au plan entier. Le menu « Plus » montre le plan tel qu’il était à une date passée.',
    },
    search: {
      title: 'Tout retrouver',
      text: 'Recherchez des objectifs, des tableaux de bord, des exercices et des actions. La touche ? affiche tous les raccourcis clavier.',
    },
    entry: {
      title: 'Saisir les valeurs',
      text: 'Saisissez les valeurs ou collez-les depuis un tableur. La page « À faire » liste ce qui vous attend.',
    },
    share: {
      title: 'Montrer aux autres',
      text: 'Un lien en lecture seule vers ce que vous avez filtré : pour le conseil municipal, un site web ou un écran dans le hall.',
    },
  },
};
