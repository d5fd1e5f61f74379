import type { live as en } from '#languages/en/page/live.ts';
import type { Translation } from '#languages/translation.ts';

export const live: Translation<typeof en> = {
  down: 'Hors connexion. Les modifications des autres apparaîtront dès que la connexion sera rétablie.',
  updated: 'Milepost a été mis à jour. La nouvelle version s’ouvrira avec la prochaine page.',
  ended: 'Vous n’avez plus accès à ce plan : votre session a été fermée ou vous n’êtes plus membre.',
  meanwhile: (by, what) => `${by}, à l’instant : ${what}.`,
  setTo: (label, value) => `${label} : ${value}`,
  gone: 'Cet objectif est archivé. Ce que vous avez saisi ici ne peut plus être enregistré :',
  feedGone: 'Ce flux a été retiré. Ce que vous avez saisi ici ne peut plus être enregistré :',
  shareGone: 'Ce lien a été révoqué. Votre saisie ne peut plus être enregistrée :',
  filterGone:
    'Ce tableau de bord enregistré a été supprimé dans une autre fenêtre. Ce que vous avez saisi ici ne peut plus être enregistré :',
  elsewhere: 'Vous avez modifié ceci dans une autre fenêtre :',
  otherGoals: 'Il montre maintenant d’autres objectifs.',
  noAccess:
    'Votre session est fermée ou vous n’êtes plus membre de ce plan. Ce que vous avez saisi ici ne peut plus être enregistré :',
  reload: 'Recharger',
};
