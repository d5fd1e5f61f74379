import type { firstRun as en } from '#languages/en/page/firstRun.ts';
import type { Translation } from '#languages/translation.ts';

export const firstRun: Translation<typeof en> = {
  title: 'Dieser Plan ist leer. Wie möchten Sie beginnen?',
  goal: 'Das erste Ziel anlegen',
  goalText: 'Ein Titel, ein Jahresziel, wer verantwortlich ist.',
  file: 'Eine Tabelle importieren',
  fileText: 'XLSX, CSV oder JSON. Sie sehen jede Änderung, bevor sie übernommen wird.',
  demo: 'Den Demo-Plan ansehen',
  demoText: 'Ziele mit Werten aus mehreren Jahren. Leicht wieder zu entfernen.',
  afterwards: 'Danach',
  steps: {
    plan: 'Plan angelegt',
    goals: 'Erstes Ziel mit seinen zwölf Zielwerten',
    figures: 'Werte eines Monats, und die Karte ändert sich',
    people: 'Die Verantwortlichen einladen',
  },
  done: 'erledigt',
  waiting: 'Hier ist noch nichts. Die Leitung des Plans legt die ersten Ziele an.',
  settings: 'Einstellungen des Plans ändern',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
