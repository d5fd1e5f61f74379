import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Neuer Plan',
  name: 'Bezeichnung',
  nameHint: 'Zum Beispiel: Strategischer Plan 2027–2031.',
  nameMissing: 'Ein Plan braucht einen Namen.',
  company: 'Organisation',
  startsIn: 'Geschäftsjahr beginnt im',
  tiers: 'Ebenen',
  tiersOf: { 2: 'Ohne Abteilungen', 3: 'Mit Abteilungen' },
  begin: 'Beginnen mit',
  beginWith: { nothing: 'Einem leeren Plan', file: 'Einer Tabelle', demo: 'Der Demo' },
  beginText: {
    nothing: 'Sie schreiben die Ziele. Alles andere stellen Sie später ein.',
    file: 'Ein leerer Plan wird angelegt, dann wählen Sie die Datei und sehen, was darin steht, bevor etwas geschrieben wird.',
    demo: 'Der erfundene Plan einer Stadt mit drei Jahren Werten, zum Umsehen. Er wird in einem Schritt entfernt.',
  },
  make: 'Plan anlegen',
  making: 'Der Plan wird angelegt …',
  failed: 'Der Plan ließ sich nicht anlegen. Bitte versuchen Sie es noch einmal.',
};
