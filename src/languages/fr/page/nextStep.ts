import type { nextStep as en } from '#languages/en/page/nextStep.ts';
import type { Translation } from '#languages/translation.ts';

export const nextStep: Translation<typeof en> = {
  title: 'Prochaine étape',
  due: 'Jour de la prochaine étape',
  placeholder: 'Ce qui suit, en quelques mots',
  wasDue: (day: string) => `était prévue le ${day}`,
  saved: (goal: string) => `Prochaine étape de ${goal} enregistrée`,
  noDay: (pattern: string) => `Saisissez le jour sous la forme ${pattern}.`,
  unreachable:
    'La prochaine étape n’a pas pu être enregistrée. Elle est toujours là : appuyez sur Entrée pour réessayer.',
  change: 'Modifier la prochaine étape',
  add: 'Ajouter une prochaine étape',
  askFailed: 'Le pilote n’a pas pu être interrogé. Réessayez plus tard.',
  ask: 'La demander',
  asked: 'Demandée aujourd’hui',
  none: 'Pas de prochaine étape',
};
