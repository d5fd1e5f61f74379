import type { webhooks as en } from '#languages/en/page/webhooks.ts';
import type { Translation } from '#languages/translation.ts';

export const webhooks: Translation<typeof en> = {
  title: 'Webhooks',
  text: 'Avertissez d’autres systèmes quand le statut d’un objectif change. Chaque message est signé, et renvoyé en l’absence de réponse.',
  offTitle: 'Les webhooks sont désactivés ici',
  offText: 'Un administrateur doit d’abord autoriser des hôtes avec la variable MILEPOST_WEBHOOK_HOSTS.',
  newTitle: 'Nouveau webhook',
  name: 'Usage',
  url: 'Adresse',
  urlHint: (hosts: string) => `Autorisés ici : ${hosts}`,
  make: 'Créer le webhook',
  madeTitle: 'Copiez le secret maintenant : il ne sera plus affiché',
  madeText:
    'Il vous permet de vérifier que les messages viennent d’ici : l’en-tête Milepost-Signature contient le HMAC SHA-256.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
  listTitle: 'Webhooks existants',
  none: 'Il n’y a pas encore de webhooks.',
  loading: 'Chargement des webhooks',
  failed: 'Les webhooks n’ont pas pu être chargés.',
  retry: 'Réessayer',
  paused: 'Suspendu',
  pause: 'Suspendre',
  resume: 'Réactiver',
  remove: 'Supprimer',
  namedPause: (name: string) => `Suspendre ${name}`,
  namedResume: (name: string) => `Réactiver ${name}`,
  namedRemove: (name: string) => `Supprimer ${name}`,
  ask: 'Le supprimer, avec ses messages en attente ?',
  yes: 'Oui',
  no: 'Non',
  log: 'Messages envoyés',
  nothingSent: 'Rien n’a encore été envoyé.',
  delivered: (answer: string) => `remis (${answer})`,
  waiting: (attempts: number, answer: string) =>
    `${attempts} ${attempts > 1 ? 'tentatives' : 'tentative'}, nouvel essai prévu : ${answer}`,
  first: 'envoi imminent',
  givenUp: (attempts: number, answer: string) =>
    `abandonné après ${attempts} ${attempts > 1 ? 'tentatives' : 'tentative'} : ${answer}`,
  unreachable: 'Le serveur ne répond pas. Réessayez.',
};
