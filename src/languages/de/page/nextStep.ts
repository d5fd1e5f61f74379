import type { nextStep as en } from '#languages/en/page/nextStep.ts';
import type { Translation } from '#languages/translation.ts';

export const nextStep: Translation<typeof en> = {
  title: 'Nächster Schritt',
  due: 'Tag des nächsten Schritts',
  placeholder: 'Was als Nächstes geschieht, in wenigen Worten',
  wasDue: (day: string) => `war fällig am ${day}`,
  saved: (goal: string) => `Nächster Schritt von ${goal} gespeichert`,
  noDay: (pattern: string) => `Geben Sie den Tag als ${pattern} ein.`,
  unreachable:
    'Der nächste Schritt konnte nicht gespeichert werden. Er steht noch da: Mit Enter versuchen Sie es noch einmal.',
  change: 'Nächsten Schritt ändern',
  add: 'Nächsten Schritt hinzufügen',
  askFailed: 'Die verantwortliche Person konnte nicht gefragt werden. Versuchen Sie es später noch einmal.',
  ask: 'Erfragen',
  asked: 'Heute erfragt',
  none: 'Kein nächster Schritt',
};
