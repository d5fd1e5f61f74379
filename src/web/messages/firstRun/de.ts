import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Dieser Plan ist leer. Beginnen Sie mit einem davon.',
  goal: 'Das erste Ziel schreiben',
  goalText: 'Ein Titel, ein Jahreszielwert, wer verantwortlich ist.',
  file: 'Eine Tabelle mitbringen',
  fileText: 'XLSX, CSV oder JSON. Sie sehen jede Änderung, bevor sie geschieht.',
  demo: 'Sich im Demo-Plan umsehen',
  demoText: 'Ziele mit Werten aus Jahren. In einem Schritt entfernt.',
  afterwards: 'Danach',
  steps: {
    plan: 'Plan angelegt',
    goals: 'Erstes Ziel und seine zwölf Zielwerte',
    figures: 'Werte eines Monats, und seine Karte bewegt sich',
    people: 'Die Verantwortlichen einladen',
  },
  done: 'erledigt',
  waiting: 'Hier ist noch nichts. Wer den Plan leitet, schreibt die ersten Ziele.',
  settings: 'Einstellungen des Plans ändern',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
