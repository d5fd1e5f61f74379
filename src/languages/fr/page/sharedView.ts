import type { sharedView as en } from '#languages/en/page/sharedView.ts';
import type { Translation } from '#languages/translation.ts';

export const sharedView: Translation<typeof en> = {
  title: (plan, company) => (company === '' ? plan : `${plan} · ${company}`),
  updated: (date) => `État au ${date}`,
  fiscalYear: 'Exercice',
  shown: 'Ce qui est affiché',
  goals: (count) => ({ figure: String(count), noun: count > 1 ? 'objectifs' : 'objectif' }),
  nothing: 'Rien n’est affiché ici pour le moment',
  nothingText: 'Aucun objectif ne correspond actuellement à cette vue. Cela peut changer.',
  goneTitle: 'Il n’y a rien à cette adresse',
  goneText:
    'Le lien est peut-être incomplet ou n’est plus valable. Demandez-en un nouveau à la personne qui vous l’a transmis.',
  failed: 'Cette vue n’a pas pu être chargée.',
  lockedTitle: 'Cette vue est protégée par un mot de passe',
  lockedText:
    'La personne qui vous a transmis le lien le connaît. Cet onglet reste ensuite ouvert douze heures ; un nouvel onglet le redemande.',
  password: 'Mot de passe',
  open: 'Ouvrir la vue',
  opening: 'Ouverture…',
  missing: 'Veuillez saisir le mot de passe.',
  wrong: 'Ce mot de passe est incorrect.',
  tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
};
