import type { frame as en } from '#languages/en/page/frame.ts';
import type { Translation } from '#languages/translation.ts';

export const frame: Translation<typeof en> = {
  skip: 'Aller aux objectifs',
  menu: 'Menu principal',
  pages: {
    dashboard: 'Objectifs',
    'my-work': 'À faire',
    entry: 'Saisie',
    history: 'Historique',
    import: 'Import',
    settings: 'Paramètres',
  },
  where: 'Fil d’Ariane',
  accountButton: (name, initials) => `${initials}, compte de ${name}`,
  demo: 'Démo',
  archived: 'Archivé',
  plan: (name) => `Plan : ${name}`,
  fiscalYear: (label) => `Exercice : ${label}`,
  today: (date) => `Date fixée au ${date}`,
  fullscreen: 'Plein écran',
  more: 'Plus',
  share: 'Partager',
  search: 'Rechercher',
  print: 'Imprimer',
  leaveFullscreen: 'Quitter le plein écran',
  leaveTitle: 'Quitter cette page ?',
  leaveText: 'Ce que vous avez saisi ici n’est pas enregistré et sera perdu.',
  stay: 'Rester',
  leave: 'Quitter',
  notConnected: 'Pas de connexion à Milepost. Cette page reste ouverte ; réessayez dès que la connexion est rétablie.',
  openAgain: 'Réessayer',
};
